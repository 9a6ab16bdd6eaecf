import { setTimeout as sleep } from 'node:timers/promises';
import { createDice, type Dice, honest, type Lies, lying, rough, smooth } from '@halley/sports/feed';
import { demoPassword } from '../../../server/src/demo/index.ts';
import { startHostileProxy } from '../../../server/src/fixtures/simulator/hostile-proxy.ts';
import { auditBooks } from '../../../server/src/house/audit-books.ts';
import { type Database, readSettings } from '../../../server/src/kit/index.ts';
import { addJob } from '../../../server/src/kit/jobs/index.ts';
import type { WorldSize } from '../../boot/world-process.ts';
import { register } from '../player.ts';
import { type Ask, createAsk } from './ask-house.ts';
import { type Bettor, type Counts, createBettor, noCounts } from './bettor.ts';
import { houseVictim, type Victim, worldVictim } from './house-of-processes.ts';
import { type CleanResults, marketsOf, type Proof, replay, returnedBy } from './model-wallet.ts';
import { type Board, openBoard } from './offers-board.ts';
import {
  countStops,
  feedIds,
  readBooks,
  readJudged,
  readMoves,
  readUnfinished,
  takenAfterStops,
  watchOrder,
} from './order-store.ts';
import { seatTrader } from './trader.ts';
import { knowSeasons, type WholeSeasons } from './whole-seasons.ts';

export interface ChaosOptions {
  /** A migrated database of its own. */
  database: Database;
  databaseUrl: string;
  seed: number;
  players: number;
  /** How many act at once. */
  lanes: number;
  /** Between two deeds of a lane. */
  thinkMs: number;
  kills: number;
  /** Of the world's own time, until the feed comes clean. */
  worldMinutes: number;
  speed: number;
  size: WorldSize;
  /** How long before their start fixtures are announced, in the world's time. */
  aheadMinutes: number;
  /** It goes on until so many bets were taken, so many of them in play: a busy machine takes longer for it. */
  least?: { bets: number; inPlay: number };
  /** How long everything may take to be settled after that. */
  settleLimitMs: number;
  say?(line: string): void;
}

export interface ChaosReport {
  seconds: number;
  worldMinutes: number;
  counts: Counts;
  kills: Record<string, number>;
  fixtures: number;
  /** Of these, competitions as a whole. */
  wholeSeasons: number;
  stops: number;
  claims: number;
  quarantined: number;
  /** All that was wrong. */
  findings: string[];
}

const startBalance = 1_000_00n;
const progressMs = 15_000;
/** One in so many stakes most of what it has. */
const hastyEvery = 8;
/** By the line, and a fast world says a hundred in a second: one is lost every few seconds, and a freeze comes every few minutes. */
const roughness = { ...rough, drop: 0.002, truncate: 0.0005, freeze: 0.0001, oldEpoch: 0.001 };
/** Lies that stop a fixture until a person has looked are rarer than in `lying`: the trader is one. */
const rareLies: Lies = {
  ...lying,
  halfPrice: 0.0005,
  unknownMarket: 0.003,
  oldVersion: 0.0005,
  pricesAfterSettlement: 0.004,
};

/**
 * The real world behind a hostile way, a house of real processes, simulated players, and kills at random moments. Then the feed
 * comes clean, everything settles, and every wallet is held against a model that knows what was acknowledged to the player
 * and how the fixtures went by their proofs.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { database, seed, speed, say = () => {} } = options;
  const began = performance.now();
  const dice = createDice(seed);
  const findings: string[] = [];
  const counts = noCounts();
  await watchOrder(database);
  const world = await worldVictim(options);
  const lies = { ...rareLies };
  const { token } = readSettings({}).world;
  const feed = { upstream: world.url, producer: 'halley', token, port: 0, seed, roughness, lies };
  const proxy = await startHostileProxy(feed);
  const environment = {
    DATABASE_URL: options.databaseUrl,
    FEED_URL: proxy.url,
    RATE_LIMIT_SCALE: '100000',
    DATABASE_POOL: '10',
  };
  const start = (name: string, role: string) => houseVictim(name, { ...environment, HALLEY_ROLE: role });
  const first = await start('api 1', 'api');
  const [second, worker] = await Promise.all([start('api 2', 'api'), start('worker', 'worker')]);
  const victims: Victim[] = [first, second, worker, world];
  let turn = 0;
  const url = () => [first, second][turn++ % 2]?.url() ?? '';
  const ask = createAsk({ url, onFault: (fault) => findings.push(fault) });
  const seasons = knowSeasons(options);
  /** When the last bet is taken. */
  let closesMs = 0;
  const endsInTime = async (fixture: number) => {
    const feedId = (await feedIds(database, [fixture])).get(fixture) ?? '';
    return (seasons.endMs(feedId) ?? Number.POSITIVE_INFINITY) < closesMs;
  };
  const aheadMs = (options.aheadMinutes * 60_000) / speed;
  const board = openBoard({ ask, dice: createDice(seed + 1), aheadMs, endsInTime });
  const member = { email: 'admin@halley.test', password: demoPassword };
  const trader = await seatTrader({ ask, dice: createDice(seed + 2), url: first.url, member });
  const bettors = await seatBettors({ ...options, ask, board, counts, url: first.url });
  say(`${bettors.length} players, a world ${speed} times as fast, seed ${seed}`);

  const beganMs = performance.now();
  const durationMs = (options.worldMinutes * 60_000) / speed;
  closesMs = Date.now() + durationMs;
  const timeShare = () => Math.min(1, (performance.now() - beganMs) / durationMs);
  const { least = { bets: 0, inPlay: 0 } } = options;
  const shareOf = (done: number, wanted: number) => (wanted === 0 ? 1 : done / wanted);
  /** From 0 to 1. */
  const progressed = () =>
    Math.min(timeShare(), shareOf(counts.bets, least.bets), shareOf(counts.inPlay, least.inPlay));
  const killed: Record<string, number> = {};
  const progress = setInterval(() => {
    const deaths = Object.values(killed).reduce((sum, n) => sum + n, 0);
    const { bets, inPlay, systems, cashOuts, referrals } = counts;
    say(
      `${((timeShare() * options.worldMinutes) / 60).toFixed(2)} world hours: ${bets} bets (${inPlay} in play, ${systems} of many lines), ${cashOuts} cash-outs, ` +
        `${referrals} referrals, ${deaths} kills, ${findings.length} findings`,
    );
  }, progressMs);
  try {
    const wrong = (error: unknown) => void findings.push(error instanceof Error ? error.message : String(error));
    const killing = killAtRandom({ ...options, dice, victims, progressed, killed });
    await Promise.all([
      killing,
      ...Array.from({ length: options.lanes }, (_, lane) =>
        betUntil({
          bettors,
          lane,
          lanes: options.lanes,
          dice: createDice(seed + 10 + lane),
          progressed,
          thinkMs: options.thinkMs,
          wrong,
        }),
      ),
    ]);
    say('the feed comes clean');
    proxy.change(smooth);
    Object.assign(lies, honest);
    await board.close();
    await untilSettled({ database, settleLimitMs: options.settleLimitMs, say, findings });
    say('everything is settled; wallets are held against the model');
    const report = await holdAgainstModel({ database, bettors, ask, seasons, findings });
    await trader.leave();
    const quarantined = trader.closed();
    for (const victim of [second, worker, first]) {
      const complaint = await victim.stop();
      if (complaint) findings.push(complaint);
    }
    say('the books are audited');
    const audit = await auditBooks(database);
    findings.push(...audit.findings.map(({ check, detail }) => `audit: ${check}: ${detail}`));
    findings.push(...(await takenAfterStops(database)).map((detail) => `taken after a known stop: ${detail}`));
    const stops = await countStops(database);
    const seconds = Math.round((performance.now() - began) / 1_000);
    return {
      seconds,
      worldMinutes: options.worldMinutes,
      counts,
      kills: killed,
      stops,
      quarantined,
      findings,
      ...report,
    };
  } finally {
    clearInterval(progress);
    await board.close();
    await trader.leave();
    await Promise.all(victims.map((victim) => victim.stop()));
    await proxy.close();
  }
}

interface Seats extends ChaosOptions {
  ask: Ask;
  board: Board;
  counts: Counts;
  url(): string;
}

async function seatBettors({ players, seed, ask, board, counts, url }: Seats): Promise<Bettor[]> {
  const bettors: Bettor[] = [];
  while (bettors.length < players) {
    const some = Math.min(8, players - bettors.length);
    const accounts = await Promise.all(Array.from({ length: some }, () => seat(url)));
    for (const account of accounts) {
      const dice = createDice(seed + 1_000 + bettors.length);
      const isHasty = bettors.length % hastyEvery === 0;
      bettors.push(createBettor({ ...account, ask, board, counts, isHasty, dice }));
    }
  }
  return bettors;
}

/** On a busy machine a connection that was kept may be closed at this moment: an account that nobody heard of is nobody's. */
async function seat(url: () => string, tries = 5): Promise<Awaited<ReturnType<typeof register>>> {
  try {
    return await register(url());
  } catch (error) {
    if (tries === 1 || !(error instanceof TypeError)) throw error;
    return seat(url, tries - 1);
  }
}

interface Lane {
  bettors: readonly Bettor[];
  lane: number;
  lanes: number;
  dice: Dice;
  progressed(): number;
  thinkMs: number;
  wrong(error: unknown): void;
}

/** A lane has players of its own, who act one after the other. */
async function betUntil({ bettors, lane, lanes, dice, progressed, thinkMs, wrong }: Lane): Promise<void> {
  const own = bettors.filter((_, index) => index % lanes === lane);
  while (progressed() < 1 && own.length > 0) {
    await own[Math.floor(dice() * own.length)]?.act().catch(wrong);
    await sleep(dice() * 2 * thinkMs);
  }
}

interface Killing extends ChaosOptions {
  dice: Dice;
  victims: readonly Victim[];
  progressed(): number;
  killed: Record<string, number>;
}

/** At moments that nobody chose: spread over all there is to do, each somewhere in its own part of it. */
async function killAtRandom({ dice, victims, kills, progressed, killed }: Killing): Promise<void> {
  for (let number = 0; number < kills; number += 1) {
    const moment = (number + dice() * 0.8) / kills;
    while (progressed() < moment) await sleep(20);
    // All of them first, so that a short run leaves nobody out.
    const victim = number < victims.length ? victims.at(-1 - number) : victims[Math.floor(dice() * victims.length)];
    if (!victim) continue;
    killed[victim.name] = (killed[victim.name] ?? 0) + 1;
    await victim.killAndRestart(dice() * 1_500);
  }
}

interface Settling {
  database: Database;
  settleLimitMs: number;
  say(line: string): void;
  findings: string[];
}

async function untilSettled({ database, settleLimitMs, say, findings }: Settling): Promise<void> {
  const limit = performance.now() + settleLimitMs;
  for (let round = 0; ; round += 1) {
    const { bets, requests, settling, waitsFor } = await readUnfinished(database);
    if (bets + requests + settling === 0) return;
    if (performance.now() > limit) {
      findings.push(`${bets} bets open, ${requests} requests waiting, ${settling} fixtures not carried: ${waitsFor}`);
      return;
    }
    if (round % 15 === 0) say(`${bets} bets are open, ${requests} requests wait, ${settling} fixtures settle`);
    // What every minute does, without waiting for the minute.
    if (round % 5 === 0) await database.tx((tx) => addJob(tx, 'sportsbook.sweep', {}, { key: 'chaos-sweep' }));
    await sleep(1_000);
  }
}

interface Holding {
  database: Database;
  bettors: readonly Bettor[];
  ask: Ask;
  seasons: WholeSeasons;
  findings: string[];
}

/** Wallets, and that every acknowledged bet is there and no other. */
async function holdAgainstModel({ database, bettors, ask, seasons, findings }: Holding) {
  const wanted = new Map<number, Set<string>>();
  for (const { known } of bettors) {
    for (const { fixture, market } of [...known.values()].flatMap(marketsOf)) {
      wanted.set(fixture, (wanted.get(fixture) ?? new Set()).add(market));
    }
  }
  const names = await feedIds(database, [...wanted.keys()]);
  const clean = new Map<number, CleanResults>();
  let wholeSeasons = 0;
  for (const [fixture, markets] of wanted) {
    const feedId = names.get(fixture) ?? '';
    if (seasons.endMs(feedId) !== undefined) {
      wholeSeasons += 1;
      clean.set(fixture, seasons.resultsOf(feedId, markets));
      continue;
    }
    const { body } = await ask<{ commitment: string; proof: Proof | null }>(
      'GET',
      `/api/sport/fixtures/${fixture}/proof`,
    );
    const { proof, commitment } = body;
    const name = proof && `${proof.chain}-r${proof.round}-f${proof.number}`;
    if (!proof) findings.push(`fixture ${names.get(fixture)} has no proof`);
    else if (name !== names.get(fixture) || proof.terminal !== commitment)
      findings.push(`fixture ${names.get(fixture)} has the proof of ${name}`);
    else clean.set(fixture, replay(proof, markets));
  }
  const books = await readBooks(database);
  const inOrder = (ids: Iterable<string>) => [...ids].sort().join();
  for (const { id, known, balance } of bettors) {
    const kept = books.bets.get(id) ?? [];
    if (inOrder(kept) !== inOrder(known.keys())) {
      const lost = [...known.keys()].filter((bet) => !kept.includes(bet));
      const extra = kept.filter((bet) => !known.has(bet));
      findings.push(`player ${id}: bets lost ${lost}, never acknowledged ${extra}`);
    }
    if ([...known.values()].some(({ bet }) => bet.legs.some((leg) => !clean.has(leg.fixture_id)))) continue;
    let model = startBalance + (books.claims.get(id) ?? 0n);
    const returned = new Map<string, bigint>();
    for (const one of known.values()) {
      const back = returnedBy(one, (fixture) => clean.get(fixture) ?? new Map());
      returned.set(one.bet.id, back);
      model += back - BigInt(one.bet.stake_cents);
    }
    const has = BigInt(await balance());
    if (has === model) continue;
    findings.push(`player ${id} has ${has}, the model ${model}: ${await readMoves(database, id)}`);
    for (const leg of await readJudged(database, id)) {
      if (leg.returned === returned.get(leg.bet)) continue;
      const truth = clean.get(leg.fixture)?.get(leg.market)?.[leg.outcome];
      const { bet, market, outcome, result, said } = leg;
      findings.push(
        `  bet ${bet} brought ${leg.returned}, the model ${returned.get(bet)}: ${names.get(leg.fixture)} ${market} ${outcome} is ` +
          `${JSON.stringify(result)}, by the proof ${JSON.stringify(truth)}; ${said.join(' | ')}`,
      );
    }
  }
  return { fixtures: wanted.size, wholeSeasons, claims: books.claimCount };
}
