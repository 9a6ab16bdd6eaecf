/** Why a fixture of two sides ended otherwise than by play. `postponed`: not begun, or not resumed, within 48 hours. */
export type Stop = 'retired' | 'walkover' | 'abandoned' | 'postponed' | 'format_changed';

/**
 * - `decided_stands`: what play could no longer change stands, the rest is void;
 * - `opponent_after_period`: whoever goes on wins once a whole period was played, void before;
 * - `void`: all of it, decided or not.
 */
export type StopRuling = 'decided_stands' | 'opponent_after_period' | 'void';

/** One row per kind of market; the cells say what becomes of it. */
export type StopRules<MarketType extends string> = Readonly<Record<MarketType, Readonly<Record<Stop, StopRuling>>>>;

/** The usual row: periods, scores, totals and handicaps go by what is decided. */
export const byPlay = {
  retired: 'decided_stands',
  walkover: 'void',
  abandoned: 'decided_stands',
  postponed: 'decided_stands',
  format_changed: 'void',
} as const satisfies Record<Stop, StopRuling>;
