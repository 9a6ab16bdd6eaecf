import { basicStrategy } from './basic-strategy.ts';
import { totalOf } from './hand.ts';
import { DECKS } from './rules.ts';
import { actionsOf, type BlackjackAction, MOST_HANDS } from './state.ts';

/** How many cards of each kind are left: 1 is the ace, 10 all that count ten; place 0 is their sum. */
export type Shoe = readonly number[];

const KINDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** A card of this kind; of those that count ten, the ten. */
const cardOf = (kind: number) => kind - 1;

export function wholeShoe(decks = DECKS): number[] {
  const each = decks * 4;
  return [each * 13, ...KINDS.map((kind) => (kind === 10 ? each * 4 : each))];
}

function without(shoe: Shoe, kind: number, cards = 1): number[] {
  const left = [...shoe];
  left[0] = left[0]! - cards;
  left[kind] = left[kind]! - cards;
  return left;
}

/** That so many cards, one after the other, are all of one kind. */
function chanceOfAll(shoe: Shoe, kind: number, cards: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < cards; drawn++) chance *= Math.max(0, shoe[kind]! - drawn) / (shoe[0]! - drawn);
  return chance;
}

/**
 * Sets of cards behind the dealer's open one, each reached from a smaller set by a card of the same or a higher kind: so
 * every set is met once, whatever orders its cards come in.
 */
interface DealerSet {
  kind: number;
  /** Cards of this kind that are in the smaller set already. */
  before: number;
  cards: number;
  /** In how many orders the dealer draws just these and ends; none: the set is only on the way. */
  orders: number;
  total: number;
  larger: DealerSet[];
}

/** All ways the dealer's hand can end behind an open card, blackjack left out: then nothing is played. */
function dealerSets(up: number): DealerSet[] {
  const first: DealerSet[] = [];
  const end = (drawn: readonly number[], total: number) => {
    let [sets, before]: [DealerSet[], number] = [first, 0];
    let found: DealerSet | undefined;
    drawn
      .toSorted((one, other) => one - other)
      .forEach((kind, at) => {
        before = kind === found?.kind ? before + 1 : 0;
        found = sets.find((set) => set.kind === kind);
        if (!found) {
          found = { kind, before, cards: at + 1, orders: 0, total, larger: [] };
          sets.push(found);
        }
        sets = found.larger;
      });
    if (!found) return;
    found.orders += 1;
    found.total = total;
  };
  const draw = (drawn: readonly number[]) => {
    const { total } = totalOf([up, ...drawn].map(cardOf));
    if (total < 17) for (const kind of KINDS) draw([...drawn, kind]);
    else if (drawn.length > 1 || total < 21) end(drawn, total);
  };
  for (const kind of KINDS) draw([kind]);
  return first;
}

/** The table as the player sees it before the first step. */
interface Table {
  up: number;
  sets: readonly DealerSet[];
}

export function tableOf(up: number): Table {
  return { up, sets: dealerSets(up) };
}

/** That the dealer has no blackjack. */
function noBlackjack({ up }: Table, shoe: Shoe): number {
  const other = up === 1 ? 10 : up === 10 ? 1 : undefined;
  return other === undefined ? 1 : 1 - shoe[other]! / shoe[0]!;
}

/** What a hand that stands wins or loses of one stake, in rounds where the dealer has no blackjack. */
function standing({ sets }: Table, shoe: Shoe, total: number): number {
  let worth = 0;
  const add = (some: readonly DealerSet[], chanceBefore: number) => {
    for (const set of some) {
      const chance = (chanceBefore * (shoe[set.kind]! - set.before)) / (shoe[0]! - set.cards + 1);
      if (chance <= 0) continue;
      if (set.orders > 0) {
        if (set.total > 21 || set.total < total) worth += chance * set.orders;
        else if (set.total > total) worth -= chance * set.orders;
      }
      if (set.larger.length > 0) add(set.larger, chance);
    }
  };
  add(sets, 1);
  return worth;
}

function actionFor({ up }: Table, kinds: readonly number[], allowed: readonly BlackjackAction[]): BlackjackAction {
  return basicStrategy({ cards: kinds.map(cardOf), dealer: cardOf(up), allowed });
}

const early: readonly BlackjackAction[] = ['hit', 'stand', 'double'];
const late: readonly BlackjackAction[] = ['hit', 'stand'];

/** What sets of cards are worth, out of one shoe: the order they came in changes nothing. */
type KnownHands = Map<number, number>;

const primes = [0, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29] as const;
const setOf = (kinds: readonly number[]) => kinds.reduce((product, kind) => product * primes[kind]!, 1);

/** What a hand of these cards wins or loses when it is played on by basic strategy; `start` is what is left behind them. */
function playing(table: Table, start: Shoe, first: readonly number[], known: KnownHands): number {
  const worthOf = (shoe: Shoe, kinds: readonly number[]): number => {
    const { total } = totalOf(kinds.map(cardOf));
    if (total > 21) return -noBlackjack(table, shoe);
    if (total === 21) return standing(table, shoe, total);
    const key = setOf(kinds);
    const before = known.get(key);
    if (before !== undefined) return before;
    const action = actionFor(table, kinds, kinds.length === 2 ? early : late);
    const worth =
      action === 'stand'
        ? standing(table, shoe, total)
        : action === 'double'
          ? 2 * drawn(shoe, (left, kind) => stopped(left, [...kinds, kind]))
          : drawn(shoe, (left, kind) => worthOf(left, [...kinds, kind]));
    known.set(key, worth);
    return worth;
  };
  const stopped = (shoe: Shoe, kinds: readonly number[]) => {
    const { total } = totalOf(kinds.map(cardOf));
    return total > 21 ? -noBlackjack(table, shoe) : standing(table, shoe, total);
  };
  return worthOf(start, first);
}

/** Over all next cards, each with its chance. */
function drawn(shoe: Shoe, worth: (left: number[], kind: number) => number): number {
  return KINDS.reduce(
    (sum, kind) => sum + (shoe[kind]! > 0 ? (shoe[kind]! / shoe[0]!) * worth(without(shoe, kind), kind) : 0),
    0,
  );
}

/**
 * What a pair wins or loses that is split, and split again up to four hands. The cards of a shuffled shoe can be turned in
 * any order without changing their chances, so second cards, each hand's further cards and the dealer's may be thought to
 * lie in places of their own: a hand is then worth what it is with nothing known of the others but which second cards were
 * the pair's again. "Not the pair's" is counted as all, less those that are.
 */
export function splitWorth(table: Table, shoe: Shoe, pair: number): number {
  if (pair === 1) {
    // One card each, and nothing more: both hands are worth the same.
    const one = drawn(shoe, (left, kind) => standing(table, left, totalOf([pair, kind].map(cardOf)).total));
    return 2 * one;
  }
  /** A hand, its second card the pair's or another, while so many further places hold the pair's. */
  const hands = Array.from({ length: 2 * (MOST_HANDS - 1) }, (_, others) => {
    const chance = chanceOfAll(shoe, pair, others);
    if (chance === 0) return { again: 0, other: 0 };
    const rest = without(shoe, pair, others);
    const known: KnownHands = new Map();
    const worth = (kind: number) =>
      rest[kind]! > 0 ? (rest[kind]! / rest[0]!) * playing(table, without(rest, kind), [pair, kind], known) : 0;
    const again = worth(pair);
    return {
      again: chance * again,
      other: chance * KINDS.reduce((sum, kind) => sum + (kind === pair ? 0 : worth(kind)), 0),
    };
  });
  const worthOf = (isAgain: boolean, again: number, other: number) => {
    let sum = 0;
    let sign = 1;
    let ways = 1;
    for (let more = 0; more <= other; more++) {
      const hand = hands[again + more]!;
      sum += sign * ways * (isAgain ? hand.again : hand.other);
      ways = (ways * (other - more)) / (more + 1);
      sign = -sign;
    }
    return sum;
  };
  /** Every way second cards can fall, left to right as they are dealt; true: the pair's again. */
  const walk = (open: readonly boolean[], final: readonly boolean[], spent: number): number => {
    const [next, ...rest] = open;
    if (next === undefined) {
      const again = spent + final.filter(Boolean).length;
      const other = final.length - (again - spent);
      return final.reduce((sum, own) => sum + worthOf(own, again - Number(own), other - Number(!own)), 0);
    }
    if (next && open.length + final.length < MOST_HANDS) {
      return [true, false]
        .flatMap((one) => [true, false].map((two) => walk([one, two, ...rest], final, spent + 1)))
        .reduce((sum, worth) => sum + worth, 0);
    }
    return walk(rest, [...final, next], spent);
  };
  return [true, false]
    .flatMap((one) => [true, false].map((two) => walk([one, two], [], 0)))
    .reduce((sum, worth) => sum + worth, 0);
}

export interface ExpectedReturn {
  /** Of one opening stake, what steps add taken off. */
  returned: number;
  /** Rounds that are paid three to two. */
  blackjacks: number;
}

/** Basic strategy against a whole shoe, worked out over every card that can come. */
export function expectedReturn(shoe: Shoe = wholeShoe()): ExpectedReturn {
  let worth = 0;
  let blackjacks = 0;
  for (const up of KINDS) {
    if (shoe[up] === 0) continue;
    const table = tableOf(up);
    const behindUp = without(shoe, up);
    const known: KnownHands = new Map();
    worth +=
      (shoe[up]! / shoe[0]!) *
      drawn(behindUp, (behindOne, one) =>
        drawn(behindOne, (left, two) => {
          const open = noBlackjack(table, left);
          const kinds = [one, two];
          const cards = kinds.map(cardOf);
          if (totalOf(cards).total === 21) {
            const chance = (shoe[up]! / shoe[0]!) * (behindUp[one]! / behindUp[0]!) * (behindOne[two]! / behindOne[0]!);
            blackjacks += chance * open;
            return 1.5 * open;
          }
          const hand = { cards, doubled: false, done: false };
          const allowed = actionsOf({ hands: [hand], active: 0, asked: false, splitAces: false });
          const splits = actionFor(table, kinds, allowed) === 'split';
          return open - 1 + (splits ? splitWorth(table, left, one) : playing(table, left, kinds, known));
        }),
      );
  }
  return { returned: 1 + worth, blackjacks };
}
