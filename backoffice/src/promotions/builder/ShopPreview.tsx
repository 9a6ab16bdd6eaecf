import type { LootboxPrize, LootboxReward, PromotionLanguage, PromotionRule } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { Badge, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { DataTable, showTime } from '../../console/index.ts';
import { percentText, turnWorth } from '../rule/turn-worth.ts';
import { promotionWords } from '../words.ts';
import { builderWords } from './words.ts';

const { preview: own, box } = builderWords;

interface ShopCardProps {
  rule: PromotionRule;
  card: NonNullable<PromotionRule['card']>;
  language: PromotionLanguage;
  currency: Currency;
}

/** A card as it stands in the points shop: price, mark, how many are left. */
export function ShopCard({ rule, card, language, currency }: ShopCardProps): ReactNode {
  const { title, summary } = rule.texts[language];
  const price = card.price[currency] ?? card.price.EUR ?? 0;
  const { to } = rule.schedule;
  const from = rule.audience.level?.from ?? 1;
  const told = [
    rule.caps.total === undefined ? '' : own.left(rule.caps.total.toLocaleString('en')),
    from > 1 ? own.fromLevel(from) : '',
    card.group.startsWith('sale') && to ? own.discountUntil(showTime(to)) : '',
  ];
  return (
    <div className="grid gap-2 rounded-lg p-4 inset-ring inset-ring-line">
      <p className="flex flex-wrap gap-2">
        <Badge tone="amber">{promotionWords.categories[card.category]}</Badge>
        {card.tag && <Badge tone="violet">{promotionWords.tags[card.tag]}</Badge>}
      </p>
      <div lang={language} className="grid gap-1">
        <p className="font-display text-lg font-semibold">{title}</p>
        <p className="text-13 text-text-soft">{summary}</p>
      </div>
      <p className="text-13">
        <b>{own.price(price.toLocaleString('en'))}</b>{' '}
        <span className="text-text-faint">{told.filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  );
}

/** The table of chances that stands beside a wheel or a box before it is opened. */
export function Chances({ items, currency }: { items: LootboxReward['items']; currency: Currency }): ReactNode {
  const turn = turnWorth(items, currency);
  const rows = items.map(({ prize }, place) => ({ place, prize, chance: turn.items[place]?.chance ?? 0 }));
  return (
    <div className="grid gap-2">
      <h3 className="text-13 font-bold text-text-soft">{own.chances}</h3>
      <DataTable
        caption={own.chances}
        empty=""
        rows={rows}
        rowKey={({ place }) => place}
        columns={[
          { key: 'prize', head: own.chanceColumns.prize, cell: ({ prize }) => prizeInWords(prize, currency) },
          {
            key: 'chance',
            head: own.chanceColumns.chance,
            align: 'right',
            cell: ({ chance }) => <span className="tabular-nums">{percentText(chance)}</span>,
          },
        ]}
      />
      <p className="text-13 text-text-soft">
        {box.mean(
          formatMoney(turn.worth, { currency, locale: 'en' }),
          turn.points.toLocaleString('en', { maximumFractionDigits: 2 }),
        )}
      </p>
    </div>
  );
}

function prizeInWords(prize: LootboxPrize | null, currency: Currency): string {
  const money = (amounts: Partial<Record<Currency, number>> | undefined) =>
    formatMoney(amounts?.[currency] ?? 0, { currency, locale: 'en' });
  switch (prize?.type) {
    case undefined:
      return promotionWords.nothing;
    case 'points':
      return own.prizes.points(prize.chargeable.toLocaleString('en'));
    case 'cash':
      return money(prize.amount);
    case 'bonus':
      return own.prizes.bonus(money(prize.amount), prize.wager);
    case 'freespins':
      return own.prizes.spins(prize.count, money(prize.bet));
  }
}
