import { baccarat } from './baccarat/index.ts';
import { blackjack } from './blackjack/index.ts';
import { coin } from './coin/index.ts';
import { dice } from './dice/index.ts';
import { hilo } from './hilo/index.ts';
import { keno } from './keno/index.ts';
import type { GameEntry } from './kit/index.ts';
import { limbo } from './limbo/index.ts';
import { crash } from './live/crash/index.ts';
import { liveBaccarat } from './live/live-baccarat/index.ts';
import { liveRoulette } from './live/live-roulette/index.ts';
import { moneyWheel } from './live/money-wheel/index.ts';
import { mines } from './mines/index.ts';
import { plinko } from './plinko/index.ts';
import { roulette } from './roulette/index.ts';
import { machineEntries } from './slots/index.ts';
import { tower } from './tower/index.ts';
import { videoPoker } from './video-poker/index.ts';
import { wheel } from './wheel/index.ts';

/** Every in-house game. Adding one is a folder, a line here and one in `words.ts`. */
export const entries = {
  baccarat,
  blackjack,
  coin,
  dice,
  hilo,
  keno,
  limbo,
  mines,
  plinko,
  roulette,
  tower,
  crash,
  'live-baccarat': liveBaccarat,
  'live-roulette': liveRoulette,
  'money-wheel': moneyWheel,
  'video-poker': videoPoker,
  wheel,
  ...machineEntries,
} as const satisfies Record<string, GameEntry>;

type Entries = typeof entries;

/** Their rules of play. */
export const games = Object.fromEntries(Object.entries(entries).map(([id, { game }]) => [id, game])) as {
  [Id in keyof Entries]: Entries[Id]['game'];
};

export type GameId = keyof typeof games;

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

export { diceGame } from './dice/index.ts';
export { hiloGame } from './hilo/index.ts';
export {
  accepted,
  checkBet,
  demoCurrency,
  type HouseGame,
  isLowSpread,
  type Ratio,
  ratioInHundredthsOfPercent,
  refused,
  rulesOf,
  type SharedGame,
  type SingleStepGame,
  type StepAnswer,
  type SteppedGame,
  spreadOf,
  stakeLadder,
  verifyRound,
  verifySteps,
  volatilityOf,
} from './kit/index.ts';
