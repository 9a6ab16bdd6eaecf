import type { PageContext } from '@halley/contract';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { siteContext } from '../context/index.ts';
import { action } from './sign-out-route.ts';

async function post(prefix: string, headers: Record<string, string> = {}) {
  const signOut = vi.fn(async () => undefined);
  const context = new RouterContextProvider();
  context.set(siteContext, { api: { signOut }, prefix } as unknown as PageContext);
  const request = new Request('http://halley.test/sign-out', { method: 'POST', headers });
  const answer = await action({ request, context } as never);
  return { answer, signOut };
}

test.each([
  ['', '/#signed-out'],
  ['de', '/de#signed-out'],
])('[F-23] [AUTH-05] a log-out by form ends the session and leads from /%s to the start', async (prefix, place) => {
  const { answer, signOut } = await post(prefix);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, place]);
});

test('[F-23] another site cannot log anybody out', async () => {
  const { answer, signOut } = await post('', { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(signOut).not.toHaveBeenCalled();
});
