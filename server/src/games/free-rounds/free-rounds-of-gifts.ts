import type { BonusesNeeds } from '../../bonuses/index.ts';
import type { Queryable } from '../../kit/index.ts';
import type { CatalogueSource } from '../catalogue/create-catalogue.ts';
import type { ProviderApi } from '../provider-api/index.ts';
import type { FreeRoundsDesk } from './create-free-rounds.ts';

interface GiftRounds {
  own: FreeRoundsDesk;
  providers: Pick<ProviderApi, 'giftRounds'>;
  catalogue: Pick<CatalogueSource, 'current'>;
}

/** Rounds that gifts give: in slots of the house, or at the provider that runs the game. */
export function freeRoundsOfGifts({ own, providers, catalogue }: GiftRounds): BonusesNeeds['freeRounds'] {
  const { giftRounds } = providers;
  const providersGame = async (db: Queryable, identifier: string) => {
    const game = (await catalogue.current(db)).byIdentifier.get(identifier);
    return game?.launch === 'provider' ? game : undefined;
  };
  return {
    async grant(tx, grant, author) {
      const game = await providersGame(tx, grant.game);
      if (!game) return own.grant(tx, grant, author);
      const { expiresAt, ...wish } = grant;
      await giftRounds.ask(tx, { ...wish, producer: game.provider, validUntil: expiresAt });
    },
    async withdraw(tx, id, author) {
      if (!(await giftRounds.wantBack(tx, id))) await own.withdraw(tx, id, author);
    },
    // What a provider was told stays with it: only the gift's own end moves.
    prolong: own.prolong,
    games: own.games,
    async takes(db, { giftId, game: wanted, currency, bet }) {
      const game = await providersGame(db, wanted);
      if (!game) {
        const found = (await own.games(db, currency)).find((one) => one.game === wanted);
        return found?.stakes_cents.includes(Number(bet)) === true;
      }
      const limits = game.currencies.find((one) => one.currency === currency);
      const isWithin =
        limits !== undefined &&
        (limits.stakeMin === null || bet >= BigInt(limits.stakeMin)) &&
        (limits.stakeMax === null || bet <= BigInt(limits.stakeMax));
      return isWithin && (await giftRounds.mayAsk(db, { giftId, game: wanted, producer: game.provider }));
    },
    async playedIn(db, ids) {
      const atProviders = await giftRounds.playedIn(db, ids);
      const rest = ids.filter((id) => !atProviders.has(id));
      const ours = await own.gamesOf(db, rest);
      return new Map([...atProviders, ...[...ours].map(([id, game]) => [id, { game, waits: false }] as const)]);
    },
  };
}
