import {
  type Currency,
  currencies,
  type Lottery,
  type LotteryPrize,
  type LotteryState,
  type Reward,
  wireCents,
} from '@halley/contract';
import { type ContestPlace, contestGifts, contestPlaces, wordsIn } from '../../promotions/index.ts';
import { isBetween, type LotteryTerms, type StoredLottery } from '../lottery.ts';

/** A win as everybody may see it. */
export interface ShownWin {
  place: number;
  ticket: number;
  nickname: string;
}

/** What lotteries are told with. */
export interface Told {
  language: string;
  now: Date;
  titles: ReadonlyMap<string, string>;
  /** In what currency a ticket's price in points is asked for. */
  currency: Currency | undefined;
  /** Points for one ticket; undefined: no card sells them. */
  priceOf(identifier: string, currency: Currency): number | undefined;
}

/** What people call it: `open` is to come, or runs, or waits for its list to be frozen. */
export function stateOf(lottery: Pick<StoredLottery, 'state' | 'startsAt'>, now: Date): LotteryState {
  if (lottery.state !== 'open') return lottery.state;
  return now < lottery.startsAt ? 'future' : 'active';
}

export function lotteryOnTheWire(
  lottery: StoredLottery,
  { rule, version }: LotteryTerms,
  { wins, isGiving, ...told }: Told & { wins: readonly ShownWin[]; isGiving: boolean },
): Lottery {
  const { contest } = rule;
  const { tickets, pool = 0, currency, identifier } = contest;
  const prizes = prizesOnTheWire(rule, { wins, titles: told.titles });
  const sum = (points: (prize: LotteryPrize) => number) => prizes.reduce((all, prize) => all + points(prize), 0);
  const { title, summary } = wordsIn(rule.texts, told.language);
  return {
    id: lottery.promotionId,
    title,
    currency,
    frontend_identifier: identifier,
    in_progress: lottery.state === 'open' && isGiving && isBetween(lottery, told.now),
    start_at: lottery.startsAt.toISOString(),
    end_at: lottery.endsAt.toISOString(),
    finished_at: lottery.drawnAt?.toISOString() ?? null,
    chargeable_comp_points_budget: sum((prize) => prize.chargeable_comp_points),
    persistent_comp_points_budget: sum((prize) => prize.persistent_comp_points),
    comp_points_ticket_price: told.priceOf(identifier, told.currency ?? currency) ?? tickets.points ?? 0,
    money_budget: inUnits(pool, currency),
    money_budget_cents: pool,
    group_ids: rule.audience.groups ?? [],
    prizes,
    deposit_scale_rules: Object.fromEntries(
      Object.entries(tickets.deposits ?? {}).map(([of, steps]) => [
        of,
        steps.map(({ from, price }) => ({
          from_amount_cents: from,
          price_cents: price,
          currency: of as Currency,
          active: true,
        })),
      ]),
    ),
    max_tickets_count_to_player: tickets.most ?? null,
    lottery_tickets_count: lottery.tickets,
    state: stateOf(lottery, told.now),
    summary,
    version,
    draw_at: lottery.drawAt.toISOString(),
    seed_hash: lottery.seedHash,
    beacon_name: lottery.beacon.name,
    beacon_round: lottery.round,
  };
}

/** All prizes, with whoever has won them. */
export function prizesOnTheWire(
  { contest }: Pick<LotteryTerms['rule'], 'contest'>,
  { wins, titles }: { wins: readonly ShownWin[]; titles: ReadonlyMap<string, string> },
): LotteryPrize[] {
  const byPlace = new Map(wins.map((win) => [win.place, win]));
  return contestPlaces(contest).map((place) =>
    prizeOnTheWire(place, { win: byPlace.get(place.place), currency: contest.currency, titles }),
  );
}

function prizeOnTheWire(
  place: ContestPlace,
  { win, currency, titles }: { win: ShownWin | undefined; currency: Currency; titles: ReadonlyMap<string, string> },
): LotteryPrize {
  const cents = wireCents(place.cash);
  const of = <Type extends Reward['type']>(type: Type) =>
    place.rewards.filter((reward): reward is Extract<Reward, { type: Type }> => reward.type === type);
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  return {
    id: place.place,
    award_place: place.place,
    nickname: win?.nickname ?? null,
    stuff: '',
    wager_multiplier: of('bonus')[0]?.wager ?? 0,
    money_award: inUnits(cents, currency),
    money_award_cents: cents,
    money_budget_percent: place.share / 100,
    chargeable_comp_points: sum(of('points').map(({ chargeable }) => chargeable)),
    persistent_comp_points: sum(of('points').map(({ persistent }) => persistent)),
    chargeable_comp_points_percent: 0,
    persistent_comp_points_percent: 0,
    freespins_count: sum(of('freespins').map(({ count }) => count)),
    ticket: win ? String(win.ticket) : null,
    gifts: contestGifts(place, { currency, titles }),
  };
}

const inUnits = (cents: number, currency: Currency): number => cents / currencies[currency].subunits;
