import type { QuestLevel, Tournament, TournamentStatus } from '@halley/contract';
import { aStatus as aPlace, aTournament } from '../../testing/a-tournament.ts';

export function aLevel(level: number, changes: Partial<QuestLevel> = {}): QuestLevel {
  const threshold = (level - 1) * 50_000;
  return {
    level,
    threshold_cents: threshold,
    gifts: level === 1 ? [] : [{ type: 'freespins', count: level * 5, title: 'Far Light' }],
    costs_cents: threshold * 0.04,
    ...changes,
  };
}

/** Six levels, to be joined, open for a long time. */
export function aQuest(changes: Partial<Tournament> = {}): Tournament {
  return aTournament({
    id: 12,
    title: 'The long way round',
    summary: 'Six places, at your own pace.',
    frontend_identifier: 'quest--xs--long-way',
    kind: 'quest',
    state: 'active',
    strategy: 'bet',
    currency: 'EUR',
    user_confirmation_required: true,
    start_at: '2026-11-01T00:00:00.000Z',
    end_at: '2999-12-01T00:00:00.000Z',
    levels: [1, 2, 3, 4, 5, 6].map((level) => aLevel(level)),
    ...changes,
  });
}

export const aStatus = (changes: Partial<TournamentStatus> = {}): TournamentStatus =>
  aPlace(null, { tournament_id: 12, ...changes });
