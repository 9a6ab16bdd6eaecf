import { Refusal, type StaffFlag } from '@halley/contract';
import { loadSportWords } from '@halley/sports/words';
import { writeSignificant } from '../../audit/index.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import type { Clock, Database } from '../../kit/index.ts';
import { fixtureName } from './describe-for-desk.ts';
import { closeFlag, type Flag, hasFlag, listFlags } from './flag-store.ts';
import type { DeskBy } from './people.ts';

interface FlagPorts {
  database: Database;
  clock: Clock;
  fixtures: Pick<Fixtures, 'book'>;
}

/** What looks as if somebody knew more: people look at it and say what it was. */
export function createFlags({ database, clock, fixtures }: FlagPorts) {
  async function told(flags: readonly Flag[]): Promise<StaffFlag[]> {
    const ids = new Set(flags.flatMap(({ fixtureId }) => fixtureId ?? []));
    const [words, found] = await Promise.all([loadSportWords('en'), fixtures.book.read([...ids])]);
    const names = new Map(found.map((fixture) => [fixture.id, fixtureName(fixture, words)]));
    return flags.map(({ fixtureId, playerIds, closedBy, at, ...flag }) => ({
      ...flag,
      fixture_id: fixtureId,
      fixture: fixtureId === null ? null : (names.get(fixtureId) ?? String(fixtureId)),
      player_ids: [...playerIds],
      at: at.toISOString(),
      closed_by: closedBy,
    }));
  }

  return {
    list: async (wanted: { open: boolean }): Promise<StaffFlag[]> => told(await listFlags(database, wanted)),

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
      const [one] = await told([closed]);
      return one as StaffFlag;
    },
  };
}
