import type { LotteryDraw } from '@halley/contract';
import { timeOfRound } from '@halley/studio/fair/lottery';
import { contestGifts, contestPlaces, wordsIn } from '../../promotions/index.ts';
import type { LotteryTerms, StoredLottery } from '../lottery.ts';
import type { Win } from '../win-store.ts';
import { type ShownWin, stateOf } from './lottery-on-the-wire.ts';

interface Told {
  lottery: StoredLottery;
  terms: LotteryTerms;
  wins: readonly (ShownWin & Win)[];
  titles: ReadonlyMap<string, string>;
  language: string;
  now: Date;
}

/** Everything somebody needs to draw a lottery again, as far as it is known. */
export function drawOnTheWire({ lottery, terms, wins, titles, language, now }: Told): LotteryDraw {
  const { contest, texts } = terms.rule;
  const places = contestPlaces(contest);
  return {
    lottery_id: lottery.promotionId,
    title: wordsIn(texts, language).title,
    state: stateOf(lottery, now),
    beacon: lottery.beacon,
    round: lottery.round,
    round_at: timeOfRound(lottery.beacon, lottery.round).toISOString(),
    named_round: lottery.namedRound,
    seed_hash: lottery.seedHash,
    seed: lottery.openedSeed,
    root: lottery.root,
    frozen_at: lottery.frozenAt?.toISOString() ?? null,
    tickets: lottery.tickets,
    ranges: lottery.ranges,
    signature: lottery.signature,
    drawn_at: lottery.drawnAt?.toISOString() ?? null,
    places: places.length,
    winners: wins.map(({ place, nonce, ticket, nickname }) => {
      const prize = places[place - 1];
      const gifts = prize ? contestGifts(prize, { currency: contest.currency, titles }) : [];
      return { place, nonce, ticket, nickname, gifts };
    }),
    waits_for: waitsFor(lottery, now),
  };
}

/** Why a draw that is due has not happened. */
export function waitsFor(lottery: StoredLottery, now: Date): LotteryDraw['waits_for'] {
  if (lottery.state === 'open') return now >= lottery.endsAt ? 'list' : 'nothing';
  const isDue = now >= timeOfRound(lottery.beacon, lottery.round);
  return lottery.state === 'frozen' && isDue ? 'beacon' : 'nothing';
}
