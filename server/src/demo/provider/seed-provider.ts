import { games, stakes } from '../../../../examples/provider/games.ts';
import { ensureProvider, type ListedGame, listInCatalogue } from '../../games/index.ts';
import type { Clock, Database, Sealer } from '../../kit/index.ts';
import { descriptions } from './descriptions.ts';
import { demoProviderId, demoProviderPath } from './mount-provider.ts';

export interface SeedProviderOptions {
  database: Database;
  clock: Clock;
  sealer: Sealer;
  secret: string;
}

const title = 'Kepler Works';

/** The example provider as an operator would add it, with its games in the catalogue. */
export async function seedProvider({ database, clock, sealer, secret }: SeedProviderOptions): Promise<void> {
  await database.tx(async (tx) => {
    await ensureProvider(
      { db: tx, clock, sealer },
      { id: demoProviderId, title, baseUrl: demoProviderPath, allowedAddresses: ['127.0.0.0/8', '::1'], secret },
    );
    await listInCatalogue(tx, games.map(listed));
  });
}

function listed(game: (typeof games)[number]): ListedGame {
  const [numerator, denominator] = game.return;
  const returns = ((numerator * 100) / denominator).toFixed(2);
  return {
    identifier: `${demoProviderId}/${game.name}`,
    producer: { id: demoProviderId, title },
    title: game.title,
    seoTitle: game.id,
    kind: 'instant',
    launch: 'provider',
    releasedAt: new Date('2026-11-01T00:00:00Z'),
    currencies: Object.fromEntries(Object.entries(stakes).map(([currency, list]) => [currency, limitsOf(list, game)])),
    payout: returns,
    returnLowest: returns,
    returnHighest: returns,
    descriptions: descriptions[game.id],
    first: { collections: ['new', 'special'] },
  };
}

function limitsOf(list: readonly number[], game: (typeof games)[number]) {
  const most = Math.max(...list);
  return {
    stakeMin: BigInt(Math.min(...list)),
    stakeMax: BigInt(most),
    winMax: BigInt(Math.round(most * game.most)),
  };
}
