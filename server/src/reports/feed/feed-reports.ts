import { type Brands, brandOf } from '@halley/contract';
import { originsAfter, originsOf, type PlayerOrigin } from '../../identity/index.ts';
import type { Clock, Database, Queryable, Tx } from '../../kit/index.ts';
import { nextStretch } from '../../wallet/index.ts';
import { addPlayers, addStretch, movePlace, type PlayerFacts, takePlace, unknownPlayers } from './feed-store.ts';

export interface FeedPorts {
  database: Database;
  clock: Clock;
  brands(db: Queryable): Promise<Brands>;
  /** Identifiers of games that are played at a live table. */
  liveGames(db: Queryable): Promise<readonly string[]>;
}

interface FeedBounds {
  /** Transfers that are added in one transaction. */
  stretch?: number;
  /** How long one run goes on; the next goes on from there. */
  runMs?: number;
}

/** An account's number is taken before its commit: those that came a little late are met again. */
const overlap = 1_000;

/** Adds what the journals say since the last time, in stretches of which each is a short transaction of its own. */
export async function feedReports(
  ports: FeedPorts,
  { stretch = 5_000, runMs = 40_000 }: FeedBounds = {},
): Promise<void> {
  const { database, clock } = ports;
  const until = clock.now().getTime() + runMs;
  let hasMore = true;
  while (hasMore && clock.now().getTime() <= until) {
    hasMore = await database.tx((tx) => feedOnce(tx, ports, stretch));
  }
}

async function feedOnce(tx: Tx, { clock, brands, liveGames }: FeedPorts, most: number): Promise<boolean> {
  const place = await takePlace(tx);
  if (!place) return false;
  const known = await brands(tx);
  const joined = await originsAfter(tx, Math.max(0, place.accounts - overlap), most + overlap);
  await addPlayers(tx, joined.map(factsOf(known)));
  const next = await nextStretch(tx, place, most);
  const through = { players: [place.players, next.players], house: [place.house, next.house] } as const;
  const strangers = await unknownPlayers(tx, through);
  if (strangers.length > 0) {
    const origins = new Map((await originsOf(tx, strangers)).map((origin) => [origin.playerId, origin]));
    const facts = factsOf(known);
    await addPlayers(
      tx,
      strangers.map((playerId) => facts(origins.get(playerId) ?? { ...noOrigin, playerId })),
    );
  }
  await addStretch(tx, through, await liveGames(tx));
  const accounts = Math.max(place.accounts, joined.at(-1)?.playerId ?? 0);
  await movePlace(tx, { ...next, accounts }, clock.now());
  return next.players > place.players || next.house > place.house || accounts > place.accounts;
}

const noOrigin = { country: null, host: null, stag: null, campaign: null, joinedAt: null };

function factsOf(brands: Brands) {
  return ({ playerId, country, host, stag, campaign, joinedAt }: OriginOrNone): PlayerFacts => ({
    playerId,
    country: country ?? '',
    brand: brandOf(brands, host ?? '').id,
    partner: partnerOf(stag),
    campaign: campaign ?? '',
    joinedOn: joinedAt?.toISOString().slice(0, 10) ?? null,
  });
}

type OriginOrNone = Omit<PlayerOrigin, 'joinedAt'> & { joinedAt: Date | null };

/** What stands before the first `_` of a stag names the partner, the rest the link. */
const partnerOf = (stag: string | null): string => stag?.split('_')[0] ?? '';
