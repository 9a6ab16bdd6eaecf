import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, currency, timestamp } from './schemas.ts';

/** How often a player may wish to be reminded, in minutes. */
export const realityCheckMinutes = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

const minutes = z.union(realityCheckMinutes.map((each) => z.literal(each)));
/** A tab of the player's, by an id it has made up itself. */
const screen = z.uuid();

export const PlaySettings = z
  .object({
    /** Null: no reminder. */
    reality_check_minutes: minutes.nullable(),
    /** The player's own wish; see `net_shown` for what comes of it. */
    show_net: z.boolean(),
    /** Where the licence shows it always, the wish changes nothing. */
    net_always_shown: z.boolean(),
  })
  .meta({ id: 'PlaySettings' });
export type PlaySettings = z.output<typeof PlaySettings>;

/** Play for money, from the first game opened to the last one left; it goes on over a reload and into another game. */
export const PlaySession = z
  .object({
    /** False: nothing is being played; the rest says nothing then. */
    open: z.boolean(),
    began_at: timestamp.nullable(),
    elapsed_seconds: z.int(),
    /** What was won less what was staked since it began, from the journal; one for each currency played in. */
    net: z.array(z.object({ currency, net_cents: cents })),
    /** Time and net position belong on the screen: by licence, or because the player wants them. */
    net_shown: z.boolean(),
    reality_check: z.object({
      minutes: minutes.nullable(),
      /** Seconds until it is due; null: none is. */
      due_in_seconds: z.int().nullable(),
      /** Nothing more can be staked until it has been answered. */
      due: z.boolean(),
    }),
  })
  .meta({ id: 'PlaySession' });
export type PlaySession = z.output<typeof PlaySession>;

export const playSessionCalls = defineCalls({
  readPlaySession: {
    method: 'GET',
    path: '/api/player/play_session',
    summary: 'How long this player has been playing and what it has come to',
    who: 'player',
    rate: 'read',
    responses: { 200: PlaySession },
    errors: [],
  },
  keepPlaying: {
    method: 'POST',
    path: '/api/player/play_session',
    summary: 'A screen with a game for money is open: begins the session or keeps it alive. Every minute',
    who: 'player',
    rate: 'write',
    body: z.object({ screen }),
    responses: { 200: PlaySession },
    errors: [],
  },
  leavePlay: {
    method: 'POST',
    path: '/api/player/play_session/leave',
    summary: 'A screen was left; with the last one the session ends',
    who: 'player',
    rate: 'write',
    body: z.object({ screen }),
    responses: { 200: PlaySession },
    errors: [],
  },
  answerRealityCheck: {
    method: 'POST',
    path: '/api/player/play_session/answer',
    summary: 'Answers a reality check: go on until the next one, or leave, which ends the session on every screen',
    who: 'player',
    rate: 'write',
    body: z.object({ answer: z.enum(['go_on', 'leave']) }),
    responses: { 200: PlaySession },
    errors: [],
  },
  readPlaySettings: {
    method: 'GET',
    path: '/api/player/play_session/settings',
    summary: 'What the player wants to be told while playing',
    who: 'player',
    rate: 'read',
    responses: { 200: PlaySettings },
    errors: [],
  },
  editPlaySettings: {
    method: 'PUT',
    path: '/api/player/play_session/settings',
    summary: 'Changes it. A reality check that is due must be answered first',
    who: 'player',
    rate: 'write',
    body: z.object({ reality_check_minutes: minutes.nullable().optional(), show_net: z.boolean().optional() }),
    responses: { 200: PlaySettings },
    errors: ['REALITY_CHECK_DUE'],
  },
});
