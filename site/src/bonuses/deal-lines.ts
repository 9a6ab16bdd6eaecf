import type { DealCard } from '@halley/contract';
import { formatMoney } from '@halley/ui/format-money.ts';
import { localeOf, type MessageKey, type Say } from '../i18n/index.ts';

export interface DealWords {
  say: Say;
  /** For amounts and shares. */
  tag: string;
  /** A moment in the visitor's zone. */
  when: (at: string) => string;
}

export type DealLineName = 'gets' | 'stake' | 'cost' | 'limits' | 'until' | 'stop';

export interface DealLine {
  name: DealLineName;
  label: MessageKey;
  texts: string[];
  /** Something that is easily overlooked and counts against taking it. */
  caution?: string;
}

/** The six lines of every gift and offer, in their order, whichever it is. */
export function dealLines(deal: DealCard, words: DealWords): DealLine[] {
  const parts = partsOf(deal, words);
  return [
    { name: 'gets', label: 'gifts.deal.gets', texts: getsTexts(deal, parts) },
    { name: 'stake', label: 'gifts.deal.stake', texts: [stakeText(deal, parts)] },
    {
      name: 'cost',
      label: 'gifts.deal.cost',
      texts: [costText(deal, parts)],
      ...(deal.cost?.below_deposit && { caution: words.say('gifts.cost.below') }),
    },
    { name: 'limits', label: 'gifts.deal.limits', texts: limitsTexts(deal, parts) },
    { name: 'until', label: 'gifts.deal.until', texts: untilTexts(deal, parts) },
    { name: 'stop', label: 'gifts.deal.stop', texts: stopTexts(deal, parts) },
  ];
}

type Parts = ReturnType<typeof partsOf>;

function partsOf({ currency }: DealCard, { say, tag, when }: DealWords) {
  return {
    say,
    when,
    money: (cents: number) => formatMoney(cents, { currency, locale: tag }),
    percent: (whole: number) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(whole / 100),
    number: (value: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value),
    list: (names: readonly string[]) => new Intl.ListFormat(tag, { type: 'disjunction' }).format(names),
  };
}

function getsTexts({ gets, deposit_from_cents: from }: DealCard, parts: Parts): string[] {
  const { say, money } = parts;
  const texts = getsOf(gets, parts);
  return from === null ? texts : [...texts, say('gifts.get.deposit', { amount: money(from) })];
}

function getsOf(gets: DealCard['gets'], { say, money, percent, number, list }: Parts): string[] {
  const cap = (cents: number | null) => (cents === null ? undefined : money(cents));
  switch (gets.type) {
    case 'bonus': {
      if (gets.amount_cents !== null) return [say('gifts.get.bonus', { amount: money(gets.amount_cents) })];
      const share = { percent: percent(gets.percent ?? 0), cap: cap(gets.cap_cents) ?? '' };
      return [say(share.cap ? 'gifts.get.percentCap' : 'gifts.get.percent', share)];
    }
    case 'freespins': {
      const most = cap(gets.max_win_cents);
      const wins = gets.result === 'cash' ? 'gifts.get.winsCash' : 'gifts.get.winsBonus';
      return [
        say('gifts.get.spins', { count: gets.count, bet: money(gets.bet_cents) }),
        ...(gets.games.length ? [say('gifts.get.games', { games: list(gets.games.map(({ title }) => title)) })] : []),
        say('gifts.get.worth', { amount: money(gets.worth_cents) }),
        say(wins),
        ...(most ? [say('gifts.get.most', { amount: most })] : []),
      ];
    }
    case 'cash': {
      if (gets.amount_cents !== null) return [say('gifts.get.cash', { amount: money(gets.amount_cents) })];
      const most = cap(gets.cap_cents);
      return [
        say('gifts.get.cashback', { percent: percent(gets.percent ?? 0) }),
        ...(most ? [say('gifts.get.most', { amount: most })] : []),
      ];
    }
    case 'freebet':
      return [
        say('gifts.get.freebet', { amount: money(gets.amount_cents), odds: number(gets.min_odds) }),
        say(
          (
            {
              only_win: 'gifts.get.onlyWin',
              all_win: 'gifts.get.allWin',
              no_risk: 'gifts.get.noRisk',
            } as const
          )[gets.returns],
        ),
      ];
  }
}

function stakeText({ stake, gets, until }: DealCard, { say, money }: Parts): string {
  if (!stake) return say('gifts.stake.none');
  const requirement = money(stake.requirement_cents);
  const values = { requirement, times: stake.times, left: money(stake.left_cents) };
  if (stake.left_cents < stake.requirement_cents) return say('gifts.stake.left', values);
  // Of an offer with a share nobody knows the amount yet: the most it can come to.
  const isOpen = gets.type === 'bonus' && gets.amount_cents === null && until.valid === null;
  return say(isOpen ? 'gifts.stake.upTo' : 'gifts.stake.all', values);
}

function costText({ cost, stake }: DealCard, { say, money, percent }: Parts): string {
  if (!stake) return say('gifts.cost.none');
  if (!cost) return say('gifts.cost.unknown');
  const { average_cents: average, game, return_percent: returns } = cost;
  return say('gifts.cost.average', { amount: money(average), game, percent: percent(returns) });
}

function limitsTexts(
  { limits, product, stake: asked }: DealCard,
  { say, money, percent, number, list }: Parts,
): string[] {
  const { max_stake_cents: stake, max_cashout_cents: cashout, weights, games, collections, min_odds: odds } = limits;
  const where = [...games, ...collections].map(nameOf);
  const texts = [
    ...(stake === null ? [] : [say('gifts.limits.stake', { amount: money(stake) })]),
    ...(weights && product !== 'sport'
      ? [
          say('gifts.limits.weights', {
            slots: percent(weights.slots),
            other: percent(weights.other),
            tables: percent(weights.tables),
          }),
        ]
      : []),
    ...Object.entries({ ...weights?.games, ...weights?.collections }).map(([name, share]) =>
      say('gifts.limits.special', { name: nameOf(name), percent: percent(share) }),
    ),
    ...(weights?.sport ? [say('gifts.limits.sport', { percent: percent(weights.sport) })] : []),
    ...(where.length ? [say('gifts.limits.games', { games: list(where) })] : []),
    ...(odds === null ? [] : [say('gifts.limits.odds', { odds: number(odds) })]),
    ...(cashout === null ? [] : [say('gifts.limits.cashout', { amount: money(cashout) })]),
  ];
  return texts.length ? texts : [say(asked ? 'gifts.limits.none' : 'gifts.stake.none')];
}

function untilTexts({ until }: DealCard, { say, when }: Parts): string[] {
  if (until.valid) return [say('gifts.until.valid', { at: when(until.valid) })];
  const texts = [
    ...(until.take ? [say('gifts.until.take', { at: when(until.take) })] : []),
    ...(until.days === null ? [] : [say('gifts.until.days', { days: until.days })]),
  ];
  return texts.length ? texts : [say('gifts.until.none')];
}

function stopTexts({ stop, gets, until }: DealCard, { say, money }: Parts): string[] {
  const { release, released_cents: released, lost_cents: lost } = stop;
  if (release === null) return [say(gets.type === 'freespins' ? 'gifts.stop.spins' : 'gifts.stop.nothing')];
  return [
    say(release === 'steps' ? 'gifts.stop.steps' : 'gifts.stop.whole'),
    ...(released > 0 ? [say('gifts.stop.released', { amount: money(released) })] : []),
    // Nothing is lost of what has not been taken.
    ...(lost > 0 && until.valid ? [say('gifts.stop.lost', { amount: money(lost) })] : []),
  ];
}

/** `halley-studio/orbit-dice` → `Orbit dice`; what reads as a title already stays. */
function nameOf(identifier: string): string {
  const name = identifier.slice(identifier.lastIndexOf('/') + 1);
  if (/[A-Z ]/.test(name)) return name;
  const words = name.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of the version a gift was given by, in the language of the page. */
export function termsAddress({ id, version }: { id: number; version: number; hash?: string }, locale: string): string {
  const { language } = localeOf(locale);
  const query = new URLSearchParams({
    version: String(version),
    locale: language === 'fr' ? 'fr-CA' : language,
  });
  return `/api/promotions/${id}/terms.txt?${query}`;
}
