import type { FixtureCard, Game } from '@halley/contract';
import { startTransition, useEffect, useState } from 'react';
import { track } from '../analytics/index.ts';
import { callApi } from '../query/index.ts';
import { findByAlias } from './find-by-alias.ts';

/** Requests begin behind so many characters. */
const minSearchLength = 2;
export const searchDelayMs = 300;
const mostFound = 24;

export type Found =
  /** Too little to look for. */
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'found'; text: string; games: Game[]; fixtures: FixtureCard[] }
  | { state: 'failed' };

/** The same each time: a letter that changes nothing draws nothing again. */
const idle: Found = { state: 'idle' };
const searching: Found = { state: 'searching' };

export function isSearchable(text: string): boolean {
  return text.trim().length > minSearchLength;
}

/** What the house has for these words. An answer that comes late, for words that have changed, is dropped. */
export function useSearch(text: string, { withSport }: { withSport: boolean }): { found: Found; again: () => void } {
  const words = text.trim();
  const [found, setFound] = useState(idle);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a wish to search again
  useEffect(() => {
    if (!isSearchable(words)) {
      setFound(idle);
      return;
    }
    setFound(searching);
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const next = await search(words, { signal: leaving.signal, withSport });
      // The next letter comes before the list.
      if (!leaving.signal.aborted) startTransition(() => setFound(next));
    }, searchDelayMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words, turn, withSport]);
  return { found, again: () => setTurn(turn + 1) };
}

interface Searching {
  signal: AbortSignal;
  withSport: boolean;
}

async function search(text: string, { signal, withSport }: Searching): Promise<Found> {
  const body = { page_size: mostFound, filter: { title: text.slice(0, 100) } };
  try {
    const sport = withSport ? searchSport(text, signal) : [];
    const page = await callApi('filterGames', { body }, { signal });
    if (!page) return { state: 'failed' };
    const games = page.data.length > 0 ? page.data : await findByAlias(text, signal);
    const fixtures = await sport;
    track('search', { characters: text.length, results: games.length + fixtures.length });
    return { state: 'found', text, games, fixtures };
  } catch {
    return { state: 'failed' };
  }
}

/** Games are found without an answer of the sportsbook. */
const searchSport = (text: string, signal: AbortSignal): Promise<FixtureCard[]> =>
  callApi('searchFixtures', { query: { q: text.slice(0, 60) } }, { signal, retries: 0 }).catch(() => []);
