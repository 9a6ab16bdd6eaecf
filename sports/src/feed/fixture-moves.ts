import type { FixtureStatus } from './messages.ts';

/** What may become of a fixture. That it stays what it is is always possible. */
export const fixtureMoves: Record<FixtureStatus, readonly FixtureStatus[]> = {
  not_started: ['live', 'ended', 'closed', 'cancelled', 'postponed', 'interrupted', 'abandoned'],
  live: ['ended', 'closed', 'cancelled', 'interrupted', 'abandoned'],
  interrupted: ['live', 'ended', 'closed', 'cancelled', 'postponed', 'abandoned'],
  postponed: ['not_started', 'live', 'closed', 'cancelled', 'abandoned'],
  // An end that was called too early.
  ended: ['live', 'closed', 'abandoned'],
  // It can be resumed.
  abandoned: ['live', 'ended', 'closed'],
  cancelled: ['closed'],
  closed: [],
};

/** Whether bets are taken on a fixture with this status at all. */
export const takesBets = (status: FixtureStatus): boolean => status === 'not_started' || status === 'live';
