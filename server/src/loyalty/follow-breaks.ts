import type { Consumer, Tx } from '../kit/index.ts';

interface BreaksFollower {
  /** The consumer's. */
  name: string;
  /** Stops the clocks of those of them who are on a break, and lets those of the others go on. */
  runClocks(tx: Tx, playerIds: readonly number[]): Promise<void>;
}

/** Breaks and exclusions stop the clocks of what runs out: nothing is lost by stopping to play. */
export function followBreaks({ name, runClocks }: BreaksFollower): Consumer {
  return {
    name,
    topics: ['limits.excluded', 'limits.changed'],
    async handle(tx, events) {
      const concerned = events.flatMap((event) => {
        if (event.topic === 'limits.excluded') return [event.data.playerId];
        return event.topic === 'limits.changed' && event.data.type === 'coolingoff' ? [event.data.playerId] : [];
      });
      await runClocks(tx, [...new Set(concerned)]);
    },
  };
}
