import { type Currency, currencyCodes, type Volatility, volatilities } from '../../../contract/src/index.ts';
import type { ListedGame } from '../../../server/src/games/index.ts';

const first =
  'Amber Basalt Cobalt Copper Coral Crimson Crystal Dusky Ember Feather Frozen Gilded Golden Hidden Hollow Indigo Iron Ivory Jade Lantern Lunar Marble Midnight Mirror Misty Neon Nimble Obsidian Opal Pearl Quartz Quiet Restless Rusty Saffron Scarlet Secret Silver Solar Sunken Tidal Velvet Violet Wandering Whispering Wild Winter'.split(
    ' ',
  );
const second =
  'Abbey Acorn Anchor Archive Aurora Bazaar Beacon Bridge Canyon Caravan Carousel Castle Cavern Clock Comet Compass Crater Crown Delta Dynasty Eclipse Falcon Fjord Forge Fountain Fox Garden Geyser Glacier Grove Harbour Harvest Horizon Island Jungle Kingdom Labyrinth Lagoon Library Lighthouse Meadow Meteor Monsoon Observatory Ocean Orchard Oyster Palace Pyramid Quarry Rapids Reef River Safari Satellite Sphinx Summit Temple Thunder Tiger Tower Treasure Tundra Valley Voyage Waterfall Wolf'.split(
    ' ',
  );
const third = [
  '',
  '',
  '',
  'Deluxe',
  'Nights',
  'Rising',
  'Quest',
  'Fortunes',
  'Spins',
  'Ways',
  'II',
  'Megareels',
  'Legends',
  'Über Nacht',
  'Café',
  'Señor',
] as const;
const studios = first
  .slice(0, 12)
  .flatMap((word) => ['Foundry', 'Works', 'Reels', 'Tables', 'Arcade'].map((kind) => `${word} ${kind}`));
const kinds = ['slot', 'slot', 'slot', 'slot', 'slot', 'table', 'live', 'instant', 'card', 'crash'] as const;
const collections =
  'new top slots jackpot bonus-wagering exclusive animated prerelease drops buy-feature classic fruit books megaways fishing adventure'.split(
    ' ',
  );
const fiat: Currency[] = ['EUR', 'USD', 'CAD', 'AUD', 'NZD', 'NOK'];

/** The same games every time, with names of our own invention. */
export function generateGames(count: number): ListedGame[] {
  const random = numbers(20_260_301);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  return Array.from({ length: count }, (_, index): ListedGame => {
    const studio = studios[index % studios.length] as string;
    const title = [pick(first), pick(second), pick(third)].filter(Boolean).join(' ');
    const name = `${slugOf(title)}-${index}`;
    const kind = pick(kinds);
    const currencies = random(4) === 0 ? currencyCodes : fiat;
    return {
      identifier: `${slugOf(studio)}/${name}`,
      producer: { id: slugOf(studio), title: studio },
      title,
      seoTitle: name,
      kind,
      launch: 'provider',
      releasedAt: new Date(Date.UTC(2016 + random(10), random(12), 1 + random(28))),
      currencies: Object.fromEntries(
        [...(kind === 'live' ? [] : ['FUN']), ...currencies].map((code) => [
          code,
          { stakeMin: 10n, stakeMax: 10_000n, winMax: 50_000_000n },
        ]),
      ),
      ...(random(10) === 0 && { devices: ['mobile'] as const }),
      ...(kind === 'slot' && {
        volatility: pick<Volatility>(volatilities),
        lines: 5 + random(46),
        hitRate: `${15 + random(25)}.${random(10)}`,
      }),
      payout: `${92 + random(6)}.${random(10)}${random(10)}`,
      first: {
        popularity: random(1_000_000),
        collections: [
          ...new Set([
            kind === 'slot' ? 'slots' : kind,
            pick(collections),
            ...(random(3) === 0 ? [pick(collections)] : []),
          ]),
        ],
      },
    };
  });
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** Whole numbers below a bound, the same for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
