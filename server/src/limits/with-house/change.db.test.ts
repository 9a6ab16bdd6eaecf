import { describe, expect, test } from 'vitest';
import { dayMs, euro, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { writeDocument } from '../../config/index.ts';
import { createBrowser } from '../../identity/testing/test-identity.ts';

const house = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof house.player>>;
const hourMs = dayMs / 24;
const mind = () => house.mind();
const loss = (amount: number) => ({ type: 'loss', period: 'day', accounts: euro(amount) });

async function limited(amount = 100) {
  const player = await house.player();
  const answer = await player.set(loss(amount));
  expect(answer.statusCode, answer.body).toBe(200);
  return { player, id: answer.json()[0].id as number };
}
const tokenOf = async ({ email }: Player) => {
  const mail = (await house.mailsTo(email)).at(-1);
  return /\/profile\/limits\/confirm\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] as string;
};
/** As somebody who only has the mail: without a session. */
const confirm = (token: string) => createBrowser(house.app).call('POST', '/api/user_limits/confirm', { token });
const statuses = async (player: Player) => (await player.list()).map(({ status }) => status);
const changes = async ({ playerId }: Player) =>
  (await house.news('limits.changed', playerId)).map(({ change }) => change);

describe('[API-37] [API-38] set and read', () => {
  test('[LIMIT-02] the wrapped and the flat form are one', async () => {
    const player = await house.player();
    const wrapped = await player.set({ user_limit: loss(100) });
    expect(wrapped.json()).toMatchObject([
      {
        type: 'loss',
        period: 'day',
        status: 'active',
        disable_at: null,
        confirm_until: null,
        accounts: [{ currency: 'EUR', amount_cents: 100, current_value_amount_cents: 0 }],
      },
    ]);
    await player.set(loss(90));
    expect(await player.list()).toMatchObject([{ accounts: [{ amount_cents: 90 }] }]);
  });

  test('[LIMIT-01] of every type, in every period that is offered', async () => {
    const player = await house.player();
    const { periods } = (await player.call('GET', '/api/user_limits/offer')).json();
    expect(Object.keys(periods).toSorted()).toEqual(
      ['coolingoff', 'deposit', 'loss', 'selfexclusion', 'session', 'wager'].toSorted(),
    );
    for (const type of ['deposit', 'loss', 'wager']) {
      for (const period of periods[type]) await player.set({ type, period, accounts: euro(1_000) });
    }
    await player.set({ type: 'session', period: 'day', session_minutes: 60 });
    expect(await player.list()).toHaveLength(10);
    expect((await player.list()).at(-1)).toMatchObject({
      type: 'session',
      session_minutes: 60,
      session_used_seconds: 0,
    });
  });

  test('[LIMIT-03] breaks and exclusions in the other periods, each with the day it ends', async () => {
    const { periods } = (await (await house.player()).call('GET', '/api/user_limits/offer')).json();
    expect(new Set(Object.values(periods).flat())).toEqual(
      new Set(['day', 'day_3', 'week', 'month', 'month_3', 'month_6', 'month_9', 'month_12', 'forever']),
    );
    for (const type of ['coolingoff', 'selfexclusion']) {
      for (const period of periods[type]) {
        const player = await house.player();
        const answer = await player.set({ type, period });
        expect([answer.statusCode, answer.json()], period).toMatchObject([200, [{ type, period, status: 'active' }]]);
      }
    }
  });

  test('[LIMIT-04] a limit is active, and a looser one or a removal waits, first unconfirmed, then confirmed', async () => {
    const { player } = await limited();
    const wager = { type: 'wager', period: 'day', accounts: euro(100) };
    const id = (await player.set(wager)).json().find(({ type }: { type: string }) => type === 'wager').id;
    await player.set(loss(1_000));
    await confirm(await tokenOf(player));
    await player.call('DELETE', `/api/user_limits/${id}`);
    const told = async () => (await player.list()).map(({ type, status }) => [type, status]);
    const raised = [
      ['loss', 'active'],
      ['loss', 'confirmed'],
      ['wager', 'active'],
    ];
    expect(await told()).toEqual([...raised, ['wager', 'unconfirmed_disable']]);
    await confirm(await tokenOf(player));
    expect(await told()).toEqual([...raised, ['wager', 'confirmed_disable']]);
    await player.set(loss(900));
    expect(await statuses(player)).toEqual(['active', 'unconfirmed', 'active', 'confirmed_disable']);
  });

  test('the least a deposit limit may be is told, and held against what is asked for now', async () => {
    const player = await house.player();
    const deposit = (amount: number, period = 'day') => ({ type: 'deposit', period, accounts: euro(amount) });
    await player.set(deposit(500));
    const { database } = house;
    const write = async (content: unknown) => {
      await database.tx((tx) =>
        writeDocument(tx, { name: 'limits-config', content, by: 'a test', at: house.clock.now() }),
      );
      house.house.config.documents.doubt();
    };
    await write({ EUR: { minDep: { daily: 10, weekly: 50 } } });
    const offer = (await player.call('GET', '/api/user_limits/offer')).json();
    expect(offer.least_deposits).toEqual([
      { currency: 'EUR', period: 'day', amount_cents: 1_000 },
      { currency: 'EUR', period: 'week', amount_cents: 5_000 },
    ]);
    for (const refused of [deposit(400), deposit(999), deposit(4_999, 'week')]) {
      const answer = await player.set(refused);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['accounts']]);
    }
    // What was set before stays, a looser one waits as ever, and other kinds have no least.
    expect(await player.list()).toMatchObject([{ accounts: [{ amount_cents: 500 }] }]);
    expect((await player.set(deposit(5_000, 'week'))).statusCode).toBe(200);
    expect((await player.set(loss(1))).statusCode).toBe(200);
    expect((await player.set(deposit(1_000))).json()).toMatchObject([{}, { status: 'unconfirmed' }, {}, {}]);
    await write({});
  });

  test.each([
    [{}],
    [null],
    [{ user_limit: {} }],
    [{ type: 'hope', period: 'day' }],
    [{ type: 'loss', period: 'fortnight', accounts: euro(1) }],
    [{ type: 'loss', period: 'day' }],
    [{ type: 'loss', period: 'day', accounts: [] }],
    [{ type: 'loss', period: 'day', accounts: [{ currency: 'XXX', amount_cents: 1 }] }],
    [{ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: -1 }] }],
    [{ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 0.5 }] }],
    [{ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 1e300 }] }],
    [{ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: '5' }] }],
    [{ type: 'loss', period: 'day', accounts: [...euro(1), ...euro(2)] }],
    [{ type: 'loss', period: 'forever', accounts: euro(1) }],
    [{ type: 'session', period: 'day' }],
    [{ type: 'session', period: 'day', session_minutes: 4 }],
    [{ type: 'session', period: 'day', session_minutes: 1e9 }],
    [{ type: 'selfexclusion', period: 'day' }],
    [{ type: 'coolingoff', period: 'month_6' }],
  ])('nonsense is refused and changes nothing: %j', async (payload) => {
    const player = await house.player();
    expect([400, 422]).toContain((await player.set(payload as object)).statusCode);
    expect(await player.list()).toEqual([]);
  });

  test('[F-43] a session limit without its time says which field is needed, and what may stand in it', async () => {
    const player = await house.player();
    const answer = await player.set({ type: 'session', period: 'day' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { session_minutes: { required: expect.stringContaining('session_minutes, whole minutes from 5 to 1440') } },
    ]);
  });

  test('a guest has no limits', async () => {
    const guest = createBrowser(house.app);
    for (const [method, url] of [
      ['GET', '/api/user_limits'],
      ['POST', '/api/user_limits'],
      ['DELETE', '/api/user_limits/1'],
      ['POST', '/api/user_limits/1/keep'],
      ['GET', '/api/player/exclusion'],
      ['GET', '/api/player/spending'],
    ] as const) {
      expect((await guest.call(method, url, method === 'GET' ? undefined : {})).statusCode).toBe(401);
    }
  });
});

describe.each(['with the job', 'without the job'])('[API-40] [PP-24] a looser limit, %s', (way) => {
  const move = async (byMs: number) => {
    house.clock.advanceMs(byMs);
    if (way === 'with the job') await mind();
  };

  test('waits for the mailed token and then for the delay; the old one holds until then', async () => {
    const { player } = await limited();
    await player.set(loss(1_000));
    expect(await player.list()).toMatchObject([
      { status: 'active', accounts: [{ amount_cents: 100 }] },
      { status: 'unconfirmed', accounts: [{ amount_cents: 1_000 }], confirm_until: expect.any(String) },
    ]);
    expect(await player.play(101n)).toBe('LIMIT_REACHED');
    const answer = await confirm(await tokenOf(player));
    const from = new Date(house.clock.now().getTime() + dayMs).toISOString();
    expect([answer.statusCode, answer.json()]).toEqual([200, { type: 'loss', period: 'day', active_from: from }]);
    expect(await statuses(player)).toEqual(['active', 'confirmed']);
    await move(dayMs - 1);
    expect(await player.play(101n)).toBe('LIMIT_REACHED');
    await move(1);
    expect(await player.list()).toMatchObject([{ status: 'active', accounts: [{ amount_cents: 1_000 }] }]);
    expect(await player.play(1_000n)).toBe('taken');
    await mind();
    expect(await changes(player)).toEqual(['set', 'asked', 'confirmed', 'loosened']);
  });

  test('[API-39] a removal takes the same way', async () => {
    const { player, id } = await limited();
    const asked = await player.call('DELETE', `/api/user_limits/${id}`);
    expect(asked.statusCode, asked.body).toBe(200);
    expect(await statuses(player)).toEqual(['active', 'unconfirmed_disable']);
    await confirm(await tokenOf(player));
    expect(await player.list()).toMatchObject([
      { status: 'active' },
      { status: 'confirmed_disable', disable_at: new Date(house.clock.now().getTime() + dayMs).toISOString() },
    ]);
    expect(await player.play(101n)).toBe('LIMIT_REACHED');
    await move(dayMs);
    expect(await player.list()).toEqual([]);
    expect(await player.play(101n)).toBe('taken');
  });

  test('that nobody confirms in time is gone, and its token with it', async () => {
    const { player } = await limited();
    await player.set(loss(1_000));
    const token = await tokenOf(player);
    await move(dayMs);
    expect(await statuses(player)).toEqual(['active']);
    expect((await confirm(token)).statusCode).toBe(422);
    await move(dayMs);
    expect(await player.play(101n)).toBe('LIMIT_REACHED');
  });

  test('can be taken back before and after it was confirmed, by either id', async () => {
    const { player, id } = await limited();
    for (const isConfirmed of [false, true]) {
      await player.set(loss(1_000));
      if (isConfirmed) await confirm(await tokenOf(player));
      const waiting = (await player.list())[1]?.id;
      const kept = await player.call('POST', `/api/user_limits/${isConfirmed ? id : waiting}/keep`);
      expect(kept.statusCode, kept.body).toBe(200);
      expect(await statuses(player)).toEqual(['active']);
      expect((await player.call('POST', `/api/user_limits/${id}/keep`)).statusCode).toBe(404);
    }
    await move(2 * dayMs);
    expect(await player.play(101n)).toBe('LIMIT_REACHED');
  });

  test('session time is loosened the same way', async () => {
    const player = await house.player();
    await player.set({ type: 'session', period: 'day', session_minutes: 10 });
    await player.set({ type: 'session', period: 'day', session_minutes: 600 });
    await confirm(await tokenOf(player));
    await move(dayMs);
    await player.browser.signIn(player.email);
    expect(await player.list()).toMatchObject([{ session_minutes: 600 }]);
  });
});

describe('a token', () => {
  test('works once, also for many who come at once, and is nowhere in clear', async () => {
    const { player } = await limited();
    await player.set(loss(1_000));
    const token = await tokenOf(player);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(7);
    const { rows } = await house.database.query('select l::text as text from limits_limit l where player_id = $1', [
      player.playerId,
    ]);
    for (const row of rows) expect(row.text).not.toContain(token);
  });

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(200), '../../etc'])('that is none: %s', async (token) => {
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { token: { invalid: expect.any(String) } }]);
  });

  test('of a wish that was replaced is worth nothing: the later wish counts', async () => {
    const { player } = await limited();
    await player.set(loss(1_000));
    const first = await tokenOf(player);
    await player.set(loss(500));
    expect((await confirm(first)).statusCode).toBe(422);
    await confirm(await tokenOf(player));
    house.clock.advanceMs(dayMs);
    expect(await player.list()).toMatchObject([{ accounts: [{ amount_cents: 500 }] }]);
  });

  test('of a wish that a stricter one took back is worth nothing', async () => {
    const { player } = await limited();
    await player.set(loss(1_000));
    const token = await tokenOf(player);
    await player.set(loss(50));
    expect(await statuses(player)).toEqual(['active']);
    expect((await confirm(token)).statusCode).toBe(422);
    expect(await changes(player)).toEqual(['set', 'asked', 'tightened']);
  });
});

describe('many at once', () => {
  test('the same limit set 16 times is one limit', async () => {
    const player = await house.player();
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => player.set(loss(100 + index))));
    for (const { statusCode } of answers) expect(statusCode).toBe(200);
    const active = (await player.list()).filter(({ status }) => status === 'active');
    expect(active).toHaveLength(1);
    expect((await player.list()).length).toBeLessThanOrEqual(2);
  });

  test('a removal asked for eight times is one wish and one mail', async () => {
    const { player, id } = await limited();
    await Promise.all(Array.from({ length: 8 }, () => player.call('DELETE', `/api/user_limits/${id}`)));
    expect(await statuses(player)).toEqual(['active', 'unconfirmed_disable']);
    const mails = (await house.mailsTo(player.email)).filter(({ text }) => text.includes('/profile/limits/confirm'));
    expect(mails).toHaveLength(1);
  });

  test('confirming, keeping and tightening at once leave one clear state', async () => {
    const { player, id } = await limited();
    await player.set(loss(1_000));
    const token = await tokenOf(player);
    await Promise.all([
      confirm(token),
      player.call('POST', `/api/user_limits/${id}/keep`),
      player.set(loss(50)),
      player.play(10n),
      mind(),
    ]);
    house.clock.advanceMs(3 * dayMs);
    await mind();
    expect(await player.list()).toMatchObject([{ status: 'active', accounts: [{ amount_cents: 50 }] }]);
  });
});

describe('[PP-22] the proposal', () => {
  const proposal = async (player: Player) => (await player.call('GET', '/api/user_limits/offer')).json().limit_proposal;

  test('is due until the player has set a limit or declined', async () => {
    const [one, other] = [await house.player(), await house.player()];
    expect(await proposal(one)).toBe('due');
    await one.set(loss(100));
    expect(await proposal(one)).toBe('answered');
    expect((await other.call('POST', '/api/user_limits/decline')).statusCode).toBe(204);
    expect((await other.call('POST', '/api/user_limits/decline')).statusCode).toBe(204);
    expect(await proposal(other)).toBe('answered');
  });
});

describe('[PP-33] the trail', () => {
  test('has every change, with who made it', async () => {
    const { player } = await limited();
    await player.set(loss(1_000));
    await confirm(await tokenOf(player));
    house.clock.advanceMs(dayMs + hourMs);
    await mind();
    const record = house.house.consumers.find(({ name }) => name === 'audit-events');
    const data = await house.news('limits.changed', player.playerId);
    await house.database.tx(async (tx) =>
      record?.handle(
        tx,
        data.map((one) => ({ topic: 'limits.changed', data: one })),
      ),
    );
    const { rows } = await house.database.query(
      "select actor_kind, detail ->> 'change' as change from audit_entry where player_id = $1 and kind = 'limits.changed' order by id",
      [player.playerId],
    );
    expect(rows).toEqual([
      { actor_kind: 'player', change: 'set' },
      { actor_kind: 'player', change: 'asked' },
      { actor_kind: 'player', change: 'confirmed' },
      { actor_kind: 'system', change: 'loosened' },
    ]);
  });
});
