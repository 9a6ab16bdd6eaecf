import type { StaffFactor } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import type { Clock, Database } from '../../kit/index.ts';
import { listFactors, writeFactor } from '../risk/factor-store.ts';
import type { DeskBy } from './people.ts';

/** How much of the usual limits a player has. The player is told the limit before each stake, never the reason. */
export function createFactors({ database, clock }: { database: Database; clock: Clock }) {
  return {
    list: (playerId: number | undefined): Promise<StaffFactor[]> => listFactors(database, playerId),

    async set(
      playerId: number,
      { sport, factor }: Pick<StaffFactor, 'sport' | 'factor'>,
      { author, name }: DeskBy,
    ): Promise<StaffFactor[]> {
      await database.tx(async (tx) => {
        const { reason } = author;
        const before = await writeFactor(tx, { playerId, sport, factor, reason, by: name, at: clock.now() });
        await writeSignificant(tx, {
          ...author,
          kind: 'sportsbook.factor_set',
          target: { kind: 'player', id: playerId },
          detail: { sport, factor, before: before ?? null },
        });
      });
      return listFactors(database, playerId);
    },
  };
}
