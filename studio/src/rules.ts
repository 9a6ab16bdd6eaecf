import { entries, type GameId } from './games.ts';
import type { RulesFormat, RulesSection } from './kit/index.ts';

/** Rules, pay table, return and limits of every game, for a page that needs no account (PP-07). */
export const gameRules = Object.fromEntries(Object.entries(entries).map(([id, { rules }]) => [id, rules])) as Record<
  GameId,
  (format: RulesFormat) => RulesSection[]
>;

export type { RulesFormat, RulesSection } from './kit/index.ts';
