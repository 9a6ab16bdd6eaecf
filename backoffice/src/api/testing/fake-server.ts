import { vi } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Answer = { status?: number; body?: unknown };

/** Answers by `METHOD /path`, in place of the network. What is not listed is a 404. */
export function fakeServer(answers: Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>): {
  asked: Asked[];
} {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const [path = ''] = input.split('?');
    const one: Asked = {
      method: init.method ?? 'GET',
      path: input,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    const listed = answers[`${one.method} ${path}`];
    // The menu asks by itself, again and again: a test that is not about it need not know.
    if (!listed && path === '/api/staff/queues') return new Response('{"queues":[],"notices":0}');
    asked.push(one);
    const answer = listed ?? { status: 404, body: { error: { code: 'NOT_FOUND' } } };
    const { status = 200, body } = typeof answer === 'function' ? await answer(one) : answer;
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
  return { asked };
}

export const member = {
  id: 1,
  email: 'ada@halley.test',
  name: 'Ada',
  role: 'admin',
  active: true,
  set_up: true,
  created_at: '2026-03-01T12:00:00.000Z',
  last_sign_in_at: null,
  locked_until: null,
};

export const openState = (permissions: readonly string[]) => ({
  state: 'open',
  member,
  permissions,
  recovery_codes_left: 10,
  idle_minutes: 30,
});
