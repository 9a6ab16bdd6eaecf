import { describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { sayer } from '../i18n/index.ts';
import { keepNotices } from './keep-notices.ts';
import {
  type KeptNotice,
  noticeLifetimeMs,
  shownNotices,
  unexpired,
  withNotice,
  withoutNotice,
} from './kept-notices.ts';
import { noticeOf } from './notice-of.ts';
import { openShelf } from './notice-shelf.ts';
import { noticeAction } from './routes-by-name.ts';
import { noticeCountText, notices } from './store.ts';

const words = { say: sayer({ messages: catalogOf('en'), tag: 'en' }), tag: 'en' };
const tournament = {
  id: 9,
  title: 'Ring Race',
  start_at: '2026-11-15T10:00:00Z',
  end_at: '2026-11-20T10:00:00Z',
} as const;
const payment = {
  id: 5,
  amount_cents: 12_000,
  currency: 'EUR',
  payment_system: 'bank',
  recallable: false,
  continuable: false,
  created_at: '2026-11-15T10:00:00Z',
  finished_at: '2026-11-15T11:00:00Z',
  success: true,
} as const;
const gift = { id: 3, title: 'Welcome gift', stage: 'issued' };

describe('news become notices of their type', () => {
  test('[LIVE-13] [NOTIF-01] a personal one: plain, or with icon, title and button', () => {
    const button = { title: 'Look', toName: 'profile-limits' };
    const title = JSON.stringify({ title: 'Rich', icon: 'gift', link: '/games', button });
    expect(noticeOf('personal_notifications', { id: 1, title, text: 'T' }, words)).toEqual({
      type: 'personal_notifications',
      key: 'personal:1',
      text: 'T',
      content: { title: 'Rich', icon: 'gift', link: '/games', button },
    });
    expect(noticeOf('personal_notifications', { id: 2, title: 'Plain', text: 'T' }, words)).toEqual({
      type: 'personal_notifications',
      key: 'personal:2',
      text: 'T',
      title: 'Plain',
    });
  });

  test.each(['{', '{"x":1}', '{"title":7}', '[1]', 'null', '{"title":"a"'])(
    'a title that is not rich is a title: %s',
    (title) => {
      expect(noticeOf('personal_notifications', { id: 1, title, text: '' }, words)).toMatchObject({ title });
    },
  );

  test('nothing in it leads off the site or names a picture of its own', () => {
    const hostile = {
      title: 'x',
      icon: 'javascript:alert(1)',
      link: '//evil.example',
      button: { title: 'Go', path: 'https://evil.example' },
    };
    expect(
      noticeOf('personal_notifications', { id: 1, title: JSON.stringify(hostile), text: '' }, words)?.content,
    ).toEqual({
      title: 'x',
    });
  });

  test.each([
    [{ event: 'tournament_started' }, 'It has begun, and ends on 2026-11-20.'],
    [{ event: 'tournament_starts_soon' }, 'It starts soon.'],
    [{ event: 'player_joined_leaderboard', award_place: 4 }, 'You are on the board, in place 4.'],
    [
      { event: 'player_kicked_from_leaderboard', previous_place: 7 },
      'You were in place 7 and are not on the board any more.',
    ],
    [{ event: 'player_kicked_from_leaderboard' }, 'You are not on the board any more.'],
  ] as const)('a tournament’s %j', (more, text) => {
    const notice = noticeOf('tournament_notifications', { ...tournament, ...more }, words);
    expect(notice).toMatchObject({ type: 'tournament_notifications', identifier: 9, title: 'Ring Race', text });
    expect(notice?.content?.button).toEqual({ title: 'Look', path: '/tournaments/9' });
  });

  test('a tournament’s event that nobody knows yet is nothing', () => {
    expect(noticeOf('tournament_notifications', { ...tournament, event: 'new' as never }, words)).toBeNull();
  });

  test.each([
    ['deposit', true, 'Deposit arrived'],
    ['deposit', false, 'Deposit did not go through'],
    ['cashout', true, 'Withdrawal paid'],
    ['cashout', false, 'Withdrawal did not go through'],
  ] as const)('a payment that ended: %s, success %s', (action, success, title) => {
    const notice = noticeOf('payments_changes', { ...payment, action, success }, words);
    expect(notice).toMatchObject({ type: 'payments_changes', content: { title, button: { path: '/cashbox' } } });
    expect(notice?.text).toContain('€120.00');
  });

  test('a payment on its way is none', () => {
    expect(noticeOf('payments_changes', { ...payment, action: 'deposit', finished_at: null }, words)).toBeNull();
    // Taken back by the player: nothing has failed.
    expect(noticeOf('payments_changes', { ...payment, action: 'cashout', state: 'recalled' }, words)).toBeNull();
  });

  test.each(['bonuses_changes', 'freespins_changes'] as const)(
    '%s: only what was just issued and may be told of',
    (type) => {
      expect(noticeOf(type, gift, words)).toMatchObject({ type, content: { title: 'Welcome gift', icon: 'gift' } });
      expect(noticeOf(type, { ...gift, stage: 'activated' }, words)).toBeNull();
      expect(noticeOf(type, gift, { ...words, hiddenTitles: ['Welcome gift'] })).toBeNull();
    },
  );

  test('a bonus of the betting area', () => {
    expect(noticeOf('bonus_issued', { id: 1, type: 'freebet' }, words)).toMatchObject({ type: 'bonus_issued' });
  });
});

describe('what is kept', () => {
  const nowMs = Date.parse('2026-11-15T12:00:00Z');
  const here = { player: 7, nowMs };
  const one = { type: 'personal_notifications', key: 'personal:1', title: 'One' } as const;
  const add = (list: KeptNotice[], more: object = {}, id = 'a') =>
    withNotice(list, { ...one, ...more }, { ...here, id });

  test('[NOTIF-07] for two hours from when it was said', () => {
    expect(noticeLifetimeMs).toBe(7_200_000);
    const list = add([]);
    expect(list[0]?.expiry).toBe(nowMs + 7_200_000);
    expect(unexpired(list, { player: 7, nowMs: nowMs + 7_199_999 })).toHaveLength(1);
    expect(unexpired(list, { player: 7, nowMs: nowMs + 7_200_000 })).toEqual([]);
    expect(add([], { atMs: nowMs - 7_200_000 })).toEqual([]);
    expect(add([], { atMs: nowMs - 60_000 })[0]?.expiry).toBe(nowMs + 7_140_000);
    // A clock that runs ahead makes none live longer.
    expect(add([], { atMs: nowMs + 9e9 })[0]?.expiry).toBe(nowMs + 7_200_000);
  });

  test('once, also when it was put away; never another player’s', () => {
    const list = withoutNotice(add([]), 'a');
    expect(add(list, {}, 'b')).toEqual(list);
    expect(shownNotices(list)).toEqual([]);
    expect(unexpired(list, { ...here, player: 8 })).toEqual([]);
  });

  test('newest first, as the record says: no field of ours in it', () => {
    const list = add(add([]), { key: 'two', title: 'Two' }, 'b').map((notice, place) => ({
      ...notice,
      expiry: notice.expiry + place,
    }));
    expect(shownNotices(list)).toEqual([
      { id: 'b', type: 'personal_notifications', title: 'Two', expiry: nowMs + 7_200_001 },
      { id: 'a', type: 'personal_notifications', title: 'One', expiry: nowMs + 7_200_000 },
    ]);
  });

  test('[F-66] what was heard live and what the house kept of it are one notice, whichever comes first', () => {
    const heard = noticeOf('payments_changes', { ...payment, action: 'deposit' }, words);
    const written = { id: 4, key: 'payment:5:done', title: 'Deposit arrived', text: '' };
    const kept = noticeOf('personal_notifications', written, words);
    expect(heard?.key).toBe('payment:5:done');
    for (const order of [
      [heard, kept],
      [kept, heard],
    ]) {
      expect(order.reduce<KeptNotice[]>((list, notice) => add(list, notice ?? {}), [])).toHaveLength(1);
    }
  });

  test('not more than a hundred', () => {
    let list: KeptNotice[] = [];
    for (let number = 0; number < 150; number += 1) list = add(list, { key: `n${number}` }, `id${number}`);
    expect(list).toHaveLength(100);
  });
});

describe('the shelf', () => {
  const step = (list: KeptNotice[]) => list;
  test('without IndexedDB, or with one that breaks, memory serves', async () => {
    const throwing = {
      open: () => {
        throw new Error('forbidden');
      },
    } as unknown as IDBFactory;
    const failing = {
      open: () => {
        const request = { error: new Error('full') } as { error: Error; onerror?: () => void };
        queueMicrotask(() => request.onerror?.());
        return request;
      },
    } as unknown as IDBFactory;
    for (const factory of [undefined, throwing, failing]) {
      const shelf = openShelf(factory);
      const kept = { id: 'a', key: 'k', player: 1, type: 'bonus_issued', expiry: 1 } as const;
      expect(await shelf.change(step)).toEqual([]);
      await shelf.change((list) => [...list, kept]);
      expect(await shelf.change(step)).toEqual([kept]);
    }
  });

  test('[NOTIF-06] the bell’s list follows what comes, is put away and expires', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const keeper = keepNotices(7, { shelf: openShelf(undefined) });
    expect(notices.list()).toEqual([]);
    await keeper.add({ type: 'payments_changes', key: 'p', text: 'x' });
    await keeper.add({ type: 'payments_changes', key: 'p', text: 'x' });
    await keeper.add({ type: 'payments_changes', key: 'q', text: 'y' });
    expect(notices.list().map(({ text }) => text)).toEqual(['y', 'x']);
    await keeper.dismiss(notices.list()[0]?.id ?? '');
    expect(notices.list()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(noticeLifetimeMs + 10);
    expect(notices.list()).toEqual([]);
    keeper.stop();
    vi.useRealTimers();
  });
});

test('[NOTIF-05] the counter says the count, and 9+ above nine', () => {
  expect([0, 1, 9, 10, 250].map(noticeCountText)).toEqual(['0', '1', '9', '9+', '9+']);
});

describe('where a notice leads', () => {
  test.each([
    [{ title: 'Go', path: '/games' }, '/games'],
    [{ title: 'Go', toName: 'profile-gifts' }, '/profile/gifts'],
    [{ title: 'Go', toName: 'rocket-chance' }, undefined],
    [{ title: 'Go', toName: 'constructor' }, undefined],
    [undefined, undefined],
  ])('%j', (button, path) => {
    expect(noticeAction({ title: 'x', ...(button && { button }) })?.path).toBe(path);
  });
});
