import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bet, BetKind, BetRequest, BetSlip, CashOutQuote } from '@halley/contract';
import { legsOf } from '@halley/sports/bets';
import type { Dice } from '@halley/sports/feed';
import type { Ask } from './ask-house.ts';
import type { Board, Offer } from './offers-board.ts';

/** A bet that was acknowledged, as the last answer about it said. */
export interface KnownBet {
  bet: Bet;
  slip: Slip;
  /** Of each leg, for each-way: how many started. */
  starters: readonly number[];
}

type Slip = Pick<
  BetSlip,
  'currency' | 'kind' | 'sizes' | 'bankers' | 'legs' | 'unit_stake_cents' | 'each_way' | 'policy' | 'above'
>;

export interface Counts {
  bets: number;
  inPlay: number;
  systems: number;
  cashOuts: number;
  referrals: number;
  refused: Map<string, number>;
}

export const noCounts = (): Counts => ({
  bets: 0,
  inPlay: 0,
  systems: 0,
  cashOuts: 0,
  referrals: 0,
  refused: new Map(),
});

export interface BettorOptions {
  id: number;
  cookie: string;
  ask: Ask;
  dice: Dice;
  board: Board;
  counts: Counts;
  /** Stakes most of what it has: then wrong results are money that is gone. */
  isHasty: boolean;
}

const systems: readonly BetKind[] = ['trixie', 'patent', 'yankee', 'lucky15', 'canadian'];
const lookMs = 400;
const wholeShare = 1_000_000;

export type Bettor = ReturnType<typeof createBettor>;

/** A simulated player over HTTP. Knows what was acknowledged, and nothing else. */
export function createBettor({ id, cookie, ask, dice, board, counts, isHasty }: BettorOptions) {
  const known = new Map<string, KnownBet>();
  const chance = (of: number) => dice() < of;
  const between = (least: number, most: number) => least + Math.floor(dice() * (most - least + 1));
  const refused = (code: string | undefined) =>
    void counts.refused.set(code ?? '?', (counts.refused.get(code ?? '?') ?? 0) + 1);

  async function balance(): Promise<number> {
    const path = '/api/player/accounts?compatibility=false';
    const { body } = await ask<{ currency: string; amount_cents: number }[]>('GET', path, { cookie });
    return body.find(({ currency }) => currency === 'EUR')?.amount_cents ?? 0;
  }

  async function unitStake(lines: number): Promise<number> {
    const most = isHasty ? Math.floor((await balance()) * (chance(0.5) ? 1 : 0.4)) : 2_000;
    return Math.max(1, Math.floor((isHasty ? most : between(10, most)) / lines));
  }

  /** What a player would put together from what is on the pages. */
  async function makeSlip(): Promise<{ slip: Slip; offers: Offer[] } | undefined> {
    const rolled = dice();
    const isReferral = chance(0.04);
    const of = (kind: BetKind, offers: Offer[], more: Partial<Slip> = {}, lines = 1) =>
      slipOf(kind, offers, { ...more, ...(isReferral && { above: 'refer' }) }, isReferral ? 1 : lines, isReferral);
    if (isReferral)
      return of(
        'single',
        board.choose(1, ({ price }) => price > 12_000),
      );
    if (rolled < 0.15) return of('single', board.choose(1, isRaceWinner), { each_way: true }, 2);
    if (rolled < 0.55)
      return of(
        'single',
        board.choose(1, ({ isLive }) => isLive || rolled > 0.4),
      );
    const legs = board.choose(rolled < 0.8 ? between(2, 4) : 5);
    if (legs.length < 2) return undefined;
    if (rolled < 0.8) return of('multiple', legs);
    if (rolled < 0.88 && legs.length > 2) {
      return of(
        'system',
        legs,
        { sizes: [1, legs.length - 1], bankers: chance(0.5) ? [between(0, legs.length - 1)] : [] },
        8,
      );
    }
    const kind = systems.findLast((one) => (legsOf(one) ?? 0) <= legs.length && chance(0.5));
    return kind && of(kind, legs.slice(0, legsOf(kind)), {}, 26);
  }

  async function slipOf(kind: BetKind, offers: Offer[], more: Partial<Slip>, lines: number, isHigh: boolean) {
    if (offers.length === 0) return undefined;
    const slip: Slip = {
      currency: 'EUR',
      kind,
      sizes: [],
      bankers: [],
      legs: offers.map(({ fixture, market, outcome, price }) => ({ fixture, market, outcome, price })),
      // More than the house takes by itself, where the wallet has it.
      unit_stake_cents: isHigh ? Math.max(1, await balance()) : await unitStake(lines),
      each_way: false,
      policy: chance(0.5) ? 'any' : chance(0.5) ? 'higher' : 'none',
      ...(chance(0.7) && { above: 'take_max' }),
      ...more,
    };
    return { slip, offers };
  }

  function acknowledge(bet: Bet, slip: Slip, offers: readonly Pick<Offer, 'starters'>[]): void {
    if (known.has(bet.id)) return;
    counts.bets += 1;
    if (bet.lines > 1) counts.systems += 1;
    known.set(bet.id, { bet, slip, starters: offers.map(({ starters }) => starters) });
  }

  async function placeOne(): Promise<void> {
    const made = await makeSlip();
    if (!made) return;
    const { slip, offers } = made;
    const asked = { cookie, body: slip, key: randomUUID() };
    const { status, body, code } = await ask<Bet | BetRequest>('POST', '/api/sport/bets', asked);
    if (status === 201) return acknowledge(body as Bet, slip, offers);
    if (status !== 202) return refused(code);
    const decided = await follow(body as BetRequest);
    if (decided.kind === 'referral') counts.referrals += 1;
    if (!decided.bet) return refused(`${decided.kind}: ${decided.refusal?.code}`);
    if (decided.kind === 'delay') counts.inPlay += 1;
    acknowledge(decided.bet, slip, offers);
    // Whoever asks again with the same key hears of the same bet.
    if (!chance(0.1)) return;
    const again = await ask<Bet | BetRequest>('POST', '/api/sport/bets', asked);
    const same = again.status === 201 ? (again.body as Bet).id : (again.body as BetRequest).bet?.id;
    if (same !== decided.bet.id) throw new Error(`bet ${decided.bet.id} is ${same ?? again.code} to its own key`);
  }

  /** Until it is decided; a counter-offer is taken or left. */
  async function follow(request: BetRequest): Promise<BetRequest> {
    let now = request;
    while (now.state === 'waiting' || now.state === 'countered') {
      if (now.state === 'countered') {
        const path = `/api/sport/requests/${now.request_id}/answer`;
        await ask('POST', path, { cookie, body: { accept: chance(0.7) } });
      } else await sleep(lookMs);
      const { status, body, code } = await ask<BetRequest>('GET', `/api/sport/requests/${request.request_id}`, {
        cookie,
      });
      if (status !== 200) throw new Error(`request ${request.request_id} answers ${status} ${code}`);
      now = body;
    }
    return now;
  }

  async function sellOne(): Promise<void> {
    const open = [...known.values()].filter(({ bet }) => bet.state === 'open' && bet.open_share > 0);
    const chosen = open[Math.floor(dice() * open.length)];
    if (!chosen) return;
    const path = `/api/sport/bets/${chosen.bet.id}/cash_out`;
    const quote = await ask<CashOutQuote>('GET', path, { cookie });
    if (quote.status !== 200) return refused(quote.code);
    const share = chance(0.4) ? wholeShare : between(100_000, 900_000);
    const body = { quote_id: quote.body.quote_id, share, policy: chance(0.6) ? 'any' : 'higher' };
    const sold = await ask<Bet>('POST', path, { cookie, body, key: randomUUID() });
    if (sold.status !== 200) return refused(sold.code);
    counts.cashOuts += 1;
    chosen.bet = sold.body;
  }

  return {
    id,
    known,
    balance,
    act: () => (chance(0.2) ? sellOne() : placeOne()),
  };
}

const isRaceWinner = ({ market }: Offer) => /^race_winner\b/.test(market);
