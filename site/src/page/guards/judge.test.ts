import { describe, expect, test } from 'vitest';
import { judge, type Visitor } from './judge.ts';

const guest: Visitor = { isPlayer: false, tier: 'open', may: { register: true, signIn: true } };
const player: Visitor = { ...guest, isPlayer: true };
const partial: Visitor = { isPlayer: false, tier: 'partial', may: { register: false, signIn: false } };
const full: Visitor = { ...partial, tier: 'full' };
const estonian: Visitor = { ...full, may: { register: false, signIn: true } };

const forPlayers = [
  '/profile',
  '/users',
  '/profile/level',
  '/profile/gifts',
  '/profile/verification',
  '/profile/limits',
  '/profile/security',
  '/profile/games-history',
  '/profile/promocode',
  '/profile/subscriptions',
  '/cashbox',
  '/dashboard',
  '/deposit',
  '/accounts/EUR/deposit',
  '/deposit-bonus',
  '/withdraw',
  '/deposit-fast',
];
const forGuests = [
  '/sign-in',
  '/sign-up',
  '/login',
  '/registration',
  '/remind',
  '/new-password',
  '/email-verify',
  '/confirmation',
  '/sport/login',
  '/sport/registration',
];
const forAll = [
  '/',
  '/fairness',
  '/profile/limits/confirm?token=a',
  '/profile/password/edit',
  '/profile/confirmation',
  '/sport',
  '/sport/football',
  '/oops',
  '/profiles',
  '/confirmation?confirmation_token=a',
  '/play/halley-studio/orbit-dice',
];

describe('who may go where', () => {
  test.each(forPlayers)(
    '[GUARD-01] a guest at %s is sent to registration with the full path, a player goes on',
    (path) => {
      expect(judge(`${path}?a=1`, guest)).toEqual({ go: 'register', redirect: `${path}?a=1` });
      expect(judge(path, player)).toEqual({ go: 'on' });
    },
  );

  test.each(forGuests)('[GUARD-02] a player at %s is sent to main, a guest goes on', (path) => {
    expect(judge(path, player)).toEqual({ go: 'main' });
    expect(judge(path, guest)).toEqual({ go: 'on' });
  });

  test.each(forAll)('%s is open to both', (path) => {
    for (const visitor of [guest, player]) expect(judge(path, visitor)).toEqual({ go: 'on' });
  });
});

describe('[GUARD-03] restricted regions', () => {
  test.each([
    ['partial', partial],
    ['full', full],
  ] as const)('a guest of the %s tier goes neither to log-in nor to registration', (_tier, visitor) => {
    for (const path of ['/login', '/sign-in', '/sport/login']) {
      expect(judge(path, visitor)).toEqual({ go: 'nowhere', refused: 'login' });
    }
    for (const path of ['/registration?redirect=%2F', '/sign-up', '/sport/registration']) {
      expect(judge(path, visitor)).toEqual({ go: 'nowhere', refused: 'registration' });
    }
    for (const path of ['/', '/fairness', '/remind']) expect(judge(path, visitor)).toEqual({ go: 'on' });
  });

  test('[GUARD-04] nor to a game, whose rules stay readable', () => {
    for (const visitor of [partial, full, estonian]) {
      expect(judge('/play/a/b?mode=demo', visitor)).toEqual({ go: 'nowhere', refused: 'registration' });
      expect(judge('/play/a/b/rules', visitor)).toEqual({ go: 'on' });
    }
    expect(judge('/play/a/b', { ...partial, isPlayer: true })).toEqual({ go: 'on' });
  });

  test('a guest in Estonia may open log-in but not registration', () => {
    expect(judge('/login', estonian)).toEqual({ go: 'on' });
    expect(judge('/registration', estonian)).toEqual({ go: 'nowhere', refused: 'registration' });
  });
});

test('[GUARD-08] a player whose limit is reached goes to the limits instead of a game, and anywhere else', () => {
  const stopped: Visitor = { ...player, limitReached: true };
  expect(judge('/play/a/b?mode=real', stopped)).toEqual({ go: 'limits' });
  for (const path of ['/', '/profile/limits', '/withdraw', '/play/a/b/rules']) {
    expect(judge(path, stopped)).toEqual({ go: 'on' });
  }
});
