import {
  type Currency,
  currencyCodes,
  type ExchangeType,
  type ItemChance,
  isSale,
  type PerCurrency,
  type RateCard,
  wireCents,
} from '@halley/contract';
import { type CardStanding, type DueReward, wordsIn } from '../../promotions/index.ts';
import { mostOf, priceOf, typeOfReward } from './price-of.ts';

/** What a box holds, with its chances, and what it comes to on average. */
export interface BoxShown {
  chances: ItemChance[];
  worthCents: number;
}

export interface CardsTold {
  type: ExchangeType;
  language: string;
  currency: Currency;
  /** By promotion. */
  boxes: ReadonlyMap<number, BoxShown>;
  /** Lotteries that run, by identifier. */
  lotteriesOf(identifier: string): number[];
}

/** Who cannot take a card for one of these reasons sees it all the same: the shop says why. */
const shown = new Set<CardStanding['obstacle']>([null, 'level', 'several_accounts', 'no_bonuses']);

/** The cards of one list as clients of the field read them, cheapest first. Of several with one name a player sees theirs. */
export function describeCards(cards: readonly CardStanding[], told: CardsTold): RateCard[] {
  const ofType = cards.filter(({ obstacle, due, promotion: { rule } }) => {
    const [reward] = rule.rewards;
    const isHere = shown.has(obstacle) && due !== null && reward !== undefined && typeOfReward(reward) === told.type;
    // Tickets of a lottery that does not run cannot be had.
    return isHere && (due.type !== 'tickets' || told.lotteriesOf(due.lottery).length > 0);
  });
  const byGroup = Map.groupBy(ofType, ({ card }) => card.group);
  const chosen = [...byGroup.values()].flatMap(
    (named) => named.find(({ obstacle }) => obstacle === null) ?? named[0] ?? [],
  );
  return chosen
    .flatMap((card): { price: number; card: CardStanding }[] => {
      const price = priceOf(card.card, told.currency);
      return price === undefined ? [] : [{ price, card }];
    })
    .sort((one, other) => one.price - other.price || one.card.promotion.id - other.card.promotion.id)
    .map(({ price, card }) => rateCard(card, price, told));
}

function rateCard(standing: CardStanding, price: number, told: CardsTold): RateCard {
  const { promotion, card, due, fromLevel, left } = standing;
  const { rule } = promotion;
  const { title, summary } = wordsIn(rule.texts, told.language);
  return {
    group: card.group,
    title,
    ...ofReward(standing, price, told),
    promotion_id: promotion.id,
    type: told.type,
    category: card.category,
    tag: card.tag ?? null,
    summary,
    most: mostOf(left),
    from_level: fromLevel,
    ends_at: isSale(card.group) ? (rule.schedule.to ?? null) : null,
    worth_cents: told.boxes.get(promotion.id)?.worthCents ?? (due && worthOf(due)),
  };
}

function ofReward(standing: CardStanding, points: number, { boxes, lotteriesOf }: CardsTold): Partial<RateCard> {
  const { promotion, card, due } = standing;
  const [reward] = promotion.rule.rewards;
  switch (due?.type) {
    case 'cash':
      return { rates: ratesOf(reward && 'amount' in reward ? reward.amount : undefined, card.price), wager: 0 };
    case 'bonus':
      return { rates: ratesOf(reward && 'amount' in reward ? reward.amount : undefined, card.price), wager: due.wager };
    case 'freespins':
      return {
        rate: { points, freespins_count: due.count },
        wager: due.wins?.wager ?? 0,
        games: due.games.map((identifier) => identifier.replace('/', ':')),
      };
    case 'lootbox':
      return { rate: { points }, bonus_title: due.groupKey, chances: boxes.get(promotion.id)?.chances ?? [] };
    case 'tickets':
      return { rate: { points }, lottery_ids: lotteriesOf(due.lottery) };
    default:
      return { rate: { points } };
  }
}

/** A price for every currency that has an amount. */
function ratesOf(amounts: PerCurrency | undefined, price: PerCurrency): NonNullable<RateCard['rates']> {
  return currencyCodes.flatMap((currency) => {
    const [amount, points] = [amounts?.[currency], priceOf({ price }, currency)];
    return amount === undefined || points === undefined ? [] : [{ points, currency, amount_cents: amount }];
  });
}

/** What is known without playing it: money as it is. A thing's worth to somebody is not for us to say. */
const worthOf = (due: DueReward): number | null => (due.type === 'cash' ? wireCents(due.amount) : null);
