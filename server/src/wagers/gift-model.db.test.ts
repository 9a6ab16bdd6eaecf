import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import type { Gift } from '../bonuses/index.ts';
import { cancel, expire, moveGift, moveStage, readGift } from '../bonuses/testing/gift-moves.ts';
import { giveGift } from '../bonuses/testing/give-gift.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { GiftModel, type ModelGift } from './testing/gift-model.ts';
import { anAct, openTestHouse, type TestHouse } from './testing/test-house.ts';
import type { RoundAction } from './wager.ts';

/**
 * Random lives of wallets with two gifts, through the real door and the moves of gifts, against a model of its own. Many
 * lives at once share the groups of the door. After each batch the books are audited: B1 to B4, the ledger, the rounds.
 */
const atOnce = 50;
const batches = deep(3, 400);

// Without its liking for small numbers: gifts must be lost and completed, too.
const upTo = (most: bigint) => fc.noBias(fc.bigInt({ min: 0n, max: most }));
const key = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);
const index = fc.constantFrom(0, 1);
const gift = fc.constantFrom(0, 1);
const stake = fc.oneof(fc.constant(300n), upTo(320n)).map((amount) => amount || 1n);
const win = fc.oneof(fc.constant(0n), upTo(700n));
const game = fc.constantFrom('test/slot', 'test/slot', 'test/slot', 'test/table', 'test/never');
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const step = fc.oneof(
  often(4, fc.record({ do: fc.constant('deposit' as const), amount: upTo(200n).map((amount) => amount + 1n) })),
  often(24, fc.record({ do: fc.constant('play' as const), amount: stake, win, game })),
  often(18, fc.record({ do: fc.constant('bet' as const), key, amount: stake, game })),
  often(6, fc.record({ do: fc.constant('win' as const), key, amount: win })),
  often(14, fc.record({ do: fc.constant('end' as const), key })),
  often(
    8,
    fc.record({
      do: fc.constant('undo' as const),
      key,
      kind: fc.constantFrom('bets' as const, 'wins' as const),
      index,
    }),
  ),
  often(1, fc.record({ do: fc.constant('pause' as const), gift })),
  often(3, fc.record({ do: fc.constant('resume' as const), gift })),
  often(1, fc.record({ do: fc.constantFrom('cancel' as const, 'exclude' as const), gift })),
  often(1, fc.record({ do: fc.constant('days_over' as const), gift })),
  often(1, fc.record({ do: fc.constant('expire' as const), gift })),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const life = fc.record({ first: gift, steps: fc.array(step, { minLength: 20, maxLength: 40 }) });
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({
    readGameFacts: async () => (played) => ({ kind: played === 'test/table' ? 'tables' : 'slots', collections: [] }),
  });
});
afterAll(() => house.close());

const weights = { slots: 100, other: 50, tables: 10 };
const terms = { weights, games: { not: ['test/never'] }, release: 'whole' as const };
const given = [
  { amount: 300n, requirement: 700n, maxStake: 300n, maxCashout: null, terms },
  {
    amount: 250n,
    requirement: 601n,
    maxStake: 310n,
    maxCashout: 120n,
    terms: { ...terms, release: 'steps' as const },
  },
];
const modelOf = ({
  amount,
  requirement,
  maxStake,
  maxCashout,
  terms: { release },
}: (typeof given)[number]): ModelGift => ({
  stage: 'wait',
  keepsEarned: false,
  amount,
  balance: amount,
  released: 0n,
  requirement,
  progress: 0n,
  tenths: 0,
  bySteps: release === 'steps',
  cap: maxCashout,
  maxStake,
  over: false,
});

let lastPlayer = 0;

/** One life, step by step: every answer and, at the end, every pocket and gift is what the model says. */
async function live({ first, steps }: Life): Promise<void> {
  const playerId = ++lastPlayer;
  const now = new Date();
  const ids: number[] = [];
  for (const [at, gift] of given.entries()) {
    const stage = at === first ? ('handle_bets' as const) : ('wait' as const);
    ids.push((await giveGift(house.database, { playerId, now, stage, ...gift })).id);
  }
  const model = new GiftModel(given.map(modelOf));
  Object.assign(model.gifts[first] as ModelGift, { stage: 'handle_bets' });
  const [rounds, bets, wins] = [new Map<number, string>(), new Map<string, string>(), new Map<string, string>()];
  /** A round stays in its game. */
  const games = new Map<string, string>();
  let deposits = 0n;

  for (const step of steps) {
    if (step.do === 'deposit') {
      await house.fund(playerId, step.amount);
      deposits += step.amount;
      model.cash += step.amount;
    } else if (step.do === 'play') {
      const [bet, paid] = [randomUUID(), randomUUID()];
      const actions: RoundAction[] = [
        { kind: 'bet', id: bet, amount: step.amount },
        { kind: 'win', id: paid, amount: step.win },
        { kind: 'end' },
      ];
      const key = 100 + model.rounds.size;
      const answer = model.bet(key, step.amount, playedIn(step.game));
      const call = anAct(actions, { playerId, game: step.game });
      expect([step, await outcomeOf(house.wagers.act(call))]).toEqual([step, answer]);
      if (answer !== 'taken') continue;
      model.win(key, step.win);
      model.end(key);
    } else if ('gift' in step) {
      await moveAs(step.do, ids, step.gift);
      moveModel(model, step.do, step.gift);
    } else {
      const roundId = rounds.get(step.key) ?? randomUUID();
      rounds.set(step.key, roundId);
      const game = games.get(roundId) ?? (step.do === 'bet' ? step.game : 'test/slot');
      const act = (action: RoundAction) => outcomeOf(house.wagers.act(anAct([action], { playerId, roundId, game })));
      const round = model.rounds.get(step.key);
      if (step.do === 'bet') {
        const id = randomUUID();
        const answer = await act({ kind: 'bet', id, amount: step.amount });
        expect([step, answer]).toEqual([step, model.bet(step.key, step.amount, playedIn(game))]);
        if (answer !== 'taken') continue;
        games.set(roundId, game);
        bets.set(`${step.key} ${(model.rounds.get(step.key)?.bets.length ?? 0) - 1}`, id);
      } else if (step.do === 'win') {
        const id = randomUUID();
        const answer = await act({ kind: 'win', id, amount: step.amount });
        expect([step, answer]).toEqual([step, model.win(step.key, step.amount)]);
        if (answer === 'taken') wins.set(`${step.key} ${(round?.wins.length ?? 0) - 1}`, id);
      } else if (step.do === 'end') {
        await act({ kind: 'end' });
        model.end(step.key);
      } else {
        const of = (step.kind === 'bets' ? bets : wins).get(`${step.key} ${step.index}`);
        if (of === undefined) continue;
        expect([step, await act({ kind: 'undo', id: randomUUID(), of })]).toEqual([
          step,
          model.undo(step.key, step.kind, step.index),
        ]);
      }
    }
  }

  const { cash, bonus } = await house.pockets(playerId);
  const held = model.gifts.reduce((sum, { balance }) => sum + balance, 0n);
  expect({ cash, bonus }).toEqual({ cash: model.cash, bonus: held });
  for (const [at, id] of ids.entries()) {
    const { stage, balance, released, progress } = await readGift(house.database, id);
    const { stage: s, balance: b, released: r, progress: p } = model.gifts[at] as ModelGift;
    expect({ at, stage, balance, released, progress }).toEqual({ at, stage: s, balance: b, released: r, progress: p });
  }
  // What is there is what came in, was given, was won and lost, less what went back to the house.
  const { rows } = await house.database.query<{ net: bigint; forfeited: bigint }>(
    `select coalesce(sum(t.cash + t.bonus) filter (where t.house = 'games'), 0)::bigint as net,
       coalesce(sum(-t.bonus) filter (where t.reason = 'bonus_forfeit'), 0)::bigint as forfeited
     from wallet_transfer t join wallet_account a on a.id = t.account_id where a.player_id = $1`,
    [playerId],
  );
  const { net, forfeited } = rows[0] as { net: bigint; forfeited: bigint };
  expect([cash + bonus, forfeited]).toEqual([deposits + 550n - forfeited + net, model.forfeited]);
}

const playedIn = (game: string) => ({ isHere: game !== 'test/never', weight: game === 'test/table' ? 10n : 100n });

type GiftStep = Extract<Step, { gift: number }>['do'];

async function moveAs(move: GiftStep, ids: readonly number[], at: number): Promise<void> {
  const id = ids[at] as number;
  const by = { now: new Date(), actor: 'test' };
  if (move === 'days_over') {
    await house.database.query('update bonuses_gift set valid_until = $2 where id = $1', [id, new Date(0)]);
    return;
  }
  const other = await readGift(house.database, ids[1 - at] as number);
  const isOpen = ({ stage }: Gift) => stage === 'wait' || stage === 'handle_bets';
  await moveGift(house.database, id, (gift) => {
    if (!isOpen(gift)) return undefined;
    if (move === 'cancel') return cancel(gift, 'player', by);
    if (move === 'exclude') return cancel(gift, 'excluded', by);
    if (move === 'expire') return gift.validUntil ? expire(gift, by) : undefined;
    if (move === 'pause') return gift.stage === 'handle_bets' ? moveStage(gift, { to: 'wait' }, by) : undefined;
    const mayBegin = gift.stage === 'wait' && other.stage !== 'handle_bets';
    return mayBegin ? moveStage(gift, { to: 'handle_bets' }, by) : undefined;
  });
}

function moveModel(model: GiftModel, move: GiftStep, at: number): void {
  const gift = model.gifts[at] as ModelGift;
  const other = model.gifts[1 - at] as ModelGift;
  if (move === 'days_over') gift.over = true;
  else if (move === 'cancel' || move === 'exclude') model.cancel(gift, move === 'exclude');
  else if (move === 'expire') model.expire(gift);
  else if (move === 'pause' && gift.stage === 'handle_bets') gift.stage = 'wait';
  else if (move === 'resume' && gift.stage === 'wait' && other.stage !== 'handle_bets') gift.stage = 'handle_bets';
}

test('whatever comes in whatever order, gifts and money are what the design says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: atOnce, maxLength: atOnce }), async (lives) => {
      await Promise.all(lives.map(live));
    }),
    { numRuns: batches, endOnFailure: true },
  );
  expect(await house.findings()).toEqual([]);
}, 3_600_000);
