import { type ListedGame, listInCatalogue } from '../server/src/games/index.ts';
import { operate } from './operate.ts';

const gamesCount = 130;
const studios = ['Northlight', 'Tidehouse', 'Paper Moon', 'Ninth Gate'];
const words = ['Ember Fox', 'Sky Whale', 'Moon Lotus', 'Amber Crown', 'Frost Wolf', 'Desert Bloom', 'Lantern Koi'];
const volatilities = ['low', 'medium', 'high'] as const;
const money = { EUR: { stakeMin: 10n, stakeMax: 10_000n }, FUN: { stakeMin: 10n, stakeMax: 10_000n } };

/** A game of somebody else's; every second one has a demo, every tenth takes dollars only. */
function aGame(number: number): ListedGame {
  const studio = studios[number % studios.length] ?? '';
  const id = studio.toLowerCase().replace(' ', '-');
  const word = words[number % words.length] ?? '';
  const name = `${word.toLowerCase().replace(' ', '-')}-${number}`;
  const { FUN, EUR } = money;
  return {
    identifier: `${id}/${name}`,
    producer: { id, title: studio },
    title: `${word} ${number}`,
    seoTitle: name,
    kind: 'slot',
    launch: 'provider',
    releasedAt: new Date(Date.UTC(2026, 0, 1 + (number % 300))),
    currencies: { ...(number % 10 === 7 ? { USD: EUR } : { EUR, BTC: EUR }), ...(number % 2 === 0 && { FUN }) },
    devices: number % 20 === 5 ? ['desktop'] : ['desktop', 'mobile'],
    volatility: volatilities[number % volatilities.length],
    payout: '96.00',
    first: { collections: collectionsOf(number), popularity: 1_000_000 - number },
  };
}

function collectionsOf(number: number): string[] {
  return [
    number % 9 === 8 ? 'live' : 'slots',
    ...(number < 30 ? ['top'] : []),
    ...(number % 4 === 1 ? ['new'] : []),
    ...(number % 6 === 2 ? ['table'] : []),
  ];
}

/** Makes the catalogue as full as a real one. */
export async function listManyGames(): Promise<void> {
  const games = Array.from({ length: gamesCount }, (_, number) => aGame(number));
  await operate((database) => database.tx((tx) => listInCatalogue(tx, games)));
}
