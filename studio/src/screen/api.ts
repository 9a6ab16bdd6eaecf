import type { gamesCalls, walletCalls } from '@halley/contract';
import { type Client, createClient, type RouteTable } from '@halley/contract/client';

type ScreenCalls = Pick<
  typeof gamesCalls & typeof walletCalls,
  | 'playRound'
  | 'takeStep'
  | 'replayRound'
  | 'listRounds'
  | 'readSeeds'
  | 'rotateSeeds'
  | 'listAccounts'
  | 'listFreeRounds'
>;

/** The few calls a game makes. api.test.ts holds them against the contract, which is too large for a game's bundle. */
export const routes: RouteTable = {
  playRound: ['POST', '/api/studio/:game/rounds', true],
  takeStep: ['POST', '/api/studio/:game/rounds/:round/steps'],
  replayRound: ['GET', '/api/studio/:game/rounds/:round'],
  listRounds: ['GET', '/api/studio/:game/rounds'],
  readSeeds: ['GET', '/api/studio/fair'],
  listFreeRounds: ['GET', '/api/studio/free_rounds'],
  rotateSeeds: ['POST', '/api/studio/fair/rotate'],
  listAccounts: ['GET', '/api/player/accounts'],
};

export type GameApi = Client<ScreenCalls>;

/** A player waits for this answer, so it is given up sooner than other calls. */
const TIMEOUT_MS = 8_000;

export function createGameApi(): GameApi {
  return createClient<ScreenCalls>({ routes, timeoutMs: TIMEOUT_MS });
}
