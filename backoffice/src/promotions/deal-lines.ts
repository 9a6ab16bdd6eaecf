import type { DealCard } from '@halley/contract';
import { formatMoney } from '@halley/ui';
import { showTime } from '../console/index.ts';
import { dealWords as own } from './deal-words.ts';
import { promotionWords } from './words.ts';

export interface DealLine {
  name: string;
  value: string;
}

/** The six lines that stand on every offer and gift, in the operators' language. */
export function dealLines(deal: DealCard): DealLine[] {
  const money = (cents: number) => formatMoney(cents, { currency: deal.currency, locale: 'en' });
  return [
    { name: own.gets, value: getsInWords(deal, money) },
    {
      name: own.stake,
      value: deal.stake ? own.stakeIs(money(deal.stake.requirement_cents), deal.stake.times) : own.nothing,
    },
    {
      name: own.cost,
      value: deal.cost
        ? [
            own.costIs(money(deal.cost.average_cents), deal.cost.game, deal.cost.return_percent),
            deal.cost.below_deposit ? own.belowDeposit : '',
          ]
            .filter(Boolean)
            .join(' ')
        : own.nothing,
    },
    { name: own.limits, value: limitsInWords(deal, money) },
    { name: own.until, value: untilInWords(deal) },
    {
      name: own.stop,
      value: deal.stop.release
        ? own.stopIs(promotionWords.releases[deal.stop.release], money(deal.stop.lost_cents))
        : own.nothing,
    },
  ];
}

type Money = (cents: number) => string;

function getsInWords({ gets, deposit_from_cents: from }: DealCard, money: Money): string {
  const deposit = from === null ? '' : own.depositFrom(money(from));
  switch (gets.type) {
    case 'bonus':
    case 'cash': {
      const amount = gets.amount_cents === null ? '' : money(gets.amount_cents);
      const part = gets.percent === null ? amount : own.part(gets.percent);
      const cap = gets.cap_cents === null ? '' : own.upTo(money(gets.cap_cents));
      return [part, cap, deposit].filter(Boolean).join(', ');
    }
    case 'freespins':
      return [own.spins(gets.count, money(gets.bet_cents)), gets.games.map(({ title }) => title).join(', '), deposit]
        .filter(Boolean)
        .join(', ');
    case 'freebet':
      return [own.bet(money(gets.amount_cents), gets.min_odds), deposit].filter(Boolean).join(', ');
  }
}

function limitsInWords({ limits }: DealCard, money: Money): string {
  const { weights } = limits;
  const names = promotionWords.weights;
  const counted = weights && [
    `${names.slots} ${weights.slots} %`,
    `${names.other} ${weights.other} %`,
    `${names.tables} ${weights.tables} %`,
  ];
  const parts = [
    limits.max_stake_cents === null ? '' : own.maxStake(money(limits.max_stake_cents)),
    limits.max_cashout_cents === null ? '' : own.maxCashout(money(limits.max_cashout_cents)),
    counted?.join(', ') ?? '',
    [...limits.collections, ...limits.games].join(', '),
  ];
  return parts.filter(Boolean).join(' · ') || own.nothing;
}

function untilInWords({ until }: DealCard): string {
  const parts = [
    until.take === null ? '' : own.takeBy(showTime(until.take)),
    until.days === null ? '' : own.thenDays(until.days),
    until.valid === null ? '' : own.valid(showTime(until.valid)),
  ];
  return parts.filter(Boolean).join(', ') || own.nothing;
}
