import { volatilities } from '@halley/contract';
import { z } from 'zod';
import type { ListedGame } from './list-in-catalogue.ts';

const percent = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/);
const amount = z.int().min(0).transform(BigInt).optional();

/** A game as an operator writes it down. Amounts in subunits of the currency. */
const FileGame = z.strictObject({
  identifier: z.string().regex(/^[a-z0-9][a-z0-9_.-]*\/[^/]+$/),
  producer: z.string(),
  title: z.string().min(1).max(200),
  seo_title: z.string(),
  kind: z.enum(['slot', 'table', 'live', 'instant', 'card', 'crash', 'bingo', 'other']),
  version: z.int().optional(),
  released_at: z.iso.date(),
  currencies: z.record(
    z.string(),
    z.strictObject({ stake_min: amount, stake_max: amount, win_max: amount }).transform((limits) => ({
      ...(limits.stake_min !== undefined && { stakeMin: limits.stake_min }),
      ...(limits.stake_max !== undefined && { stakeMax: limits.stake_max }),
      ...(limits.win_max !== undefined && { winMax: limits.win_max }),
    })),
  ),
  devices: z.array(z.enum(['desktop', 'mobile'])).optional(),
  volatility: z.enum(volatilities).optional(),
  lines: z.int().optional(),
  ways: z.int().optional(),
  hit_rate: percent.optional(),
  payout: percent.optional(),
  descriptions: z.record(z.string(), z.string().max(5000)).optional(),
  collections: z.array(z.string()).optional(),
  popularity: z.int().optional(),
  preview: z.string().optional(),
});

const FileCollection = z.strictObject({
  id: z.string(),
  title: z.string().min(1).max(100),
  /** All of its games, in their order; unset: they stay as they are. */
  games: z.array(z.string()).optional(),
});

/** What `npm run catalogue -- import` reads. */
export const CatalogueFile = z.strictObject({
  games: z.array(FileGame).default([]),
  collections: z.array(FileCollection).default([]),
});
export type CatalogueFile = z.output<typeof CatalogueFile>;

export function listedGameOf(game: z.output<typeof FileGame>): ListedGame {
  const { seo_title, released_at, hit_rate, producer, collections, popularity, preview, ...same } = game;
  const id = game.identifier.split('/')[0] as string;
  return {
    ...same,
    producer: { id, title: producer },
    seoTitle: seo_title,
    launch: 'provider',
    releasedAt: new Date(released_at),
    hitRate: hit_rate,
    first: { collections, popularity, preview },
  };
}
