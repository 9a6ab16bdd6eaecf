import { Refusal, type tournamentsCalls } from '@halley/contract';
import type { Consumer, Handlers } from '../kit/index.ts';
import { createBoards } from './board/create-boards.ts';
import { levelsConsumer } from './levels/grant-levels.ts';
import type { TournamentsPorts } from './ports.ts';
import { demoContests } from './rivals/keep-rivals.ts';
import { openContests } from './settle/open-contests.ts';
import { createContestViews } from './wire/contest-views.ts';
import { readHandlers } from './wire/handlers.ts';

export function createTournaments(ports: TournamentsPorts) {
  const unknown = async () => {
    throw new Refusal('NOT_FOUND');
  };
  const boards = createBoards({ database: ports.database, freshMs: Math.min(250, ports.copies.trustedMs) });
  const views = createContestViews({ ...ports, boards });
  const handlers: Handlers<typeof tournamentsCalls> = {
    ...readHandlers({ ...ports, views }),
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
