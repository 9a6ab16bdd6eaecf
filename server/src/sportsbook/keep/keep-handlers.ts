import { randomInt } from 'node:crypto';
import { Refusal, type SportPreferences, type sportsbookCalls } from '@halley/contract';
import { type Clock, type Database, type Handlers, invariant } from '../../kit/index.ts';
import type { TellBets } from '../tell-bets.ts';
import { findCode, insertCode, type Kept, keep, readKept, readKeptSlip } from './keep-store.ts';

/** Without what is easily taken for something else. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const usualPreferences: SportPreferences = {
  odds_type: 'european',
  policy: 'higher',
  quick_bet: false,
  stakes_cents: [],
};

type Calls = Pick<
  typeof sportsbookCalls,
  | 'readSlip'
  | 'keepSlip'
  | 'readSportFavourites'
  | 'keepSportFavourites'
  | 'readSportPreferences'
  | 'keepSportPreferences'
  | 'shareSlip'
  | 'readSharedSlip'
>;

interface KeepPorts {
  database: Database;
  clock: Clock;
  tell: TellBets;
}

/** The slip, marks and wishes as the player left them, on whatever device. */
export function keepHandlers({ database, clock, tell }: KeepPorts): Handlers<Calls> {
  const write = (playerId: number, what: Kept, body: unknown) =>
    keep(database, { playerId, what, body, at: clock.now() });
  const done = { status: 204, body: null } as const;
  return {
    readSlip: async (_input, { principal }) => ({
      status: 200,
      body: (await readKeptSlip(database, principal.playerId)) as never,
    }),
    async keepSlip({ body }, { principal: { playerId } }) {
      const at = clock.now();
      await keep(database, { playerId, what: 'slip', body: { ...body, at: at.toISOString() }, at });
      // Other pages and devices of the player read it.
      tell(playerId, 'sport_bets', { bet_id: null, request_id: null, state: 'slip' });
      return { status: 200, body: { at: at.toISOString() } };
    },
    async readSportFavourites(_input, { principal }) {
      const kept = await readKept(database, principal.playerId, 'favourites');
      return { status: 200, body: (kept ?? { fixtures: [], tournaments: [], competitors: [] }) as never };
    },
    async keepSportFavourites({ body }, { principal }) {
      await write(principal.playerId, 'favourites', body);
      return done;
    },
    async readSportPreferences(_input, { principal }) {
      const kept = (await readKept(database, principal.playerId, 'preferences')) as SportPreferences | null;
      return { status: 200, body: kept ?? usualPreferences };
    },
    async keepSportPreferences({ body }, { principal }) {
      await write(principal.playerId, 'preferences', body);
      return done;
    },
    async shareSlip({ body }) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
        if (await insertCode(database, { code, body, at: clock.now() })) return { status: 201, body: { code } };
      }
      invariant(false, 'there are codes left');
    },
    async readSharedSlip({ params }) {
      const body = await findCode(database, params.code);
      if (!body) throw new Refusal('NOT_FOUND');
      return { status: 200, body: body as never };
    },
  };
}
