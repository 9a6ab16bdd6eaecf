import { diceRules } from './dice/rules-content.ts';
import type { GameId } from './games.ts';
import { hiloRules } from './hilo/rules-content.ts';
import type { RulesFormat, RulesSection } from './kit/rules-content.ts';
import { cometRun } from './slots/machines/comet-run/machine.ts';
import { slotRules } from './slots/rules-content.ts';

/** Rules, pay table, return and limits of every game, for a page that needs no account (PP-07). */
export const gameRules: Record<GameId, (format: RulesFormat) => RulesSection[]> = {
  dice: diceRules,
  hilo: hiloRules,
  'comet-run': (format) => slotRules(cometRun, format),
};

export type { RulesFormat, RulesSection } from './kit/rules-content.ts';
