import type { FixtureCard } from '@halley/contract';

/** Nothing more happens in it, at least not today. */
export const isOver = (status: FixtureCard['status']): boolean =>
  status !== 'live' && status !== 'not_started' && status !== 'interrupted';

/** What is on and to come in its order, and below it what has been played. */
export const overLast = <Card extends Pick<FixtureCard, 'status'>>(cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => Number(isOver(one.status)) - Number(isOver(other.status)));
