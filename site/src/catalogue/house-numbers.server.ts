import { games, ratioInHundredthsOfPercent } from '@halley/studio/games';
import { formatMoney } from '@halley/ui';
import { localeOf } from '../i18n/index.ts';

/** As text in the page's language. */
export interface GameNumbers {
  highestReturn: string;
  lowestReturn: string;
  stakeMin: string;
  stakeMax: string;
  winMax: string;
}

export function studioGame(identifier: string) {
  return Object.values(games).find((game) => game.identifier === identifier);
}

/** What a game of our own house pays and takes; null for everybody else's. */
export function gameNumbers(
  identifier: string,
  { locale, currency }: { locale: string; currency: string },
): GameNumbers | null {
  const game = studioGame(identifier);
  const limits = game?.limits(currency);
  if (!game || !limits) return null;
  const { returns } = game.listing;
  const { tag } = localeOf(locale);
  const money = (cents: bigint) => formatMoney(cents, { currency, locale: tag });
  const percent = (hundredths: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 }).format(hundredths / 10_000);
  return {
    highestReturn: percent(ratioInHundredthsOfPercent(returns.highest)),
    lowestReturn: percent(ratioInHundredthsOfPercent(returns.lowest)),
    stakeMin: money(limits.stakeMin),
    stakeMax: money(limits.stakeMax),
    winMax: money(limits.winMax),
  };
}
