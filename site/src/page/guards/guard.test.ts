import type { PageContext, Player } from '@halley/contract';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { siteContext } from '../../context/index.ts';
import { guardWith } from './guard.server.ts';
import type { Limit } from './limit-reached.ts';

async function ask(
  path: string,
  { player, prefix = '', limits }: { player?: Partial<Player>; prefix?: string; limits?: Limit[] },
) {
  const site = {
    prefix,
    tier: 'open',
    may: { register: true, signIn: true },
    mayBePlayer: player !== undefined,
    api: { readPlayer: async () => player ?? {} },
    onError: (error: unknown) => {
      throw error;
    },
  } as unknown as PageContext;
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  const url = new URL(`http://halley.test${prefix && `/${prefix}`}${path}`);
  const guard = guardWith(limits && (async () => limits));
  const args = { context, url, request: new Request(url), params: {}, pattern: '' };
  try {
    return await guard(args as never, async () => new Response('went on'));
  } catch (answer) {
    return answer as Response;
  }
}

const placeOf = (answer: unknown) => (answer as Response).headers.get('location');
const anna = { id: 1, currency: 'EUR' as const };

describe('the guard before every loader', () => {
  test('[GUARD-01] [ROLE-01] a guest is sent to registration with the full path and its base', async () => {
    expect(placeOf(await ask('/profile?tab=1', {}))).toBe('/registration?redirect=%2Fprofile%3Ftab%3D1');
    expect(placeOf(await ask('/profile', { prefix: 'de' }))).toBe('/de/registration?redirect=%2Fde%2Fprofile');
    expect(placeOf(await ask('/deposit', { prefix: 'guest' }))).toBe('/guest/registration?redirect=%2Fguest%2Fdeposit');
  });

  test('[GUARD-02] a player is sent from the pages of guests to main', async () => {
    expect(placeOf(await ask('/login', { player: anna }))).toBe('/');
    expect(placeOf(await ask('/sign-up', { player: anna, prefix: 'de' }))).toBe('/de');
  });

  test('[GUARD-08] with a limit used up a game leads to the limits', async () => {
    const used: Limit = {
      type: 'loss',
      accounts: [{ currency: 'EUR', amount_cents: 5, current_value_amount_cents: -5 }],
    };
    expect(placeOf(await ask('/play/a/b', { player: anna, limits: [used] }))).toBe('/profile/limits');
    expect(placeOf(await ask('/play/a/b', { player: anna, prefix: 'de', limits: [used] }))).toBe('/de/profile/limits');
    expect(placeOf(await ask('/play/a/b', { player: { ...anna, currency: 'CAD' }, limits: [used] }))).toBeNull();
    expect(placeOf(await ask('/play/a/b', { player: anna, limits: [] }))).toBeNull();
  });

  test('everyone else goes on', async () => {
    const answer = await ask('/fairness', {});
    expect(await (answer as Response).text()).toBe('went on');
  });
});
