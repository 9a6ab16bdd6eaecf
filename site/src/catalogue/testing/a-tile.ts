import type { Game } from '@halley/contract';
import type { Tile } from '../tile.ts';

/** A game as the catalogue answers it: valid, with whatever a test cares about. */
export function aGame(number: number, given: Partial<Game> = {}): Game {
  return {
    identifier: `northlight/game-${number}`,
    name: `game-${number}`,
    title: `Game ${number}`,
    slug: `game-${number}`,
    seo_title: `game-${number}`,
    uniq_seo_title: true,
    provider: 'northlight',
    preview: '',
    collections: {},
    categories: ['slots'],
    badges: [],
    currencies: { EUR: { id: number * 10, jackpot: null }, FUN: { id: number * 10 + 1, jackpot: null } },
    has_demo_mode: true,
    devices: ['desktop', 'mobile'],
    lines: null,
    ways: null,
    volatility_rating: null,
    hit_rate: null,
    payout: null,
    unfinished_games_for: [],
    ...given,
  };
}

export function aTile(number: number, given: Partial<Tile> = {}): Tile {
  return {
    identifier: `northlight/game-${number}`,
    title: `Game ${number}`,
    studio: 'Northlight',
    art: '/art.svg',
    href: `/play/northlight/game-${number}`,
    id: number * 10,
    lacks: [],
    demo: true,
    badges: [],
    only: null,
    ...given,
  };
}
