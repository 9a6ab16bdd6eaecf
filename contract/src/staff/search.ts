import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';

export const hitKinds = ['player', 'payment', 'round', 'bet', 'document', 'letter'] as const;

/** Something that was found, with where it leads. */
export const SearchHit = z
  .object({
    kind: z.enum(hitKinds),
    id: z.string(),
    /** Whose it is. */
    player_id: z.int().nullable(),
    /** As far as it may be shown: a name in part, a game, a way of paying. */
    title: z.string().nullable(),
    state: z.string().nullable(),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.output<typeof SearchHit>;

export const staffSearchCalls = defineStaffCalls({
  searchEverything: {
    method: 'GET',
    path: '/api/staff/search',
    summary: 'Players, payments, rounds, bets, documents and letters by number, reference, name, address or phone',
    who: 'staff',
    /** Each member finds what the role may open. */
    permission: 'self',
    recorded: 'staff.everything_searched',
    rate: 'read',
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    responses: { 200: z.object({ hits: z.array(SearchHit) }) },
    errors: [],
  },
});
