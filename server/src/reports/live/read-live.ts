import type { ReportLive } from '@halley/contract';
import { countDueChecks } from '../../games/index.ts';
import type { Database, Queryable } from '../../kit/index.ts';
import { countOnBreak } from '../../limits/index.ts';
import { dayOf } from '../overview/periods.ts';
import { countSeen, readCourse, readPeak, readSamples, sumMinutes, writeSamples } from './live-store.ts';

const minuteMs = 60_000;
/** Whoever staked so lately is playing. */
const presentMs = 5 * minuteMs;
const hourMs = 60 * minuteMs;
/** Bets of so many minutes are levelled out. */
const levelled = 5;

/** Writes down what is going on at this minute. */
export async function sampleLive(database: Database, now: Date): Promise<void> {
  const { byProduct, all } = await countSeen(database, new Date(now.getTime() - presentMs));
  const of = (...products: string[]) => products.reduce((sum, product) => sum + (byProduct.get(product) ?? 0), 0);
  const samples = {
    players: all,
    players_games: of('casino'),
    players_live: of('live'),
    players_sport: of('sport'),
    reality_checks: await countDueChecks(database, now),
    on_break: await countOnBreak(database, now),
  };
  await database.tx((tx) => writeSamples(tx, now, samples));
}

const sampled = ['players_games', 'players_live', 'players_sport'] as const;
const kept = ['reality_checks', 'on_break'] as const;

/** Now, and an hour ago; where nothing was written an hour ago, nothing is said of it. */
export async function readLive(db: Queryable, now: Date): Promise<ReportLive> {
  const midnight = new Date(`${dayOf(now)}T00:00:00Z`);
  const [latest, past, peak, course] = await Promise.all([
    readSamples(db, now),
    readSamples(db, new Date(now.getTime() - hourMs)),
    readPeak(db, midnight),
    readCourse(db, new Date(now.getTime() - 6 * hourMs)),
  ]);
  const ago = (name: string) => (past.at ? (past.values.get(name) ?? 0) : null);
  const counted = async (name: 'bets' | 'deposits', minutes: number, share: number) => {
    const upTo = async (until: Date | null) => {
      if (!until) return null;
      const after = new Date(until.getTime() - minutes * minuteMs);
      return Math.round((await sumMinutes(db, name, { after, until })) / share);
    };
    return { now: (await upTo(latest.at)) ?? 0, hour_ago: await upTo(past.at) };
  };
  const sampleOf = (name: string) => ({ name, now: latest.values.get(name) ?? 0, hour_ago: ago(name) });
  return {
    at: latest.at?.toISOString() ?? null,
    players: latest.values.get('players') ?? 0,
    peak: peak && peak.players > 0 ? { players: peak.players, at: peak.at.toISOString() } : null,
    course,
    counts: [
      ...sampled.map(sampleOf),
      { name: 'bets_a_minute', ...(await counted('bets', levelled, levelled)) },
      { name: 'deposits_an_hour', ...(await counted('deposits', 60, 1)) },
      ...kept.map(sampleOf),
    ],
  };
}
