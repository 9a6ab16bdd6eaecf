import { cardAt, drawPlace, rankOf } from '../cards/index.ts';
import type { FairDraw } from '../fair/index.ts';

/** Every coup comes out of a whole shoe: what fell before changes nothing. */
export const DECKS = 8;

export type BaccaratResult = 'player' | 'banker' | 'tie';

/** One deal: two or three cards on each side, 0 … 51. */
export interface Coup {
  player: number[];
  banker: number[];
}

/** Tens and pictures count nothing, the ace one. */
export function pointsOf(card: number): number {
  const rank = rankOf(card);
  return rank >= 10 ? 0 : rank;
}

export function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/** The player's side draws to five. Eight or nine in two cards on either side ends the deal. */
export function playerDraws(player: number, banker: number): boolean {
  return player < 8 && banker < 8 && player <= 5;
}

/** `third` is the value of the player's third card; undefined where the player's side stood. */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  switch (banker) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return false;
  }
}

/** Deals one coup from a fresh shoe: player, banker, player, banker, then the third cards. */
export function dealCoup(draw: FairDraw): Coup {
  const dealt: number[] = [];
  const next = () => {
    const place = drawPlace(draw, { decks: DECKS, dealt });
    dealt.push(place);
    return cardAt(place);
  };
  const [one, two, three, four] = [next(), next(), next(), next()];
  const player = [one, three];
  const banker = [two, four];
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  if (playerTotal >= 8 || bankerTotal >= 8) return { player, banker };
  if (playerDraws(playerTotal, bankerTotal)) player.push(next());
  const third = player[2];
  if (bankerDraws(bankerTotal, third === undefined ? undefined : pointsOf(third))) banker.push(next());
  return { player, banker };
}

export function resultOf({ player, banker }: Coup): BaccaratResult {
  const difference = totalOf(player) - totalOf(banker);
  return difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie';
}

/** The first two cards of a side are of one rank. */
export function isPair(cards: readonly number[]): boolean {
  return rankOf(cards[0] ?? 0) === rankOf(cards[1] ?? 0);
}
