import { type GameHistoryItem, Refusal, wireCents } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { listPlayed, type PlayedRound, totalOf } from '../wagers/index.ts';
import { roundLine, roundsHead } from './rounds-csv.ts';

export interface HistoryFilter {
  /** Days in UTC, `2026-03-01`; the last one is included. */
  from?: string;
  to?: string;
  game?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const mostExported = 50_000;
const exportedAtOnce = 5_000;
const statuses = { open: 'open', closed: 'finished', rolled_back: 'rolled_back' } as const;

export interface History {
  database: Queryable;
  /** Undefined for a game that the catalogue has never had. */
  titleOf(identifier: string): string | undefined;
}

/** One page of a player's rounds, newest first. */
export async function listPlayedRounds(
  { database, titleOf }: History,
  playerId: number,
  { before, limit, ...filter }: HistoryFilter & { before?: number; limit: number },
): Promise<GameHistoryItem[]> {
  const beforeBet = before === undefined ? undefined : BigInt(before);
  const rounds = await listPlayed(database, { playerId, ...boundsOf(filter), beforeBet, limit });
  return rounds.map((round) => historyItem(round, titleOf));
}

/** All of them as a file. It has an end, so that nobody can fill the memory; what is older is asked for by its days. */
export async function exportPlayedRounds(
  { database, titleOf }: History,
  playerId: number,
  filter: HistoryFilter,
): Promise<string> {
  const bounds = boundsOf(filter);
  const parts = [roundsHead];
  let beforeBet: bigint | undefined;
  for (let exported = 0; exported < mostExported; exported += exportedAtOnce) {
    const rounds = await listPlayed(database, { playerId, ...bounds, beforeBet, limit: exportedAtOnce });
    parts.push(rounds.map((round) => roundLine(historyItem(round, titleOf))).join(''));
    if (rounds.length < exportedAtOnce) break;
    beforeBet = rounds.at(-1)?.betId;
  }
  return parts.join('');
}

function boundsOf({ from, to, game }: HistoryFilter): { from?: Date; until?: Date; game?: string } {
  if (from !== undefined && to !== undefined && to < from) throw new Refusal('to.before_from');
  return {
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { until: new Date(Date.parse(to) + dayMs) }),
    ...(game !== undefined && { game }),
  };
}

function historyItem(round: PlayedRound, titleOf: History['titleOf']): GameHistoryItem {
  const stake = totalOf(round.stake);
  const win = totalOf(round.win);
  const lost = round.state === 'closed' && stake > win ? stake - win : 0n;
  return {
    bet_id: Number(round.betId),
    round_id: round.id,
    bet_status: statuses[round.state],
    created_at: round.openedAt.toISOString(),
    finished_at: round.closedAt?.toISOString() ?? null,
    currency: round.currency,
    provider: round.game.split('/')[0] ?? round.game,
    game: round.game,
    title: titleOf(round.game) ?? round.game,
    total_bets: wireCents(stake),
    total_losses: wireCents(lost),
    total_wins: wireCents(win),
    ...(round.freeStake !== null && { free_stake_cents: wireCents(round.freeStake) }),
  };
}
