import { giveGift } from '../../../server/src/bonuses/testing/give-gift.ts';
import { createHouse } from '../../../server/src/house/create-house.ts';
import { type Database, readSettings, silentLog, systemClock } from '../../../server/src/kit/index.ts';
import { oneDigit, ratio, whole } from '../kit/format.ts';
import { type Figures, measure } from '../kit/measure.ts';
import { usedBy } from '../kit/processor-time.ts';
import { type SeededPlayer, seedPlayers } from '../kit/seed-players.ts';
import { type Bench, budget, type Part } from '../part.ts';
import { playAt } from '../wagers/open-door.ts';
import { contests } from './contests.ts';
import { type Counting, countRounds, setLive, writeCountingRules } from './count-rounds.ts';
import { openGiftDoors } from './gift-doors.ts';
import { holdUps } from './hold-ups.ts';

const callers = 64;
const warmMs = 500;
const forMs = 2_000;
const compileMs = 6_000;
const turns = 5;
const liveRules = 10;
const manyRules = 100;
/** Rounds that wait before counting begins. */
const backlogMs = 6_000;
const leastWithout = 0.95;
const leastWithAll = 0.85;
const leastCounted = 5_000;
const mostMicros = 20;
const mostForMany = 1.3;
const longestHoldMs = 20;

interface Way {
  name: string;
  play(playerId: number): Promise<unknown>;
  players: SeededPlayer[];
}

interface Turns {
  name: string;
  figures: Figures[];
  /** Processor seconds of this process and of PostgreSQL, warm-ups included, and the wagers they were used for. */
  house: number;
  database: number;
  wagers: number;
}

/** What gifts cost at the door, in turns, and how fast rounds are counted beside it. */
export const promotions: Part = async (bench) => {
  const world = await bench.world();
  const { database } = await world.newDatabase('promotions');
  const players = await seedPlayers(database, 3 * callers);
  const [without, withCash, withBonus] = [0, 1, 2].map((part) => players.slice(part * callers, (part + 1) * callers));
  await giveGifts(database, [...(withCash as SeededPlayer[]), ...(withBonus as SeededPlayer[])]);
  await emptyCash(database, withBonus as SeededPlayer[]);
  const doors = openGiftDoors(database);
  const house = createHouse({ settings: readSettings({}), database, clock: systemClock, log: silentLog });
  const inHouse = playAt(house.wagers);
  const ways: Way[] = [
    { name: 'door that asks for no gifts', play: doors.without, players: without as SeededPlayer[] },
    { name: 'door, nobody has a gift', play: doors.wired, players: without as SeededPlayer[] },
    { name: 'door, gifts for all, cash is staked', play: doors.wired, players: withCash as SeededPlayer[] },
    { name: 'door, gifts for all, bonus is staked', play: doors.wired, players: withBonus as SeededPlayer[] },
    { name: 'house, nobody has a gift', play: inHouse, players: without as SeededPlayer[] },
    { name: 'house, gifts for all, cash is staked', play: inHouse, players: withCash as SeededPlayer[] },
    { name: 'house, gifts for all, bonus is staked', play: inHouse, players: withBonus as SeededPlayer[] },
  ];
  for (const way of ways) {
    bench.say(`${way.name}: until it is compiled`);
    await run(way, { warmMs: 0, forMs: compileMs / 2 });
  }
  const found = await takeTurns(bench, ways, world.postgres.pid);
  const [none, nobody, cash, bonus, houseNobody, houseCash, houseBonus] = found as [Turns, ...Turns[]] as Turns[];

  bench.say(`${liveRules} promotions that count`);
  await writeCountingRules(database, liveRules);
  const used = usedBy(world.postgres.pid);
  const usedSeconds = () => {
    const now = used();
    return now.house + now.database;
  };
  const meter = house.promotions.consumers.find(({ name }) => name === 'promotions-meter');
  if (!meter) throw new Error('nothing counts rounds');
  // What was played before there were promotions is passed first.
  await countRounds(database, meter, { usedSeconds });
  // Compiled before it counts.
  await run(ways[4] as Way, { warmMs: 0, forMs: backlogMs });
  await countRounds(database, meter, { usedSeconds });
  await run(ways[4] as Way, { warmMs: 0, forMs: backlogMs });
  const beside = run(ways[4] as Way, { warmMs: 0, forMs: backlogMs });
  let isOver = false;
  void beside.then(() => {
    isOver = true;
  });
  const besideDoor = await countRounds(database, meter, { usedSeconds, isOver: () => isOver });
  const atDoor = await beside;
  await countRounds(database, meter, { usedSeconds });

  bench.say(`${manyRules} promotions, of which ${liveRules} count in the game that is played`);
  const more = await writeCountingRules(database, manyRules - liveRules, { games: ['other-studio/fruits'] });
  const counts = { few: [] as Counting[], many: [] as Counting[] };
  // There and back again: a single look at each is a look at the compiler as well.
  for (const which of ['few', 'many', 'many', 'few', 'few', 'many'] as const) {
    await setLive(database, more, which === 'many');
    await run(ways[4] as Way, { warmMs: 0, forMs: backlogMs / 2 });
    counts[which].push(await countRounds(database, meter, { usedSeconds }));
  }
  const [alone, many] = [sumOf(counts.few), sumOf(counts.many)];
  bench.say('points of play');
  const earns = house.loyalty.consumers.find(({ name }) => name === 'loyalty-points');
  if (!earns) throw new Error('nothing counts points');
  await countRounds(database, earns, { usedSeconds });
  await run(ways[4] as Way, { warmMs: 0, forMs: backlogMs });
  const earned = await countRounds(database, earns, { usedSeconds });
  bench.say('cards of deals that nobody has asked for yet');
  const cards = await holdUps();
  const races = await contests(bench);

  const speed = (one: Turns | undefined, other: Turns | undefined) => rateOf(one) / rateOf(other);
  const saved = (one: Turns | undefined, other: Turns | undefined) => microsOf(other) / microsOf(one);
  const counted = (counting: { rounds: number; seconds: number }) => counting.rounds / counting.seconds;
  const failed = found.reduce((sum, { figures }) => sum + figures.reduce((all, each) => all + each.failed, 0), 0);
  return {
    tables: [
      { title: `${callers} players, ${turns} turns of ${forMs / 1000} s each`, rows: found.map(row) },
      {
        title: 'Rounds counted, by how many live promotions',
        rows: [
          countingRow(`${liveRules}, alone`, alone),
          countingRow(`${liveRules}, beside the door`, besideDoor, whole(atDoor.perSecond)),
          countingRow(`${manyRules}, alone`, many),
          countingRow('points of play, alone', earned),
        ],
      },
      {
        title: 'Expected cost of a deal, worked out for the first time',
        rows: [
          { how: 'at once', 'longest hold-up ms': oneDigit(cards.atOnceMs) },
          { how: 'in turns, as requests do', 'longest hold-up ms': oneDigit(cards.inTurnsMs) },
        ],
      },
      ...races.tables,
    ],
    notes: [
      'The doors have no rules: what a gift costs stands out more than in a house. µs are processor time a wager, of this process and of PostgreSQL.',
      `In a house, of its own speed without gifts: ${ratio(speed(houseCash, houseNobody))} where cash is staked, ${ratio(speed(houseBonus, houseNobody))} where the bonus is.`,
      ...races.notes,
      ...(failed > 0 ? [`${failed} wagers failed.`] : []),
    ],
    budgets: [
      budget('Door without a gift, against one that asks for none', `≥ ${ratio(leastWithout)}`, {
        text: `${ratio(speed(nobody, none))} (processor time ${ratio(microsOf(none) / microsOf(nobody))})`,
        holds: speed(nobody, none) >= leastWithout,
      }),
      budget('Door with gifts for all, against nobody', `≥ ${ratio(leastWithAll)}`, {
        text: `${ratio(speed(cash, nobody))} cash staked, ${ratio(speed(bonus, nobody))} bonus staked (processor time ${ratio(saved(cash, nobody))}, ${ratio(saved(bonus, nobody))})`,
        holds: Math.min(speed(cash, nobody), speed(bonus, nobody)) >= leastWithAll,
      }),
      budget('House with gifts for all, against nobody', `≥ ${ratio(leastWithAll)}`, {
        text: `${ratio(speed(houseCash, houseNobody))} cash staked, ${ratio(speed(houseBonus, houseNobody))} bonus staked (processor time ${ratio(saved(houseCash, houseNobody))}, ${ratio(saved(houseBonus, houseNobody))})`,
        holds: Math.min(speed(houseCash, houseNobody), speed(houseBonus, houseNobody)) >= leastWithAll,
      }),
      budget('Rounds counted a second beside the door', `≥ ${whole(leastCounted)}`, {
        text: `${whole(counted(besideDoor))} (alone ${whole(counted(alone))})`,
        holds: counted(besideDoor) >= leastCounted,
      }),
      budget('Processor time of counting a wager', `≤ ${mostMicros} µs`, {
        text: `${whole(alone.micros)} µs`,
        holds: alone.micros <= mostMicros,
      }),
      budget(`Counting with ${manyRules} live promotions, against ${liveRules}`, `≤ ${ratio(mostForMany)}`, {
        text: `${ratio(many.micros / alone.micros)} in processor time`,
        holds: many.micros <= alone.micros * mostForMany,
      }),
      budget('Points of play, counted a round, and together with promotions', `≤ ${mostMicros} µs`, {
        text: `${oneDigit(earned.micros)} µs, ${oneDigit(earned.micros + alone.micros)} µs together`,
        holds: earned.micros + alone.micros <= mostMicros,
      }),
      budget('Hold-up of others by the first card of a deal', `≤ ${longestHoldMs} ms`, {
        text: `${oneDigit(cards.inTurnsMs)} ms`,
        holds: cards.inTurnsMs <= longestHoldMs,
      }),
      ...races.budgets,
    ],
  };
};

/** Large enough to be played with for as long as it takes. */
async function giveGifts(database: Database, players: SeededPlayer[]): Promise<void> {
  const amount = 1_000_000_000n;
  for (const { id: playerId } of players) {
    await giveGift(database, { playerId, amount, requirement: amount * 35n, maxStake: 500n });
  }
}

/** What is theirs leaves, so that they stake the bonus; the books stay in order. */
async function emptyCash(database: Database, players: SeededPlayer[]): Promise<void> {
  await database.query(
    `with emptied as (
       update wallet_account a set cash = 0 from (select id, cash from wallet_account where player_id = any($1::bigint[])) o
       where a.id = o.id returning a.id, o.cash as was, a.bonus, a.reserved
     )
     insert into wallet_transfer
       (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after, bonus_after, reserved_after)
     select gen_random_uuid(), 'cashout', '\\x', id, 'EUR', -was, 0, 0, 'payments', 0, bonus, reserved from emptied`,
    [players.map(({ id }) => id)],
  );
}

const run = ({ play, players }: Way, timing: { warmMs: number; forMs: number }): Promise<Figures> =>
  measure({ callers, ...timing, call: (caller) => play(players[caller]?.id as number) });

async function takeTurns(bench: Bench, ways: Way[], postgresPid: number): Promise<Turns[]> {
  const found = ways.map(({ name }): Turns => ({ name, figures: [], house: 0, database: 0, wagers: 0 }));
  const used = usedBy(postgresPid);
  for (let turn = 1; turn <= turns; turn++) {
    bench.say(`turn ${turn} of ${turns}`);
    // There and back again, so that what grows in time hits all alike.
    const order = turn % 2 === 1 ? ways.map((_, index) => index) : ways.map((_, index) => ways.length - 1 - index);
    for (const index of order) {
      const before = used();
      const at = found[index] as Turns;
      const { play, ...way } = ways[index] as Way;
      const figures = await run(
        {
          ...way,
          async play(playerId) {
            await play(playerId);
            at.wagers += 1;
          },
        },
        { warmMs, forMs },
      );
      const after = used();
      at.figures.push(figures);
      at.house += after.house - before.house;
      at.database += after.database - before.database;
    }
  }
  return found;
}

const rateOf = (turned: Turns | undefined): number =>
  (turned?.figures ?? []).reduce((sum, { perSecond }) => sum + perSecond, 0) / (turned?.figures.length ?? 1);

const microsOf = (turned: Turns | undefined): number =>
  turned ? ((turned.house + turned.database) / turned.wagers) * 1e6 : Number.NaN;

const sumOf = (turned: readonly Counting[]): Counting => {
  const rounds = turned.reduce((sum, each) => sum + each.rounds, 0);
  return {
    rounds,
    seconds: turned.reduce((sum, each) => sum + each.seconds, 0),
    micros: turned.reduce((sum, each) => sum + each.micros * each.rounds, 0) / rounds,
  };
};

function countingRow(how: string, counting: Counting, atDoor = '') {
  return {
    how,
    'rounds/s': whole(counting.rounds / counting.seconds),
    'µs a round': atDoor === '' ? whole(counting.micros) : '',
    rounds: counting.rounds,
    'wagers/s at the door': atDoor,
  };
}

function row(turned: Turns) {
  const worst = Math.max(...turned.figures.map(({ p99Ms }) => p99Ms));
  return {
    door: turned.name,
    'wagers/s': whole(rateOf(turned)),
    'p99 ms': oneDigit(worst),
    µs: whole(microsOf(turned)),
    'house µs': whole((turned.house / turned.wagers) * 1e6),
    'database µs': whole((turned.database / turned.wagers) * 1e6),
    failed: turned.figures.reduce((sum, { failed }) => sum + failed, 0),
  };
}
