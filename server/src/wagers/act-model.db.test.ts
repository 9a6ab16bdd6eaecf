import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../kit/index.ts';
import { createWagers, type Wagers } from './create-wagers.ts';
import { ActModel, shown, text } from './testing/act-model.ts';
import { anAct, openTestHouse, type TestHouse } from './testing/test-house.ts';
import type { ActResult, ActWager, RoundAction } from './wager.ts';

let house: TestHouse;
let doors: [Wagers, Wagers];
beforeAll(async () => {
  house = await openTestHouse();
  const openChances = async () => Promise.reject(new Error('nobody draws'));
  const other = createWagers({ homes: house.homes, clock: systemClock, openChances, writers: 3, maxGroup: 20 });
  doors = [house.wagers, other];
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

/** Few names: most actions meet one that was used before, taken back, or never came. A name keeps to one round. */
const roundCount = 6;
const name = fc.integer({ min: 0, max: 9 });
/** Said again, an action usually says the same: what its name stands for. */
const says = fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, fc.integer({ min: 1, max: 90 }));
const target = fc.tuple(fc.constantFrom('bet', 'bet', 'win', 'undo', 'promo'), name);
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('bet' as const), name, says }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('win' as const), name, says }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), name, target }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('promo' as const), name, says }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const) }) },
);
const call = fc.record({
  round: fc.integer({ min: 0, max: roundCount - 1 }),
  actions: fc.array(action, { minLength: 1, maxLength: 4 }),
});
/** A call of its own, or one of those before: as it was, or with other words under its id. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ call, under: fc.constant(undefined) }) },
  { weight: 1, arbitrary: fc.record({ call, under: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant(undefined), under: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Call = typeof call extends fc.Arbitrary<infer C> ? C : never;

/** The calls that the steps come to, with ids of their own for each run. */
function callsOf(steps: Step[], playerId: number): ActWager[] {
  const ids = new Map<string, string>();
  const idOf = (words: string) => {
    const id = ids.get(words) ?? randomUUID();
    ids.set(words, id);
    return id;
  };
  /** The name 0 is shared by all kinds, so that an id may come back as something else. */
  const actionsOf = ({ round, actions }: Call) =>
    actions.map((one): RoundAction => {
      if (one.kind === 'end') return { kind: 'end' };
      const nameOf = (kind: string, number: number) => idOf(`${number === 0 ? 'any' : kind} ${round} ${number}`);
      const id = nameOf(one.kind, one.name);
      // What an undo takes back hangs on its name, but for one name that may take back anything.
      if (one.kind === 'undo') {
        const [kind, number] = one.name === 1 ? one.target : [one.name < 6 ? 'bet' : 'win', one.name];
        return { kind: 'undo', id, of: nameOf(kind, number) };
      }
      const amount = BigInt(one.says ?? (one.kind === 'win' ? (one.name % 4) * 40 : one.name * 9 + 1));
      return one.kind === 'promo' ? { kind: 'promo', id, amount, title: 'Comet' } : { kind: one.kind, id, amount };
    });
  const calls: ActWager[] = [];
  for (const { call: asked, under } of steps) {
    const earlier = under === undefined ? undefined : calls[under % calls.length];
    if (!asked) {
      if (earlier) calls.push(earlier);
      continue;
    }
    const wager = anAct(actionsOf(asked), { playerId, roundId: idOf(`round ${asked.round}`) });
    calls.push(earlier ? { ...wager, callId: earlier.callId } : wager);
  }
  return calls;
}

const answerOf = (asked: Promise<ActResult>) =>
  asked.then(
    ({ actions, balance, round }) =>
      `${actions.map((one) => one.state).join()} ${balance.cash}/${balance.bonus} ${shownRound(round)}`,
    (error) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
const shownRound = (round: ActResult['round']) =>
  shown(
    round && {
      state: round.state,
      stake: [round.stake.cash, round.stake.bonus],
      win: [round.win.cash, round.win.bonus],
    },
  );

let lastPlayer = 0;
async function aPlayer(): Promise<number> {
  const playerId = ++lastPlayer;
  await house.fund(playerId, 150n);
  await house.giveBonus(playerId, 100n);
  return playerId;
}

test('random calls, repeated and out of order, are answered as the model answers them', {
  timeout: 120_000,
}, async () => {
  const histories = fc.array(fc.array(step, { minLength: 60, maxLength: 60 }), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(histories, async (players) => {
      // Players run side by side, each in the order given: groups form, histories do not mix.
      await Promise.all(
        players.map(async (steps) => {
          const playerId = await aPlayer();
          const model = new ActModel(150n, 100n);
          for (const [index, wager] of callsOf(steps, playerId).entries()) {
            const expected = model.act(wager.callId, wager.roundId, wager.actions);
            expect(await answerOf((doors[index % 2] as Wagers).act(wager)), text(wager.actions)).toBe(expected);
          }
          expect(await house.pockets(playerId)).toEqual(model.pockets());
          expect(new Map(await roundsOf(playerId))).toEqual(new Map(model.rounds()));
        }),
      );
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test('the same on one player through two doors at once: every id counts once, books and news agree', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 80, maxLength: 80 }), async (steps) => {
      const playerId = await aPlayer();
      const calls = callsOf(steps, playerId);
      const answers = await Promise.all(
        calls.map(async (wager, index) => ({
          input: wager.inputHash.toString('hex'),
          callId: wager.callId,
          answer: await answerOf((doors[index % 2] as Wagers).act(wager)),
        })),
      );
      // However many copies of a call there were: one answer, unless it was one that does not last.
      const lasting = answers.filter(({ answer }) => !['IDEMPOTENCY_CONFLICT', 'ROUND_WITHOUT_STAKE'].includes(answer));
      for (const { callId, answer } of lasting) {
        const others = lasting.filter((other) => other.callId === callId);
        expect(new Set(others.map((other) => `${other.input} ${other.answer}`)).size, answer).toBe(1);
      }
      const { rows } = await house.database.query<{ cash: bigint; bonus: bigint }>(
        `select coalesce(sum(cash), 0)::bigint as cash, coalesce(sum(bonus), 0)::bigint as bonus
         from wagers_action where player_id = $1`,
        [playerId],
      );
      const moved = rows[0] as { cash: bigint; bonus: bigint };
      expect(await house.pockets(playerId)).toEqual({ cash: 150n + moved.cash, bonus: 100n + moved.bonus });
      expect(await settledNews(playerId)).toEqual(await closedRounds(playerId));
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

async function roundsOf(playerId: number): Promise<[string, string][]> {
  const { rows } = await house.database.query<Record<string, string>>(
    'select id, state, stake_cash, stake_bonus, win_cash, win_bonus from wagers_round where player_id = $1',
    [playerId],
  );
  return rows.map((row) => [
    row.id as string,
    `${row.state} ${row.stake_cash}/${row.stake_bonus} ${row.win_cash}/${row.win_bonus}`,
  ]);
}

/** What somebody who only hears the news thinks was staked and won in rounds that are over. */
async function settledNews(playerId: number) {
  const { rows } = await house.database.query(
    `select coalesce(sum(sign * (e->>'stake')::bigint), 0) as stake,
       coalesce(sum(sign * coalesce((e->>'stakeBonus')::bigint, 0)), 0) as stake_bonus,
       coalesce(sum(sign * (e->>'win')::bigint), 0) as win,
       coalesce(sum(sign * coalesce((e->>'winBonus')::bigint, 0)), 0) as win_bonus
     from kit_outbox, jsonb_array_elements(events::jsonb) e,
       lateral (select case topic when 'wager.settled' then 1 else -1 end as sign) s
     where (e->>'playerId')::bigint = $1
       and (topic = 'wager.settled' or (topic = 'wager.rolled_back' and (e->>'settled')::boolean))`,
    [playerId],
  );
  return rows[0];
}

async function closedRounds(playerId: number) {
  const { rows } = await house.database.query(
    `select coalesce(sum(stake_cash + stake_bonus), 0) as stake, coalesce(sum(stake_bonus), 0) as stake_bonus,
       coalesce(sum(win_cash + win_bonus), 0) as win, coalesce(sum(win_bonus), 0) as win_bonus
     from wagers_round where player_id = $1 and state = 'closed'`,
    [playerId],
  );
  return rows[0];
}
