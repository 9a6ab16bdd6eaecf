import type { ErrorBody } from '@halley/contract';
import { CallFailed, type CallOptions } from '@halley/contract/client';

type Answer = (input: { body?: unknown; query?: unknown }, options?: CallOptions) => unknown;

/** Stands in for the browser's client: `vi.mock('../query/api.ts', …)`. A call that has no answer never ends. */
export function createFakeApi() {
  const calls: [name: string, input: unknown][] = [];
  const answers: Record<string, Answer> = {};
  const api = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => async (input: { body?: unknown } | undefined, options?: CallOptions) => {
      calls.push([String(name), input]);
      const answer = answers[String(name)];
      return answer ? answer(input ?? {}, options) : new Promise(() => {});
    },
  });
  return {
    api,
    calls,
    answers,
    /** The inputs of one call, in order. */
    inputsOf: (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input),
    reset() {
      calls.length = 0;
      for (const name of Object.keys(answers)) delete answers[name];
      answers.listAuthProviders = () => [];
      answers.readPlayerSettings = () => ({ recaptcha: 'halley', captcha_provider: 'altcha' });
      answers.reportValidationErrors = () => null;
      answers.readPlayer = () => ({ id: 7, email: 'a@b.co', last_sign_in_at: null, last_sign_in_country: null });
    },
  };
}

export function refuse(status: number, body: unknown): () => never {
  return () => {
    throw new CallFailed('signIn', status, body as ErrorBody | null);
  };
}

/** 422 as the server writes it: `refuseField('login', 'invalid')`. */
export const refuseField = (field: string, code: string) => refuse(422, { errors: { [field]: { [code]: 'text' } } });
