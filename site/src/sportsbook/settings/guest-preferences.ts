import type { OddsType, SportPreferences } from '@halley/contract';
import type { MessageKey } from '../../i18n/index.ts';
import { onStoredElsewhere, readStored, writeStored } from '../../storage/index.ts';

/** Formats of odds in the order in which they are offered, each with its name. */
export const oddsTypeNames = {
  european: 'slip.odds.european',
  british: 'slip.odds.british',
  american: 'slip.odds.american',
  hongkong: 'slip.odds.hongkong',
  malaysian: 'slip.odds.malaysian',
  indonesian: 'slip.odds.indonesian',
} as const satisfies Record<OddsType, MessageKey>;

export const policyNames = {
  none: 'slip.policy.none',
  higher: 'slip.policy.higher',
  any: 'slip.policy.any',
} as const satisfies Record<SportPreferences['policy'], MessageKey>;

export const mostStakes = 6;
const mostCents = 100_000_000_000;

/** Nothing is proposed, and nothing happens by itself. */
export const usualPreferences: SportPreferences = {
  odds_type: 'european',
  policy: 'higher',
  quick_bet: false,
  stakes_cents: [],
};

const listeners = new Set<() => void>();
let known: SportPreferences | undefined;
let isHearing = false;

const isCents = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= mostCents;

/** What this browser kept, as far as it can be believed. */
export function parsePreferences(text: string | null): SportPreferences {
  try {
    const said = Object(JSON.parse(text ?? '')) as Partial<SportPreferences>;
    const { odds_type, policy, quick_bet, stakes_cents } = said;
    return {
      odds_type: Object.hasOwn(oddsTypeNames, String(odds_type)) ? (odds_type as OddsType) : 'european',
      policy: Object.hasOwn(policyNames, String(policy)) ? (policy as SportPreferences['policy']) : 'higher',
      quick_bet: quick_bet === true,
      stakes_cents: Array.isArray(stakes_cents) ? stakes_cents.filter(isCents).slice(0, mostStakes) : [],
    };
  } catch {
    return usualPreferences;
  }
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Wishes of a guest: in this browser, for all its tabs. */
export const guestPreferences = {
  read(): SportPreferences {
    known ??= parsePreferences(readStored('sportPreferences'));
    return known;
  },
  write(next: SportPreferences): void {
    known = next;
    writeStored('sportPreferences', JSON.stringify(next));
    tell();
  },
  subscribe(listener: () => void): () => void {
    // One ear for all prices of a page.
    if (!isHearing) {
      isHearing = true;
      onStoredElsewhere('sportPreferences', (text) => {
        known = parsePreferences(text);
        tell();
      });
    }
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
