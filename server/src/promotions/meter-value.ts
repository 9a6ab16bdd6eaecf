import type { Currency, Meter, Topics } from '@halley/contract';
import type { Event } from '../kit/index.ts';

type Settled = Topics['wager.settled'];
type RolledBack = Topics['wager.rolled_back'];

/** A round as meters see it. */
export interface CountedRound {
  playerId: number;
  game: string;
  currency: Currency;
  openedAt: Date;
  at: Date;
  stake: bigint;
  stakeBonus: bigint;
  win: bigint;
  winBonus: bigint;
  /** 1: it was closed; 0: a win that came later; -1: it was taken back. */
  rounds: 1 | 0 | -1;
  isFree: boolean;
  /** Of a bet on events: its price, in thousandths. */
  odds?: number;
  /** Of a bet that is void or was sold: it counts for losses alone, which it has or has not. */
  uncounted?: true;
}

/** What an event of play is to a counter: none where nothing was told of it before. */
export function countedIn(event: Event): CountedRound[] {
  if (event.topic === 'wager.settled') return [roundOf(event.data)];
  const off = event.topic === 'wager.rolled_back' ? takenBack(event.data) : null;
  return off ? [off] : [];
}

export function roundOf(news: Settled): CountedRound {
  return counted(news, { rounds: news.late ? 0 : 1, isFree: news.freeRoundsId !== undefined });
}

/** Null: it had not been told as settled, so there is nothing to take off. */
export function takenBack(news: RolledBack): CountedRound | null {
  if (!news.settled) return null;
  const round = counted(news, { rounds: 0, isFree: false });
  const { stake, stakeBonus, win, winBonus } = round;
  const off = { stake: -stake, stakeBonus: -stakeBonus, win: -win, winBonus: -winBonus };
  return { ...round, ...off, rounds: stake > 0n ? -1 : 0 };
}

/** Every consumer that counts does this for every round there is: written out, without anything made on the way. */
function counted(
  news: Settled | RolledBack,
  { rounds, isFree }: Pick<CountedRound, 'rounds' | 'isFree'>,
): CountedRound {
  const round: CountedRound = {
    playerId: news.playerId,
    game: news.game,
    currency: news.currency as Currency,
    openedAt: dateOf(news.openedAt),
    at: dateOf(news.at),
    stake: BigInt(news.stake),
    stakeBonus: news.stakeBonus === undefined ? 0n : BigInt(news.stakeBonus),
    win: BigInt(news.win),
    winBonus: news.winBonus === undefined ? 0n : BigInt(news.winBonus),
    rounds,
    isFree,
  };
  if (news.odds !== undefined) round.odds = news.odds;
  if (news.uncounted) round.uncounted = true;
  return round;
}

/** Rounds of one group are of one moment. */
let lastRead = { text: '', at: new Date(0) };
function dateOf(text: string): Date {
  if (lastRead.text !== text) lastRead = { text, at: new Date(text) };
  return lastRead.at;
}

const millionths = 1_000_000n;

/** What a round adds to a meter; below zero: it takes off. Null: it does not count at all. */
export function meterValue(meter: Meter, round: CountedRound): bigint | null {
  if (round.uncounted && meter.of !== 'netLoss') return null;
  const counted = countedMoney(meter, round);
  if (counted === null) return null;
  const { stake, win, isBonusAlone } = counted;
  if (isBonusAlone && meter.of !== 'win' && meter.of !== 'netLoss') return null;
  switch (meter.of) {
    case 'rounds':
      return BigInt(round.rounds);
    case 'stake':
      return stake;
    case 'win':
      return win;
    case 'netLoss':
      return stake - win;
    case 'multiple':
      return round.rounds === 1 && stake > 0n ? (win * millionths) / stake : null;
    case 'deposits':
    case 'points':
      return null;
  }
}

/** What of a round's money a meter looks at. Null: free, too small a stake or too low a price for it. */
export function countedMoney(
  meter: Pick<Meter, 'money' | 'stakeAtLeast' | 'minOdds'>,
  round: CountedRound,
): { stake: bigint; win: bigint; isBonusAlone: boolean } | null {
  const cashOnly = meter.money === 'cash';
  if ((cashOnly && round.isFree) || !hasOdds(meter, round)) return null;
  const stake = cashOnly ? round.stake - round.stakeBonus : round.stake;
  const win = cashOnly ? round.win - round.winBonus : round.win;
  if (meter.stakeAtLeast) {
    const least = meter.stakeAtLeast[round.currency];
    const size = stake < 0n ? -stake : stake;
    if (least === undefined || (round.rounds !== 0 && size < BigInt(least))) return null;
  }
  // A round that was paid for with bonus money alone is none where only cash counts.
  return { stake, win, isBonusAlone: cashOnly && round.rounds !== 0 && stake === 0n };
}

/** Where odds are asked for, only bets on events that have them count. */
const hasOdds = ({ minOdds }: Pick<Meter, 'minOdds'>, { odds = 0 }: Pick<CountedRound, 'odds'>): boolean =>
  minOdds === undefined || odds >= Math.round(minOdds * 1_000);

/** A best result is kept, everything else is added up. */
export const isBest = (meter: Meter): boolean => meter.of === 'multiple';
