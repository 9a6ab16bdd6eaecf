import type { Checkpoint } from './checkpoint-store.ts';

const dayMs = 86_400_000;
/** So many audits read the whole past again between them. */
const runsOfARound = 28;

/** Whole days, UTC: from the first moment of one to the first moment of another. */
export interface Days {
  from: Date;
  until: Date;
}

const startOf = (at: Date) => Math.floor(at.getTime() / dayMs) * dayMs;

/** From the day of the horizon on: days are added up whole. */
export const newDays = (horizon: Date): Days => ({
  from: new Date(startOf(horizon)),
  until: new Date('9999-12-31T00:00:00Z'),
});

/** The part of the past whose turn it is to be read again, day after day and then from the beginning. */
export function nextDays(first: Date | null, { horizon, rereadUntil }: Checkpoint): Days | undefined {
  const end = startOf(horizon);
  const begin = first === null ? end : startOf(first);
  if (begin >= end) return undefined;
  const days = Math.ceil((end - begin) / dayMs / runsOfARound);
  const known = rereadUntil === null ? begin : Date.parse(rereadUntil);
  const from = known < begin || known >= end ? begin : known;
  return { from: new Date(from), until: new Date(Math.min(from + days * dayMs, end)) };
}
