import type { Currency } from '@halley/contract';
import type { Signal } from './review.ts';

/** How a gift has been played so far, as rooms above have it. */
export interface GiftPlay {
  giftId: number;
  playerId: number;
  promotionId: number | null;
  currency: Currency;
  /** Rounds opened with it, those of them at its largest stake, and in how many games. */
  rounds: number;
  atMaximum: number;
  games: number;
  /** Rounds with it that were begun an hour ago and wait for their end. */
  leftOpen: number;
  /** Players at shared tables: in how many rounds both bet alike sums, and in how many of these just one of them won. */
  beside: readonly { playerId: number; rounds: number; opposite: number }[];
}

const manyRounds = 30;
const fewGames = 2;
const manyOpen = 3;
const manyShared = 10;
/** Of a hundred. By chance red and red are never opposite, and two who know nothing of each other half of the time. */
const nearlyAll = 90;

const isNearlyAll = (some: number, all: number) => some * 100 >= all * nearlyAll;

/** What speaks for a look by a person. None of it is against a rule by itself: people decide. */
export function signalsOfPlay({ rounds, atMaximum, games, leftOpen, beside }: GiftPlay): Signal[] {
  const largest = rounds >= manyRounds && games <= fewGames && isNearlyAll(atMaximum, rounds);
  const against = beside.filter((other) => other.rounds >= manyShared && isNearlyAll(other.opposite, other.rounds));
  return [
    ...(largest ? [{ kind: 'maximum_stakes', detail: { rounds, at_maximum: atMaximum, games } }] : []),
    ...(leftOpen >= manyOpen ? [{ kind: 'rounds_left_open', detail: { rounds: leftOpen } }] : []),
    ...against.map(({ playerId: player, rounds: shared, opposite }) => ({
      kind: 'complementary_bets',
      detail: { player, rounds: shared, opposite },
    })),
  ];
}
