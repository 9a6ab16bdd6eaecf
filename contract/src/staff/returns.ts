import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';

const judged = {
  rounds: z.int(),
  /** Parts of one. */
  actual: z.number(),
  theoretical: z.number(),
  /** Standard deviations between the two. */
  z: z.number(),
  /** Half of the band the actual return may lie in, in parts of one. */
  tolerance: z.number(),
  /** `few`: too few rounds to say anything. */
  state: z.enum(['inside', 'above', 'below', 'few']),
};

/** What a game of the house returned against what it should, by day (UTC) and over thirty days. */
export const GameReturns = z
  .object({
    game: z.string(),
    title: z.string(),
    version: z.int(),
    long_run: z.object(judged),
    days: z.array(z.object({ day: z.iso.date(), ...judged })),
  })
  .meta({ id: 'GameReturns' });
export type GameReturns = z.output<typeof GameReturns>;

export const staffReturnsCalls = defineStaffCalls({
  listGameReturns: {
    method: 'GET',
    path: '/api/staff/returns',
    summary: 'Actual against theoretical return of every game of the house, the last thirty days',
    who: 'staff',
    permission: 'games.read',
    rate: 'read',
    responses: { 200: z.array(GameReturns) },
    errors: [],
  },
});
