import type { z } from 'zod';
import { type Clock, inSpan, traceHeaders } from '../../../kit/index.ts';
import { ProviderAway, ProviderRefused } from '../../provider.ts';
import { newNonce, signCall } from './sign.ts';
import { RefusedAnswer } from './wire.ts';

export interface CallerOptions {
  /** Where the provider is: `https://pay.example`, or with a path. Asked anew for every call. */
  url: () => string;
  merchant: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
}

export interface ProviderCall<Answer> {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  answer: z.ZodType<Answer>;
}

const usualTimeoutMs = 10_000;
const largestAnswer = 4 * 1024 * 1024;

/**
 * Calls a provider. Three ways it can end, and they are never mixed up: an answer that can be read; a plain "no, and
 * nothing was done" (422); anything else, after which nobody knows.
 */
export function createCaller({ url, merchant, secret, clock, timeoutMs = usualTimeoutMs }: CallerOptions) {
  const send = (call: Omit<ProviderCall<unknown>, 'answer'>) =>
    inSpan('payment provider call', { kind: 'client', attributes: { 'http.request.method': call.method } }, () =>
      sendSigned(call),
    );

  async function sendSigned({
    method,
    path,
    body,
  }: Omit<ProviderCall<unknown>, 'answer'>): Promise<{ status: number; text: string }> {
    const target = new URL(url().replace(/\/$/, '') + path);
    const payload = body === undefined ? '' : JSON.stringify(body);
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const nonce = newNonce();
    const signed = { timestamp, nonce, method, path: target.pathname + target.search, body: payload };
    try {
      const response = await fetch(target, {
        method,
        // A signed call goes where it was meant to go.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'x-pay-merchant': merchant,
          'x-pay-timestamp': timestamp,
          'x-pay-nonce': nonce,
          'x-pay-signature': signCall(secret, signed),
          ...traceHeaders(),
        },
        ...(body !== undefined && { body: payload }),
      });
      const text = await response.text();
      if (text.length > largestAnswer) throw new ProviderAway('the answer is too long');
      return { status: response.status, text };
    } catch (error) {
      if (error instanceof ProviderAway) throw error;
      throw new ProviderAway('the provider does not answer', { cause: error });
    }
  }

  /** Null: it has never heard of it. */
  async function ask<Answer>({ answer, ...call }: ProviderCall<Answer>): Promise<Answer | null> {
    const { status, text } = await send(call);
    if (status === 404 && call.method !== 'POST' && RefusedAnswer.safeParse(readJson(text)).success) return null;
    if (status === 204) return null;
    if (status === 422) {
      const refused = RefusedAnswer.safeParse(readJson(text));
      if (refused.success) throw new ProviderRefused(`${refused.data.error.code}: ${refused.data.error.message}`);
    }
    const parsed = status === 200 || status === 201 ? answer.safeParse(readJson(text)) : undefined;
    if (!parsed?.success) throw new ProviderAway(`the provider answered ${status}, which cannot be read`);
    return parsed.data;
  }

  return { ask };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
