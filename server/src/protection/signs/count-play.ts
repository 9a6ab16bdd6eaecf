import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import type { Consumer, Tx } from '../../kit/index.ts';
import type { ProtectionPorts } from '../ports.ts';
import { countedTopics, countsOf } from './counts-of.ts';
import { addQuarters } from './quarter-store.ts';

/** Signs are in no hurry: under load one step adds many rounds of a player to one quarter of an hour. */
const gatherMs = 5_000;
/** What happened longer ago is no news of a day any more, and its quarters may be gone. */
export const keptQuartersDays = 45;
const dayMs = 24 * 60 * 60 * 1000;

/** Counts what players do. The place in the stream moves with the counts: each piece of news is counted once. */
export function countPlay({ clock, rates }: Pick<ProtectionPorts, 'clock' | 'rates'>): Consumer {
  return {
    name: 'protection-count',
    topics: countedTopics,
    once: true,
    gatherMs,
    async handle(tx: Tx, events) {
      const quotes: Quotes = (await rates.read(tx)).inEuro;
      const oldest = clock.now().getTime() - (keptQuartersDays - 1) * dayMs;
      const counted = countsOf(events, (amount, from) => convertRoundedUp(quotes, amount, { from, to: 'EUR' }));
      await addQuarters(
        tx,
        counted.filter(({ at }) => at.getTime() >= oldest),
      );
    },
  };
}
