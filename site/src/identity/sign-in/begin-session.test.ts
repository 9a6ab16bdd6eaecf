import type { Player } from '@halley/contract';
import { expect, test } from 'vitest';
import { beginSession, SessionNotKept } from './begin-session.ts';

function steps(player: Player | { id?: undefined }) {
  const order: string[] = [];
  const note =
    <T>(name: string, answer?: T) =>
    async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      return answer as T;
    };
  return {
    order,
    signIn: note('sign-in'),
    readPlayer: note('profile', player),
    clearForms: () => void order.push('forms cleared'),
    loadUserData: note<void>('user data'),
  };
}

const player = { id: 7, email: 'a@b.co' } as Player;

test('[AUTH-03] sign-in, then the profile, then the user data, each after the one before; [AUTH-04] forms are cleared', async () => {
  const { order, ...given } = steps(player);
  expect(await beginSession(given)).toBe(player);
  expect(order).toEqual([
    'sign-in begins',
    'sign-in ends',
    'forms cleared',
    'profile begins',
    'profile ends',
    'user data begins',
    'user data ends',
  ]);
});

test('a sign-in that is refused clears nothing and asks nothing', async () => {
  const { order, ...given } = steps(player);
  const refusal = new Error('no');
  await expect(beginSession({ ...given, signIn: () => Promise.reject(refusal) })).rejects.toBe(refusal);
  expect(order).toEqual([]);
});

test('a browser that keeps no cookie is told so', async () => {
  const { order, ...given } = steps({});
  await expect(beginSession(given)).rejects.toThrow(SessionNotKept);
  expect(order).not.toContain('user data begins');
});
