import { Refusal, type tournamentsCalls } from '@halley/contract';
import type { Consumer, Handlers } from '../kit/index.ts';
import { levelsConsumer } from './levels/grant-levels.ts';
import type { TournamentsPorts } from './ports.ts';
import { demoContests } from './rivals/keep-rivals.ts';
import { openContests } from './settle/open-contests.ts';

export function createTournaments(ports: TournamentsPorts) {
  const unknown = async () => {
    throw new Refusal('NOT_FOUND');
  };
  const handlers: Handlers<typeof tournamentsCalls> = {
    listTournaments: async () => ({ status: 200, body: [] }),
    listOwnTournaments: async () => ({ status: 200, body: [] }),
    listRecentTournaments: async () => ({ status: 200, body: [] }),
    readTournament: unknown,
    readTournamentStatus: unknown,
    readTournamentBoard: unknown,
    confirmTournament: unknown,
  };
  const consumers: Consumer[] = [levelsConsumer(ports)];
  return {
    handlers,
    consumers,
    demo: demoContests(ports),
    tasks: {
      async 'tournaments.advance'() {
        await ports.database.tx((tx) => openContests(ports, tx));
      },
    },
  };
}
