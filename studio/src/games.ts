import { diceGame } from './dice/rules.ts';
import { hiloGame } from './hilo/rules.ts';
import type { HouseGame } from './kit/game.ts';
import { slotGames } from './slots/machines/index.ts';

/** Every in-house game. Adding one is a folder and a line here. */
export const games = { dice: diceGame, hilo: hiloGame, ...slotGames } as const satisfies Record<string, HouseGame>;

export type GameId = keyof typeof games;

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

export type { DiceChoice, DiceEvent, DiceOutcome, DiceSide } from './dice/rules.ts';
export { diceGame, publishedReturn as dicePublishedReturn } from './dice/rules.ts';
export type { HiloChoice, HiloEvent, HiloGuess, HiloOutcome, HiloState, HiloStep } from './hilo/rules.ts';
export { hiloGame, publishedReturn as hiloPublishedReturn } from './hilo/rules.ts';
export { type Bet, checkBet } from './kit/check-bet.ts';
export type {
  GameEvent,
  GameFacts,
  GameListing,
  HouseGame,
  SingleStepGame,
  StakeLimits,
  StepAnswer,
  SteppedGame,
  StudioGame,
} from './kit/game.ts';
export { demoCurrency } from './kit/game.ts';
export { compareRatios, type Ratio, ratioInHundredthsOfPercent } from './kit/ratio.ts';
export type { Refusal, RefusalCode, Result } from './kit/result.ts';
