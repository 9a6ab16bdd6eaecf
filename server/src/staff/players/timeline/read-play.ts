import { type TimelineItem, wireCents } from '@halley/contract';
import type { PastWanted } from '../../../kit/index.ts';
import { isSport, listPlayed, type PlayedRound, totalOf } from '../../../wagers/index.ts';
import type { StaffPorts } from '../../ports.ts';
import { gatherPlay, type PlayedSession } from './gather-play.ts';
import type { PastEntry } from './merge-past.ts';

const roundsAtOnce = 500;
/** A page reads no more than this of somebody who plays without an end; the next page goes on there. */
const mostRounds = 3000;

interface ReadPlay {
  entries: PastEntry<TimelineItem>[];
  isWhole: boolean;
}

/** Rounds gathered into sessions of one game. Bets on events are told by themselves. */
export async function readPlay(
  { database, catalogueDesk }: Pick<StaffPorts, 'database' | 'catalogueDesk'>,
  { playerId, before, limit }: PastWanted,
): Promise<ReadPlay> {
  const rounds: PlayedRound[] = [];
  let beforeBet = BigInt(before.id);
  let isWhole = false;
  let read = 0;
  let sessions: PlayedSession[] = [];
  while (!isWhole && sessions.length <= limit && (read < mostRounds || rounds.length === 0)) {
    const page = await listPlayed(database, { playerId, beforeBet, limit: roundsAtOnce });
    isWhole = page.length < roundsAtOnce;
    read += page.length;
    beforeBet = page.at(-1)?.betId ?? beforeBet;
    rounds.push(...page.filter(({ game }) => !isSport(game)));
    sessions = gatherPlay(rounds);
  }
  // Of the last one more may be to come, unless there is nothing else, or too much of it.
  const shown = isWhole || sessions.length === 1 ? sessions : sessions.slice(0, -1);
  const games = new Set(shown.flatMap((session) => session.rounds[0]?.game ?? []));
  const names = await catalogueDesk.namesOfGames(database, [...games]);
  return { entries: shown.map((session) => entryOf(session, (game) => names.get(game)?.title ?? null)), isWhole };
}

function entryOf({ rounds }: PlayedSession, titleOf: (game: string) => string | null): PastEntry<TimelineItem> {
  const newest = rounds[0] as PlayedRound;
  const oldest = rounds.at(-1) as PlayedRound;
  const staked = rounds.reduce((sum, { stake, state }) => sum + (state === 'rolled_back' ? 0n : totalOf(stake)), 0n);
  const won = rounds.reduce((sum, { win }) => sum + totalOf(win), 0n);
  return {
    at: exactOf(newest.openedAt),
    place: { at: exactOf(oldest.openedAt), id: String(oldest.betId) },
    head: { at: exactOf(newest.openedAt), id: String(newest.betId + 1n) },
    item: {
      key: `play:${newest.id}`,
      kind: 'play',
      at: newest.openedAt.toISOString(),
      since: oldest.openedAt.toISOString(),
      what: newest.game,
      state: rounds.some(({ state }) => state === 'open') ? 'open' : null,
      name: titleOf(newest.game),
      text: null,
      amount: { currency: newest.currency, amount_cents: wireCents(won - staked) },
      count: rounds.length,
      id: newest.id,
    },
  };
}

const exactOf = (at: Date) => at.toISOString().replace('Z', '000Z');
