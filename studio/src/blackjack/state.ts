import { rankOf } from '../cards/index.ts';
import { pointsOf, totalOf } from './hand.ts';

export const MOST_HANDS = 4;

export interface PlayerHand {
  cards: number[];
  doubled: boolean;
  /** Nothing more can be done with it. */
  done: boolean;
}

/** What the server keeps between two steps, sealed: the hole card is in it. */
export interface BlackjackState {
  /** Places of the shoe that are gone, in the order they went. */
  dealt: number[];
  /** The open card and the hidden one. */
  dealer: [number, number];
  hands: PlayerHand[];
  /** The hand that is played now. */
  active: number;
  /** Insurance is offered and not answered. */
  asked: boolean;
  insured: boolean;
  splitAces: boolean;
}

const blackjackActions = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type BlackjackAction = (typeof blackjackActions)[number];

/** What the screen knows of a round is enough to say what may be done. */
export type OpenHands = Pick<BlackjackState, 'hands' | 'active' | 'asked' | 'splitAces'>;

export function actionsOf(state: OpenHands): BlackjackAction[] {
  if (state.asked) return ['insure', 'decline'];
  const hand = state.hands[state.active];
  if (!hand || hand.done) return [];
  const actions: BlackjackAction[] = ['hit', 'stand'];
  if (hand.cards.length === 2) {
    actions.push('double');
    const [one = 0, other = 0] = hand.cards;
    const again = state.splitAces && rankOf(one) === 1;
    if (pointsOf(one) === pointsOf(other) && state.hands.length < MOST_HANDS && !again) actions.push('split');
  }
  return actions;
}

export function isBust(hand: { cards: readonly number[] }): boolean {
  return totalOf(hand.cards).total > 21;
}
