import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PromotionRule } from '@halley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tx, writeEvents } from '../../server/src/kit/index.ts';
import { until } from '../../server/src/kit/testing/until.ts';
import { aRule, usualPlay } from '../../server/src/promotions/testing/a-rule.ts';
import { promotionsOn } from '../../server/src/promotions/testing/test-promotions.ts';
import { credit } from '../../server/src/wallet/index.ts';
import { type HouseProcess, startHouse } from '../boot/house-process.ts';
import { deep } from '../deep.ts';
import { type LimitedHouse, openLimitedHouse } from '../limited-house.ts';

/** One process takes registrations, deposits and rounds; another one counts, gives and follows, and is killed again and again. */
let house: LimitedHouse;
let worker: HouseProcess | undefined;
beforeAll(async () => {
  house = await openLimitedHouse();
  // Rates begin with the database, which may be younger than the clock of this house.
  await house.database.query(`update loyalty_rate set from_at = '2026-01-01'`);
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await worker?.ended;
  await house.close();
});

const kills = deep(3, 20);
const consumers = [
  'promotions-count',
  'promotions-meter',
  'promotions-give',
  'promotions-watch',
  'bonuses-follow',
  'bonuses-breaks',
  'bonuses-charge-backs',
  'loyalty-points',
];
const bonus = { ...usualPlay, wager: 1, games: {} };
const cash = (amount: number) => [{ type: 'cash' as const, amount: { EUR: amount } }];
const meter = (of: 'stake' | 'deposits', steps: readonly number[]): Partial<PromotionRule> => ({
  kind: 'no_deposit',
  trigger: {
    meter: { of, money: 'cash', games: {}, window: 'whole', from: 'start' },
    reaches: steps.map((at) => ({ at: { EUR: at }, rewards: cash(at / 100) })),
  },
  condition: {},
  rewards: cash(1),
  caps: { perPlayer: 9 },
});

const startWorker = () => startHouse({ environment: { DATABASE_URL: house.database.url, HALLEY_ROLE: 'worker' } });
type Player = Awaited<ReturnType<LimitedHouse['player']>>;

/** The offer is reserved with the payment; the money and the news of it come together. Says which payment it was. */
async function deposit({ playerId }: Player, promotionId: number): Promise<string> {
  const [reference, amount] = [randomUUID(), 400n];
  const money = { playerId, currency: 'EUR' as const, amount };
  const offer = { ...money, offerId: `offer-${promotionId}`, method: 'visa', reference };
  await house.database.tx((tx) => house.house.promotions.reserveOffer(tx, offer));
  await house.database.tx(async (tx: Tx) => {
    await credit(tx, { ...money, key: reference, reason: 'deposit', house: 'payments' });
    const told = { playerId, paymentId: 1, amount: String(amount), currency: 'EUR', number: 1, method: 'visa' };
    await writeEvents(tx, 'payments.deposited', [{ ...told, reference, at: house.clock.now().toISOString() }]);
  });
  return reference;
}

type Loaded = Player & { reference: string };

/** Somebody new, a deposit with an offer, and rounds, of which every third is taken back after its end. */
async function someLoad(promotionId: number): Promise<Loaded> {
  const player = await house.player();
  const reference = await deposit(player, promotionId);
  for (let round = 0; round < 6; round += 1) {
    expect(await player.play(300n, { win: round % 2 ? 400n : 0n })).toBe('taken');
    const [roundId, bet] = [randomUUID(), randomUUID()];
    expect(await player.act([{ kind: 'bet', id: bet, amount: 200n }, { kind: 'end' }], { roundId })).toBe('taken');
    if (round % 3 === 0) {
      expect(await player.act([{ kind: 'undo', id: randomUUID(), of: bet }], { roundId })).toBe('taken');
    }
  }
  return { ...player, reference };
}

/** Nothing is behind any of them: what one of them writes the next one has read. */
const caughtUp = async () => {
  const { rows } = await house.database.query<{ behind: boolean }>(
    `select exists (select 1 from kit_outbox o where (o.xid, o.id) > (c.xid, c.id)) as behind
     from kit_consumer c where c.name = any($1)`,
    [consumers],
  );
  return rows.length === consumers.length && rows.every(({ behind }) => !behind);
};

const ask = async (sql: string, values: unknown[] = []) => (await house.database.query(sql, values)).rows;

test('a worker that is killed again and again counts everything once and gives everything once', {
  timeout: 600_000,
}, async () => {
  const { live } = promotionsOn(house.database);
  const welcome = await live(
    aRule({
      kind: 'registration',
      trigger: { event: 'registered' },
      condition: {},
      rewards: [{ type: 'bonus', amount: { EUR: 100 }, ...bonus }],
    }),
  );
  const offer = await live(
    aRule({
      condition: {},
      rewards: [{ type: 'bonus', percent: 50, cap: { EUR: 10_000 }, ...bonus }],
      caps: { perPlayer: 9 },
    }),
  );
  const staked = await live(aRule(meter('stake', [500, 1_500, 100_000])));
  const deposited = await live(aRule(meter('deposits', [300])));
  await until(() =>
    someLoad(offer).then(
      () => true,
      () => false,
    ),
  );

  const players: Loaded[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    worker = await startWorker();
    const load = Promise.all(Array.from({ length: 6 }, () => someLoad(offer)));
    // Sleeps because the blow should fall anywhere: while news is read, counted, given, committed.
    await sleep(randomInt(0, 400));
    worker.kill('SIGKILL');
    expect((await worker.ended).signal).toBe('SIGKILL');
    players.push(...(await load));
  }
  worker = await startWorker();
  await until(caughtUp);

  const ids = players.map(({ playerId }) => playerId);
  expect(await ask(`select id, state from promotions_grant where state <> 'given'`)).toEqual([]);
  const perPlayer = await ask(
    `select player_id, promotion_id, count(*) from promotions_grant where player_id = any($1) group by 1, 2
     having count(*) <> case promotion_id when $2 then 2 else 1 end`,
    [ids, staked],
  );
  expect(perPlayer).toEqual([]);
  for (const [promotionId, times] of [
    [welcome, 1],
    [offer, 1],
    [staked, 2],
    [deposited, 1],
  ] as const) {
    const [given] = await ask('select count(*) from promotions_grant where promotion_id = $1 and player_id = any($2)', [
      promotionId,
      ids,
    ]);
    expect([promotionId, Number(given?.count)]).toEqual([promotionId, ids.length * times]);
  }
  // Each as one gift or one payment, no more.
  const gifts = await ask(
    `select g.id from promotions_grant g left join bonuses_gift b on b.source_key = 'grant:' || g.id
     where g.promotion_id = any($1) group by g.id having count(b.id) <> 1`,
    [[welcome, offer]],
  );
  expect(gifts).toEqual([]);
  const [prizes] = await ask(`select count(*), sum(cash) from wallet_transfer where reason = 'prize'`);
  const [due] = await ask(
    `select count(*), sum(trim('n' from reward->>'amount')::bigint) from promotions_grant where promotion_id = any($1)`,
    [[staked, deposited]],
  );
  expect(prizes).toEqual(due);
  // Meters are what rounds and deposits come to.
  const meters = await ask(
    `select m.player_id, m.value::text as value, r.staked::text as staked from promotions_meter m
     full join (select player_id, sum(stake_cash) as staked from wagers_round where state = 'closed' group by 1) r
       on r.player_id = m.player_id
     where coalesce(m.promotion_id, $1) = $1 and m.value is distinct from r.staked`,
    [staked],
  );
  expect(meters).toEqual([]);
  expect(await ask(`select 1 from promotions_meter where promotion_id = $1 and value <> 400`, [deposited])).toEqual([]);
  // Nothing waits for its turn where nothing is played with.
  const waiting = await ask(
    `select account_id from bonuses_gift where type = 'bonus' group by 1
     having bool_or(stage = 'wait' and paused_at is null) and not bool_or(stage = 'handle_bets')`,
  );
  expect(waiting).toEqual([]);
  // Points are what rounds in cash come to.
  const { kind } = (await house.house.games.readGameFacts(house.database))('halley-studio/orbit-dice');
  const points = await ask(
    `select r.player_id, a.chargeable, r.earned from loyalty_account a
     full join (select player_id, sum(stake_cash * 1000000 / (select subunits_per_point from loyalty_rate
         where product = $1 and currency = 'EUR' order by from_at desc limit 1)) as earned
       from wagers_round where state = 'closed' group by 1) r on r.player_id = a.player_id
     where a.chargeable is distinct from r.earned`,
    [kind],
  );
  expect(points).toEqual([]);
  expect(await house.findings()).toEqual([]);

  await leaveAndReturn(players);
  expect(await house.findings()).toEqual([]);
});

/** Every other player leaves, the deposits of the others are charged back, and the worker goes down in between. */
async function leaveAndReturn(players: readonly Loaded[]): Promise<void> {
  const open = `stage in ('issued', 'wait', 'handle_bets', 'activated')`;
  const left = players.filter((_, index) => index % 2 === 0);
  for (let kill = 0; kill < kills; kill += 1) {
    const now = players.slice(kill * 6, kill * 6 + 6);
    const news = Promise.all(now.map((player) => (left.includes(player) ? leave(player) : chargeBack(player))));
    // Sleeps because the blow should fall anywhere, as above.
    await sleep(randomInt(0, 200));
    worker?.kill('SIGKILL');
    await worker?.ended;
    await news;
    worker = await startWorker();
  }
  await until(caughtUp);
  const leavers = left.map(({ playerId }) => playerId);
  expect(await ask(`select id from bonuses_gift where ${open} and player_id = any($1)`, [leavers])).toEqual([]);
  const returned = players.filter((player) => !left.includes(player)).map(({ reference }) => reference);
  expect(await ask(`select id from bonuses_gift where ${open} and occasion ~ any($1)`, [returned])).toEqual([]);
  // Each end is one move, and what it pays is paid once.
  const ends = await ask(
    `select g.id from bonuses_gift g join bonuses_move m on m.gift_id = g.id and m.to_stage = 'canceled' and m.from_stage <> 'canceled'
     where g.end_reason in ('excluded', 'charged_back') group by 1 having count(*) <> 1`,
  );
  expect(ends).toEqual([]);
  const [canceled] = await ask(`select count(*)::int as gifts from bonuses_gift where end_reason is not null`);
  expect(canceled?.gifts).toBeGreaterThan(0);
}

async function leave(player: Player): Promise<void> {
  expect((await player.set({ type: 'selfexclusion', period: 'month_6' })).statusCode).toBeLessThan(300);
}

async function chargeBack({ playerId, reference }: Loaded): Promise<void> {
  const at = house.clock.now().toISOString();
  const flagged = { paymentId: 1, provider: 'visa', kind: 'returned_after_paid', playerId, reference, at };
  await house.database.tx((tx) => writeEvents(tx, 'payments.flagged', [flagged]));
}
