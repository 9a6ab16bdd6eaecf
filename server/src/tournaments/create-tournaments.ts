import type { tournamentsCalls } from '@halley/contract';
import type { Consumer, Handlers } from '../kit/index.ts';
import { createBoards } from './board/create-boards.ts';
import { countConsumer } from './count/count-rounds.ts';
import { createContestDesk } from './desk/create-contest-desk.ts';
import { entryHandlers } from './entries/handlers.ts';
import { levelsConsumer } from './levels/grant-levels.ts';
import type { TournamentsPorts } from './ports.ts';
import { demoContests } from './rivals/keep-rivals.ts';
import { advanceContests } from './settle/advance-contests.ts';
import { createContestViews } from './wire/contest-views.ts';
import { readHandlers } from './wire/handlers.ts';
import { tellStarts } from './wire/tell-starts.ts';
import { tellStatuses } from './wire/tell-statuses.ts';
import { tellWon } from './wire/tell-won.ts';

export function createTournaments(ports: TournamentsPorts) {
  const boards = createBoards({ database: ports.database, freshMs: Math.min(250, ports.copies.trustedMs) });
  const views = createContestViews({ ...ports, boards });
  const entering = entryHandlers(ports);
  const handlers: Handlers<typeof tournamentsCalls> = {
    ...readHandlers({ ...ports, views }),
    async confirmTournament(input, context) {
      const confirmed = await entering.confirmTournament(input, context);
      boards.doubt(input.params.id);
      return confirmed;
    },
  };
  const telling = tellStatuses({ ...ports, boards, views });
  const consumers: Consumer[] = [countConsumer(ports), levelsConsumer(ports), telling.consumer, tellWon(ports)];
  return {
    handlers,
    consumers,
    stop: telling.stop,
    demo: demoContests(ports),
    tasks: {
      async 'tournaments.advance'() {
        await advanceContests(ports);
        await tellStarts(ports);
      },
    },
    /** What staff see and do. */
    desk: createContestDesk(ports),
  };
}
