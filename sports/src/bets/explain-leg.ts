import { parseMarketKey } from '../markets/index.ts';
import type { Explained } from './explained.ts';
import type { LegResult } from './leg-return.ts';
import { legState } from './leg-state.ts';

/** What is known of a result besides itself: `{ home: 2, away: 1 }`, `{ goals: 3 }`, and why a leg is void. */
export interface ResultFacts {
  facts?: Readonly<Record<string, number | string>>;
  voidReason?: string;
  eachWay?: boolean;
}

/** Why a leg ended as it did. Plain data: it is kept with the bet, and becomes a sentence where a language is known. */
export function explainLeg(
  { market, outcome }: { market: string; outcome: string },
  result: LegResult | undefined,
  { facts = {}, voidReason, eachWay = false }: ResultFacts = {},
): Explained {
  const state = legState(result, eachWay);
  const values: Record<string, string | number> = { market, outcome };
  if (!result || state === 'open') return { key: 'leg.open', values };
  if (state === 'void' && voidReason) return { key: 'leg.void', values: { ...values, reason: voidReason } };
  if (state === 'dead_heat' && result.dead_heat) {
    [values.places, values.tied] = result.dead_heat;
  }
  if (result.deduction && state !== 'lost') values.deduction = result.deduction;
  return { key: `leg.${state}`, values: { ...values, ...whatCounted(market, facts) } };
}

/** Of totals what was counted, of all else the score. */
function whatCounted(market: string, facts: Readonly<Record<string, number | string>>): Record<string, number> {
  const name = parseMarketKey(market);
  const { home, away } = facts;
  const isTotal = name !== undefined && /(^|_)total$/.test(name.type);
  if (isTotal) {
    const counted = facts[name.type.replace(/_?total$/, '')] ?? facts[name.specifiers.side ?? ''] ?? soleCount(facts);
    if (typeof counted === 'number') return { count: counted };
  }
  if (typeof home !== 'number' || typeof away !== 'number') return {};
  if (!isTotal) return { home, away };
  // Of corners, cards and the like a score says nothing.
  return name.type === 'total' ? { count: home + away } : {};
}

/** `{ goals: 3 }`: there is nothing else that it could be. */
function soleCount(facts: Readonly<Record<string, number | string>>): number | string | undefined {
  const counts = Object.entries(facts).filter(([name]) => name !== 'home' && name !== 'away');
  return counts.length === 1 ? counts[0]?.[1] : undefined;
}
