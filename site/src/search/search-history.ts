import { readConsent } from '@halley/contract/cookies';
import { readStored, writeStored } from '../storage/index.ts';

export const mostSearches = 8;
const longestSearch = 100;

/** Kept beyond this page only for those who have accepted more than what is necessary. */
let remembered: readonly string[] = [];

export function readSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored('searches') ?? '[]');
    const kept = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
    return kept.length > 0 ? kept.slice(0, mostSearches) : remembered;
  } catch {
    return remembered;
  }
}

/** Newest first; the same words again only move up. */
export function addSearch(text: string): readonly string[] {
  const words = text.trim().slice(0, longestSearch);
  const others = readSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());
  return keep([words, ...others].slice(0, mostSearches));
}

export function forgetSearches(): readonly string[] {
  return keep([]);
}

function keep(searches: readonly string[]): readonly string[] {
  remembered = searches;
  const mayKeep = readConsent(document.cookie) === 'all' && searches.length > 0;
  writeStored('searches', mayKeep ? JSON.stringify(searches) : null);
  return searches;
}
