/** How a race can end, or not. */
export const raceEnds = ['finished', 'abandoned', 'postponed', 'walkover', 'format_changed'] as const;
export type RaceEnd = (typeof raceEnds)[number];
export type RaceStop = Exclude<RaceEnd, 'finished'>;

export const isRaceStop = (kind: string): kind is RaceStop =>
  kind !== 'finished' && raceEnds.some((end) => end === kind);

/**
 * - `result`: by the order of finish
 * - `void`: every stake comes back
 */
type RaceRule = 'result' | 'void';

/** Places do not stand until the race is over: a race that does not end gives no result for anybody. */
export const raceRules: Readonly<Record<RaceEnd, RaceRule>> = {
  finished: 'result',
  abandoned: 'void',
  postponed: 'void',
  walkover: 'void',
  format_changed: 'void',
};

/**
 * What a market of races does in the cases that only races know.
 * - tie: `share`, the places left are shared by who tied; `halves`, each has half a win
 * - nonRunner: bets on it are void in any case; `deduct`, bets on the others that were taken before are paid less by the
 *   table of deductions; `stand`, they are not touched
 */
export const raceMarketRules = {
  race_winner: { tie: 'share', nonRunner: 'deduct' },
  place: { tie: 'share', nonRunner: 'deduct' },
  forecast: { tie: 'share', nonRunner: 'deduct' },
  head_to_head: { tie: 'halves', nonRunner: 'stand' },
} as const satisfies Record<string, { tie: 'share' | 'halves'; nonRunner: 'deduct' | 'stand' }>;

export type RaceMarket = keyof typeof raceMarketRules;

export const isRaceMarket = (type: string): type is RaceMarket => Object.hasOwn(raceMarketRules, type);
