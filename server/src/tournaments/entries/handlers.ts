import type { tournamentsCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { TournamentsPorts } from '../ports.ts';
import { joinContest } from './join-contest.ts';
import { leaveContest } from './leave-contest.ts';

export function entryHandlers(ports: TournamentsPorts): Pick<Handlers<typeof tournamentsCalls>, 'confirmTournament'> {
  return {
    async confirmTournament({ params, body }, { principal: { playerId } }) {
      const named = { playerId, promotionId: params.id };
      const confirmed = await ports.database.tx((tx) =>
        body.confirmed ? joinContest(ports, tx, { ...named, teamId: body.team_id }) : leaveContest(ports, tx, named),
      );
      return { status: 200, body: confirmed };
    },
  };
}
