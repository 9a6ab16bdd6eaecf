import type { tournamentsCalls } from '@halley/contract';
import type { Author } from '../audit/index.ts';
import type { Consumer, Handlers, Tx } from '../kit/index.ts';
import { createBoards } from './board/create-boards.ts';
import { countConsumer } from './count/count-rounds.ts';
import { type Exclusion, excludePlayer } from './entries/exclude-player.ts';
import { entryHandlers } from './entries/handlers.ts';
import { levelsConsumer } from './levels/grant-levels.ts';
import type { TournamentsPorts } from './ports.ts';
import { demoContests } from './rivals/keep-rivals.ts';
import { advanceContests } from './settle/advance-contests.ts';
import { holdContest } from './settle/hold-contest.ts';
import { createContestViews } from './wire/contest-views.ts';
import { readHandlers } from './wire/handlers.ts';

export function createTournaments(ports: TournamentsPorts) {
  const boards = createBoards({ database: ports.database, freshMs: Math.min(250, ports.copies.trustedMs) });
  const views = createContestViews({ ...ports, boards });
  const handlers: Handlers<typeof tournamentsCalls> = { ...readHandlers({ ...ports, views }), ...entryHandlers(ports) };
  const consumers: Consumer[] = [countConsumer(ports), levelsConsumer(ports)];
  return {
    handlers,
    consumers,
    demo: demoContests(ports),
    tasks: { 'tournaments.advance': () => advanceContests(ports) },
    /** What staff do. */
    desk: {
      /** Takes somebody off a board, for good. */
      exclude: (tx: Tx, exclusion: Exclusion) => excludePlayer(ports, tx, exclusion),
      /** Nothing is decided before then; null: it goes on. */
      hold: (tx: Tx, held: { promotionId: number; until: Date | null; author: Author }) => holdContest(ports, tx, held),
    },
  };
}
