import type { ItemChance, MartPage } from '@halley/contract';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { Say } from '../../i18n/index.ts';
import { pointsText } from '../points-text.ts';
import { rateIn, type ShopCard, titleKey } from './mart-cards.ts';

interface Words {
  say: Say;
  tag: string;
  /** Of the player; without one, EUR. */
  currency: string;
}

/** Its own title, else what it is. Own money is its sum, as this player gets it: a title knows one currency. */
export function cardTitle(card: ShopCard, { say, tag, currency }: Words): string {
  const key = titleKey(card);
  const rate = rateIn(card.rates, currency);
  if (key === undefined && !(rate && !card.wager)) return card.title;
  const spins = card.rate?.freespins_count;
  if (rate) return formatMoney(rate.amount_cents, { currency: rate.currency, locale: tag });
  return spins === undefined && key ? say(key) : say('mart.prize.freespins', { count: spins ?? 0 });
}

/** What the house says of it; without that, what the page knows of spins and money. */
export function summaryOf(card: ShopCard, { page, ...words }: Words & { page: MartPage }): string {
  if (card.summary) return card.summary;
  if (card.type === 'money') return moneySummary(card, words);
  return card.type === 'freespins' ? spinsSummary(card, page, words) : '';
}

function moneySummary({ wager = 0 }: ShopCard, { say }: Words): string {
  return wager > 0 ? say('mart.card.moneyWager', { times: wager }) : say('mart.card.money');
}

function spinsSummary({ games = [], wager }: ShopCard, page: MartPage, { say, tag, currency }: Words): string {
  const titles = games.flatMap((game) => page.gamesTitles[game] ?? []);
  const bet = amountIn(page.spinRate, currency, tag);
  const most = amountIn(page.maxWin, currency, tag);
  const times = wager ?? page.freeSpinsWager;
  const list = new Intl.ListFormat(tag, { type: 'disjunction' }).format(titles);
  const parts = [
    ...(bet
      ? [titles.length > 0 ? say('mart.card.spins', { games: list, bet }) : say('mart.card.spinsPlain', { bet })]
      : []),
    ...(most
      ? [
          times > 0
            ? say('mart.card.spinsWinWager', { times, amount: most })
            : say('mart.card.spinsWin', { amount: most }),
        ]
      : []),
  ];
  return parts.join(' ');
}

/** Sums of the page are whole units; who has a currency that the page does not name reads that of EUR. */
function amountIn(amounts: Readonly<Partial<Record<string, number>>>, currency: string, tag: string) {
  const own = amounts[currency] === undefined ? 'EUR' : currency;
  const amount = amounts[own];
  return amount ? new Intl.NumberFormat(tag, { style: 'currency', currency: own }).format(amount) : undefined;
}

/** What a box or a turn can give, in a few words. */
export function prizeText(prize: ItemChance['prize'], { say, tag, currency }: Words): string {
  switch (prize?.type) {
    case 'freespins':
      return say('mart.prize.freespins', { count: prize.count });
    case 'bonus':
      return say('mart.prize.bonus', { amount: formatMoney(prize.amount_cents, { currency, locale: tag }) });
    case 'cash':
      return formatMoney(prize.amount_cents, { currency, locale: tag });
    case 'points':
      return say('mart.prize.points', { points: pointsText(tag, prize.points) });
    default:
      return say('mart.prize.none');
  }
}

/** So many of it, in words: a sum, a number of spins, or how often the thing itself. */
export function givenText(card: ShopCard, quantity: number, words: Words): string {
  const { say, tag, currency } = words;
  const rate = rateIn(card.rates, currency);
  const spins = card.rate?.freespins_count;
  const title = cardTitle(card, words);
  const what = rate
    ? formatMoney(rate.amount_cents * quantity, { currency: rate.currency, locale: tag })
    : spins !== undefined
      ? say('mart.prize.freespins', { count: spins * quantity })
      : quantity === 1
        ? title
        : say('mart.exchange.times', { count: quantity, title });
  if (card.type === 'money' || !card.worth_cents) return what;
  return say('mart.exchange.worth', {
    what,
    amount: formatMoney(card.worth_cents * quantity, { currency, locale: tag }),
  });
}
