import type { Lottery, Tournament, TournamentBoard, TournamentStatus } from '@halley/contract';
import { aStatus as aWireStatus } from '../../../../contract/src/testing/a-status.ts';
import { customTournaments } from '../custom-tournaments.ts';

const dates = { start_at: '2026-11-10T00:00:00.000Z', end_at: '2026-11-20T00:00:00.000Z' };

/** One that runs from the 10th to the 20th of November 2026. */
export function aTournament(given: Partial<Tournament> = {}): Tournament {
  const [made] = customTournaments([
    {
      categories: ['tournament'],
      content: JSON.stringify({ id: 9, title: 'Ring Race', frontend_identifier: 'ring-race', ...dates }),
    },
  ]);
  return { ...(made as Tournament), ...given };
}

export function aLottery(given: Partial<Lottery> = {}): Lottery {
  return {
    id: 5,
    title: 'Lantern night',
    summary: 'A draw',
    currency: 'EUR',
    frontend_identifier: 'lantern-night',
    group_ids: [],
    money_budget_cents: 50_000,
    ...dates,
    ...given,
  } as Lottery;
}

export const aStatus = (place: number | null, given: Partial<TournamentStatus> = {}): TournamentStatus =>
  aWireStatus({ nickname: `p***${place}`, user_confirmed: true, award_place: place, ...given });

export function aBoard(given: Partial<TournamentBoard> = {}): TournamentBoard {
  return { tournament_id: 9, state: 'active', players: 0, top: [], own: null, neighbours: [], teams: [], ...given };
}
