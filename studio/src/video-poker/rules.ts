import { cardAt, drawPlace } from '../cards/index.ts';
import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  type GameEvent,
  limitsFor,
  type Ratio,
  type Result,
  refused,
  type StepAnswer,
  type SteppedGame,
} from '../kit/index.ts';
import { handOf, type PokerHand, paysOf, pokerPays } from './hand.ts';

export const HAND = 5;

/** Nothing is chosen before the cards lie there. */
export type PokerChoice = Record<string, never>;
/** Places 0 … 4 of the cards that stay. */
export interface PokerStep {
  hold: number[];
}
export interface PokerState {
  cards: number[];
}
export interface PokerOutcome {
  dealt: number[];
  hold: number[];
  cards: number[];
  hand: PokerHand | null;
}
export type PokerEvent =
  | (GameEvent & { type: 'dealt'; cards: number[] })
  | (GameEvent & { type: 'drawn'; hold: number[]; cards: number[] })
  | (GameEvent & { type: 'settled'; hand: PokerHand | null; pays: number });

/** With the best hold of every hand: `rules.test.ts` adds up all hands and all holds. */
export const publishedReturn: Ratio = { numerator: 1_653_526_326_983n, denominator: 1_661_102_543_100n };

export const pokerLimits = limitsFor({ numerator: BigInt(pokerPays.royal), denominator: 1n });

const invalidStep = refused({ code: 'choice.invalid', field: 'choice', messageKey: 'poker.error.stepInvalid' });

function parseStep(input: unknown): Result<PokerStep> {
  const { hold } = Object(input) as { hold?: unknown };
  if (!Array.isArray(hold) || hold.length > HAND) return invalidStep;
  const fits = hold.every((at, index) => Number.isInteger(at) && at >= 0 && at < HAND && hold.indexOf(at) === index);
  return fits ? accepted({ hold: hold.toSorted((one: number, other: number) => one - other) }) : invalidStep;
}

type Answer = StepAnswer<PokerState, PokerOutcome, PokerEvent>;

function open({ draw }: { draw: FairDraw }): Answer {
  const cards: number[] = [];
  while (cards.length < HAND) cards.push(cardAt(drawPlace(draw, { decks: 1, dealt: cards })));
  return { done: false, events: [{ type: 'dealt', cards }], state: { cards } };
}

function step(input: { stake: bigint; state: PokerState; step: PokerStep; draw: FairDraw }): Answer {
  const { hold } = input.step;
  const dealt = input.state.cards;
  const gone = [...dealt];
  const cards = dealt.map((card, at) => {
    if (hold.includes(at)) return card;
    const place = drawPlace(input.draw, { decks: 1, dealt: gone });
    gone.push(place);
    return cardAt(place);
  });
  const hand = handOf(cards) ?? null;
  const pays = paysOf(cards);
  return {
    done: true,
    events: [
      { type: 'drawn', hold, cards },
      { type: 'settled', hand, pays },
    ],
    outcome: { dealt, hold, cards, hand },
    win: input.stake * BigInt(pays),
  };
}

export const pokerGame: SteppedGame<PokerChoice, PokerState, PokerStep, PokerOutcome, PokerEvent> = {
  kind: 'steps',
  id: 'video-poker',
  version: 1,
  title: 'Aurora Poker',
  identifier: 'north-hall/aurora-poker',
  seoTitle: 'aurora-poker',
  provider: 'north-hall',
  providerTitle: 'North Hall',
  listing: {
    kind: 'card',
    releasedAt: '2026-11-13',
    collections: ['table', 'poker'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: 'best holds', hits: 4_545, deviation: 4.42 },
    description: 'poker.description',
  },
  parseChoice: () => accepted({}),
  limits: (currency) => (Object.hasOwn(pokerLimits, currency) ? pokerLimits[currency] : undefined),
  maxWin: ({ stake }) => stake * BigInt(pokerPays.royal),
  rtp: () => publishedReturn,
  rtpAtStake: () => publishedReturn,
  describe: () => ({ messageKey: 'poker.choice', values: {} }),
  parseStep,
  open,
  step,
};
