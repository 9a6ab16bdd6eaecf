import type { Sport } from '@halley/sports/markets';
import { type BookFixture, overrideOf } from '../../fixtures/index.ts';
import type { OfferedLeg } from './read-slip.ts';

/** How long a bet in play waits, in milliseconds of a fixture that is played at the speed of the clock. */
const bySport: Readonly<Record<Sport, number>> = {
  football: 5_000,
  'ice-hockey': 5_000,
  basketball: 5_000,
  tennis: 4_000,
  'table-tennis': 4_000,
  esport: 5_000,
  racing: 6_000,
};
/** What the next moment may decide. */
const quick = /^next_|^race_to$/;
const quickMs = 6_000;
const leastMs = 1_500;

/** In play: what happens on the field may be known to somebody before it is known here. */
export const isInPlay = ({ status, startAt }: Pick<BookFixture, 'status' | 'startAt'>, now: Date): boolean =>
  status !== 'not_started' || startAt <= now;

/** A leg and its market's key. */
type DelayedLeg = Pick<OfferedLeg, 'fixture' | 'type'> & { market: { key: string } };

/** The longest delay of its legs, in milliseconds; 0: none is in play. A trader's is of the clock, whatever the speed. */
export function delayOf(legs: readonly DelayedLeg[], now: Date): number {
  const delays = legs
    .filter(({ fixture }) => isInPlay(fixture, now))
    .map(({ fixture, type, market }) => {
      const set = overrideOf(fixture, 'delay', { market: market.key })?.value;
      if (set !== undefined && set !== null) return Math.max(leastMs, set * 1_000);
      const wantedMs = quick.test(type) ? quickMs : bySport[fixture.description.sport];
      return Math.max(leastMs, Math.round(wantedMs / fixture.description.speed));
    });
  return Math.max(0, ...delays);
}
