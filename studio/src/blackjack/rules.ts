import { cardAt, drawPlace, rankOf } from '../cards/index.ts';
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
import { DEALER_STANDS, isBlackjack, totalOf } from './hand.ts';
import { actionsOf, type BlackjackAction, type BlackjackState, isBust, MOST_HANDS, type PlayerHand } from './state.ts';

/** Every round comes out of a whole shoe: there is nothing to count. */
export const DECKS = 6;

/** Nothing is chosen before the cards lie there. */
export type BlackjackChoice = Record<string, never>;
export interface BlackjackStep {
  action: BlackjackAction;
}

export type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

export interface BlackjackOutcome {
  dealer: number[];
  hands: { cards: number[]; doubled: boolean; result: HandResult }[];
  insured: boolean;
}

export type BlackjackEvent =
  | (GameEvent & { type: 'dealt'; to: 'player'; hand: number; card: number })
  | (GameEvent & { type: 'dealt'; to: 'dealer'; card: number })
  /** The dealer's second card lies there, face down. */
  | (GameEvent & { type: 'hidden' })
  | (GameEvent & { type: 'asked' })
  | (GameEvent & { type: 'insured'; taken: boolean })
  | (GameEvent & { type: 'stood' | 'doubled' | 'split'; hand: number })
  | (GameEvent & { type: 'shown'; card: number })
  | (GameEvent & { type: 'settled'; results: HandResult[]; insurance: 'won' | 'lost' | 'none' });

/**
 * What comes back of the opening stake with basic strategy, what is added counted as paid in first: worked out over every
 * card that can come (`expected-return.ts`), all eleven digits, the last rounded down.
 */
export const publishedReturn: Ratio = { numerator: 99_594_077_582n, denominator: 10n ** 11n };
/** Rounds that are paid three to two, the last digit rounded up. */
export const paidBlackjacks: Ratio = { numerator: 4_532_298_772n, denominator: 10n ** 11n };

/** An odd stake loses half a subunit whenever it is paid three to two. */
function rtpAtStake({ stake }: { stake: bigint }): Ratio {
  const { numerator, denominator } = publishedReturn;
  const lost = stake % 2n === 0n ? 0n : paidBlackjacks.numerator;
  return { numerator: numerator * 2n * stake - lost, denominator: denominator * 2n * stake };
}

/** Four hands, each doubled, each paid one to one. */
const LARGEST_PAYS = BigInt(MOST_HANDS * 2 * 2);
export const blackjackLimits = limitsFor({ numerator: LARGEST_PAYS, denominator: 1n });

const invalidStep = refused({ code: 'choice.invalid', field: 'choice', messageKey: 'blackjack.error.stepInvalid' });

function parseStep(input: unknown, state: BlackjackState): Result<BlackjackStep> {
  const { action } = Object(input) as { action?: unknown };
  const allowed = actionsOf(state).find((each) => each === action);
  return allowed ? accepted({ action: allowed }) : invalidStep;
}

function insuranceFor(stake: bigint): bigint {
  return stake / 2n;
}

/** What a step adds to the stake. */
export function raiseOf(stake: bigint, action: BlackjackAction): bigint {
  if (action === 'double' || action === 'split') return stake;
  return action === 'insure' ? insuranceFor(stake) : 0n;
}

type Answer = StepAnswer<BlackjackState, BlackjackOutcome, BlackjackEvent>;

/** A round while a step is decided: cards come from here, and what happens is told here. */
function dealing(before: BlackjackState, draw: FairDraw) {
  const state: BlackjackState = {
    ...before,
    dealt: [...before.dealt],
    hands: before.hands.map((hand) => ({ ...hand, cards: [...hand.cards] })),
  };
  const events: BlackjackEvent[] = [];
  const take = () => {
    const place = drawPlace(draw, { decks: DECKS, dealt: state.dealt });
    state.dealt.push(place);
    return cardAt(place);
  };
  const deal = (hand: number) => {
    const card = take();
    state.hands[hand]!.cards.push(card);
    events.push({ type: 'dealt', to: 'player', hand, card });
  };
  return { state, events, take, deal };
}

function open({ stake, draw }: { stake: bigint; draw: FairDraw }): Answer {
  const empty: BlackjackState = {
    dealt: [],
    dealer: [0, 0],
    hands: [{ cards: [], doubled: false, done: false }],
    active: 0,
    asked: false,
    insured: false,
    splitAces: false,
  };
  const round = dealing(empty, draw);
  const { state, events } = round;
  round.deal(0);
  const up = round.take();
  events.push({ type: 'dealt', to: 'dealer', card: up });
  round.deal(0);
  state.dealer = [up, round.take()];
  events.push({ type: 'hidden' });
  if (rankOf(up) === 1 && insuranceFor(stake) > 0n) {
    state.asked = true;
    events.push({ type: 'asked' });
    return { done: false, events, state };
  }
  return afterLook({ stake, round });
}

/** The dealer looks: blackjack on either side ends the round before anything is played. */
function afterLook(input: { stake: bigint; round: ReturnType<typeof dealing> }): Answer {
  const { round } = input;
  const { state, events } = round;
  if (isBlackjack(state.dealer) || isBlackjack(state.hands[0]!.cards)) return settle(input, false);
  return { done: false, events, state };
}

function step(input: { stake: bigint; state: BlackjackState; step: BlackjackStep; draw: FairDraw }): Answer {
  const { stake, draw } = input;
  const { action } = input.step;
  const round = dealing(input.state, draw);
  const { state, events } = round;
  const at = state.active;
  const hand = state.hands[at]!;
  switch (action) {
    case 'insure':
    case 'decline':
      state.asked = false;
      state.insured = action === 'insure';
      events.push({ type: 'insured', taken: state.insured });
      return afterLook({ stake, round });
    case 'hit':
      round.deal(at);
      break;
    case 'stand':
      hand.done = true;
      events.push({ type: 'stood', hand: at });
      break;
    case 'double':
      hand.doubled = true;
      hand.done = true;
      events.push({ type: 'doubled', hand: at });
      round.deal(at);
      break;
    case 'split': {
      const [stays = 0, goes = 0] = hand.cards;
      const aces = rankOf(stays) === 1;
      hand.cards = [stays];
      state.hands.splice(at + 1, 0, { cards: [goes], doubled: false, done: aces });
      events.push({ type: 'split', hand: at });
      round.deal(at);
      round.deal(at + 1);
      if (aces) {
        state.splitAces = true;
        hand.done = true;
      }
    }
  }
  // Twenty-one is not played on, and neither is more.
  for (const each of state.hands) if (totalOf(each.cards).total >= 21) each.done = true;
  state.active = state.hands.findIndex((each) => !each.done);
  if (state.active >= 0) return { done: false, events, state };
  return settle({ stake, round }, true);
}

/** The hidden card is turned; the dealer draws to seventeen where a hand is left to play against. */
function settle(input: { stake: bigint; round: ReturnType<typeof dealing> }, drawsOn: boolean): Answer {
  const { stake, round } = input;
  const { state, events } = round;
  const dealer: number[] = [...state.dealer];
  events.push({ type: 'shown', card: state.dealer[1] });
  if (drawsOn && state.hands.some((hand) => !isBust(hand))) {
    while (totalOf(dealer).total < DEALER_STANDS) {
      const card = round.take();
      dealer.push(card);
      events.push({ type: 'dealt', to: 'dealer', card });
    }
  }
  const results = state.hands.map((hand) => resultOf(hand, dealer, state.hands.length === 1));
  const insuranceWon = state.insured && isBlackjack(dealer);
  events.push({ type: 'settled', results, insurance: !state.insured ? 'none' : insuranceWon ? 'won' : 'lost' });
  // In halves of the stake: only blackjack pays a half, so everything is rounded down once.
  const halves = state.hands.reduce((sum, hand, at) => sum + halvesOf(results[at]!) * (hand.doubled ? 2n : 1n), 0n);
  return {
    done: true,
    events,
    outcome: {
      dealer,
      hands: state.hands.map(({ cards, doubled }, at) => ({ cards, doubled, result: results[at]! })),
      insured: state.insured,
    },
    win: (stake * halves) / 2n + (insuranceWon ? insuranceFor(stake) * 3n : 0n),
  };
}

function resultOf(hand: PlayerHand, dealer: readonly number[], only: boolean): HandResult {
  if (isBust(hand)) return 'bust';
  const blackjack = only && isBlackjack(hand.cards);
  if (isBlackjack(dealer)) return blackjack ? 'push' : 'lost';
  if (blackjack) return 'blackjack';
  const [own, other] = [totalOf(hand.cards).total, totalOf(dealer).total];
  if (other > 21 || own > other) return 'won';
  return own === other ? 'push' : 'lost';
}

function halvesOf(result: HandResult): bigint {
  return { blackjack: 5n, won: 4n, push: 2n, lost: 0n, bust: 0n }[result];
}

export const blackjackGame: SteppedGame<
  BlackjackChoice,
  BlackjackState,
  BlackjackStep,
  BlackjackOutcome,
  BlackjackEvent
> = {
  kind: 'steps',
  id: 'blackjack',
  version: 1,
  title: 'Northern Blackjack',
  identifier: 'north-hall/northern-blackjack',
  seoTitle: 'northern-blackjack',
  provider: 'north-hall',
  providerTitle: 'North Hall',
  listing: {
    kind: 'card',
    releasedAt: '2026-11-13',
    collections: ['top', 'table', 'blackjack'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: 'basic strategy', hits: 5_214, deviation: 1.15 },
    description: 'blackjack.description',
  },
  parseChoice: () => accepted({}),
  limits: (currency) => (Object.hasOwn(blackjackLimits, currency) ? blackjackLimits[currency] : undefined),
  maxWin: ({ stake }) => stake * LARGEST_PAYS,
  rtp: () => publishedReturn,
  rtpAtStake,
  describe: () => ({ messageKey: 'blackjack.choice', values: {} }),
  parseStep,
  raise: ({ stake, step: { action } }) => raiseOf(stake, action),
  open,
  step,
};
