import type { Base, Queryable } from '../kit/index.ts';
import { createTournaments } from './create-tournaments.ts';
import type { TournamentsPorts } from './ports.ts';

export interface TournamentsRoomOptions
  extends Base,
    Pick<TournamentsPorts, 'geo' | 'identity' | 'limits' | 'promotions'> {
  ports: Pick<TournamentsPorts, 'notify' | 'pointsOf'>;
  config: Pick<TournamentsPorts, 'rates' | 'documents'>;
  realtime: Pick<TournamentsPorts, 'tellPlayer'>;
  games: Pick<TournamentsPorts, 'gamesIn'> & {
    catalogue: {
      current(db: Queryable): Promise<{
        titles: ReadonlyMap<string, string>;
        byIdentifier: ReadonlyMap<string, { payout: string | null }>;
      }>;
    };
  };
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
    gamesIn: (...asked) => games.gamesIn(...asked),
    titlesOf: async (db) => (await games.catalogue.current(db)).titles,
    async returnsOf(db) {
      const { byIdentifier } = await games.catalogue.current(db);
      return {
        get(game) {
          const payout = byIdentifier.get(game)?.payout;
          return payout == null ? undefined : Number(payout) / 100;
        },
      };
    },
  });
  return { ...tournaments, name: 'tournaments', crons: { 'tournaments.advance': '* * * * *' } } as const;
}
