import { Refusal, type StaffFlag } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import type { Clock, Database } from '../../kit/index.ts';
import { closeFlag, type Flag, hasFlag, listFlags } from './flag-store.ts';
import type { DeskBy } from './people.ts';

const onTheWire = ({ fixtureId, playerIds, closedBy, at, ...flag }: Flag): StaffFlag => ({
  ...flag,
  fixture_id: fixtureId,
  player_ids: [...playerIds],
  at: at.toISOString(),
  closed_by: closedBy,
});

/** What looks as if somebody knew more: people look at it and say what it was. */
export function createFlags({ database, clock }: { database: Database; clock: Clock }) {
  return {
    list: async (wanted: { open: boolean }): Promise<StaffFlag[]> => (await listFlags(database, wanted)).map(onTheWire),

    async close(id: number, { author, name }: DeskBy): Promise<StaffFlag> {
      const closed = await database.tx(async (tx) => {
        const flag = await closeFlag(tx, { id, by: name, note: author.reason, at: clock.now() });
        if (!flag) throw new Refusal((await hasFlag(tx, id)) ? 'state.not_allowed' : 'NOT_FOUND');
        await writeSignificant(tx, {
          ...author,
          kind: 'sportsbook.flag_closed',
          target: { kind: 'flag', id },
          detail: { flag: flag.kind, fixture: flag.fixtureId, players: [...flag.playerIds] },
        });
        return flag;
      });
      return onTheWire(closed);
    },
  };
}
