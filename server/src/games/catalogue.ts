import { currencyCodes, type Game } from '@halley/contract';
import { games } from '@halley/studio/games';

/** Real ids come with the catalogue's tables; a house game has one per currency, counted from here. */
const firstGameId = 1;

/** The games that can be played, as the lobby lists them. */
export function listCatalogue(): Game[] {
  return Object.values(games).map((game, index) => {
    const playable = currencyCodes.filter((currency) => game.limits(currency));
    const ids = ['FUN', ...playable].map((currency, offset) => [
      currency,
      { id: firstGameId + index * 100 + offset, jackpot: null },
    ]);
    return {
      identifier: game.identifier,
      name: game.seoTitle,
      slug: game.seoTitle,
      preview: '',
      badges: [],
      has_demo_mode: true,
      title: game.title,
      seo_title: game.seoTitle,
      uniq_seo_title: true,
      provider: game.provider,
      categories: ['new', 'table', 'special'],
      currencies: Object.fromEntries(ids),
      devices: ['desktop', 'mobile'],
      lines: null,
      ways: null,
      volatility_rating: null,
      hit_rate: null,
      payout: null,
      unfinished_games_for: [],
      last_activity_at: null,
    };
  });
}

/** Title search that forgives capitals and accents; typing mistakes come with the catalogue's own index. */
export function matchesTitle(game: Game, text: string | undefined): boolean {
  if (!text?.trim()) return true;
  return plain(game.title).includes(plain(text));
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
