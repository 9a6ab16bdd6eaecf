import type { liveRoundsCalls, realtimeCalls } from '@halley/contract';
import { type Client, createClient, type RouteTable } from '@halley/contract/client';

type LiveCalls = typeof liveRoundsCalls & typeof realtimeCalls;

/** The calls of a table with shared rounds; live-api.test.ts holds them against the contract. */
export const liveRoutes: RouteTable = {
  readLiveTable: ['GET', '/api/live/:table'],
  listLiveBets: ['GET', '/api/live/:table/bets'],
  placeLiveBet: ['POST', '/api/live/:table/bets', true],
  readLiveBet: ['GET', '/api/live/:table/bets/:bet'],
  cashOutLiveBet: ['POST', '/api/live/:table/bets/:bet/cash_out'],
  listLiveRounds: ['GET', '/api/live/:table/rounds'],
  readLiveRound: ['GET', '/api/live/:table/rounds/:round'],
  readLiveSubscription: ['GET', '/api/notification_center/centrifugo/subscription'],
};

export type LiveApi = Client<LiveCalls>;

const TIMEOUT_MS = 8_000;

export function createLiveApi(): LiveApi {
  return createClient<LiveCalls>({ routes: liveRoutes, timeoutMs: TIMEOUT_MS });
}
