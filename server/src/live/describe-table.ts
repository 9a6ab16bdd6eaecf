import {
  type LiveBet,
  type LivePastRound,
  type LiveRound,
  type LiveTable,
  type LiveTableId,
  wireCents,
} from '@halley/contract';
import type { Clock, Database } from '../kit/index.ts';
import { readBets, readSpots, type SharedBet } from './bet-store.ts';
import { latestRound, listOver, type SharedRound } from './round-store.ts';
import { sharedGames } from './tables.ts';

const pastShown = 20;

/** All there is to see at a table: what the call answers and the channel says are made here, from the same rows. */
export async function describeTable(
  { database, clock }: { database: Database; clock: Clock },
  table: LiveTableId,
  said?: LiveTable['event'],
): Promise<LiveTable> {
  const round = await latestRound(database, table);
  const isLayout = sharedGames.get(table)?.join !== undefined;
  const [bets, spots, past] = await Promise.all([
    round && readBets(database, round.id),
    round && isLayout ? readSpots(database, round.id) : [],
    listOver(database, { table, before: undefined, limit: pastShown }),
  ]);
  return {
    table,
    event: said ?? (round ? lastEvent[round.state] : 'betting'),
    at: clock.now().getTime(),
    round: round ? roundOnTheWire(round) : null,
    bets: {
      count: bets?.count ?? 0,
      won: bets?.won ?? 0,
      shown: (bets?.shown ?? []).map((bet) => ({
        name: bet.name,
        currency: bet.currency,
        stake_cents: wireCents(bet.stake),
        choice: bet.choice,
        pays: bet.pays,
        win_cents: bet.state === 'open' ? null : wireCents(bet.win),
      })),
      spots: spots.map(({ spot, players, sums }) => ({
        spot,
        players,
        sums: sums.map(({ currency, cents }) => ({ currency, cents: wireCents(cents) })),
      })),
    },
    past: past.filter((each) => each.state !== 'voided').map(({ id, outcome }) => ({ id, outcome })),
  };
}

const lastEvent: Record<SharedRound['state'], LiveTable['event']> = {
  betting: 'betting',
  running: 'started',
  settling: 'result',
  settled: 'settled',
  voided: 'voided',
};

function roundOnTheWire(round: SharedRound): LiveRound {
  return {
    id: round.id,
    state: round.state,
    version: round.gameVersion,
    betting_ends_at: round.bettingEndsAt.getTime(),
    started_at: round.startedAt?.getTime() ?? null,
    ended_at: round.endedAt?.getTime() ?? null,
    outcome: round.outcome ?? null,
    interrupted_pays: round.interruptedPays,
    proof: {
      chain_id: round.chainId,
      number: round.number,
      terminal: round.terminal,
      salt: round.salt,
      committed: round.committed,
      link: round.link,
    },
  };
}

export const pastOnTheWire = (round: SharedRound): LivePastRound => ({ ...roundOnTheWire(round), table: round.table });

export function betOnTheWire(table: LiveTableId, bet: SharedBet, balance: bigint): LiveBet {
  return {
    bet_id: bet.id,
    table,
    round_id: bet.roundId,
    mode: bet.playerId === null ? 'demo' : 'real',
    currency: bet.currency,
    stake_cents: wireCents(bet.stake),
    choice: bet.choice,
    state: bet.state,
    pays: bet.pays,
    ceiling: bet.ceiling,
    win_cents: wireCents(bet.win),
    balance_cents: wireCents(balance),
    at: bet.placedAt.toISOString(),
  };
}
