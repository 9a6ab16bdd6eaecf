import type { Base } from '../kit/index.ts';
import { createTournaments } from './create-tournaments.ts';
import type { TournamentsPorts } from './ports.ts';

export interface TournamentsRoomOptions
  extends Base,
    Pick<TournamentsPorts, 'geo' | 'identity' | 'limits' | 'promotions'> {
  ports: Pick<TournamentsPorts, 'notify' | 'pointsOf'>;
  config: Pick<TournamentsPorts, 'rates' | 'documents'>;
  realtime: Pick<TournamentsPorts, 'tellPlayer'>;
  games: Pick<TournamentsPorts, 'gamesIn' | 'titlesOf' | 'returnsOf'>;
}

/** Tournaments, quests and achievements: who takes part, what counts, who stands where, what is won. */
export function tournamentsRoom({ config, realtime, games, ports, ...options }: TournamentsRoomOptions) {
  const tournaments = createTournaments({
    ...options,
    ...ports,
    copies: options.settings.copies,
    tellPlayer: realtime.tellPlayer,
    rates: config.rates,
    documents: config.documents,
    gamesIn: games.gamesIn,
    titlesOf: games.titlesOf,
    returnsOf: games.returnsOf,
  });
  return { ...tournaments, name: 'tournaments', crons: { 'tournaments.advance': '* * * * *' } } as const;
}
