import { isBlackjack, totalOf } from '../hand.ts';
import type { BlackjackEvent, HandResult } from '../rules.ts';
import type { OpenHands } from '../state.ts';

export interface BlackjackTable extends OpenHands {
  dealer: number[];
  /** The dealer's second card lies face down. */
  hidden: boolean;
  insured: boolean;
  results: HandResult[];
}

/** What lies there by the events that have been told: all that a player knows, and no more. */
export function readTable(events: readonly BlackjackEvent[]): BlackjackTable {
  const table: BlackjackTable = {
    dealer: [],
    hidden: false,
    hands: [],
    active: 0,
    asked: false,
    insured: false,
    splitAces: false,
    results: [],
  };
  for (const event of events) apply(table, event);
  if (!table.asked) for (const hand of table.hands) if (totalOf(hand.cards).total >= 21) hand.done = true;
  table.active = table.results.length > 0 ? -1 : table.hands.findIndex((hand) => !hand.done);
  return table;
}

function apply(table: BlackjackTable, event: BlackjackEvent): void {
  const { hands } = table;
  switch (event.type) {
    case 'dealt':
      if (event.to === 'dealer') table.dealer.push(event.card);
      else {
        hands[event.hand] ??= { cards: [], doubled: false, done: false };
        hands[event.hand]?.cards.push(event.card);
      }
      break;
    case 'hidden':
      table.hidden = true;
      break;
    case 'asked':
      table.asked = true;
      break;
    case 'insured':
      table.asked = false;
      table.insured = event.taken;
      break;
    case 'stood':
      hands[event.hand]!.done = true;
      break;
    case 'doubled':
      hands[event.hand] = { ...hands[event.hand]!, doubled: true, done: true };
      break;
    case 'split': {
      const hand = hands[event.hand]!;
      const goes = hand.cards.pop()!;
      const aces = totalOf([goes]).soft;
      table.splitAces ||= aces;
      hand.done = aces;
      hands.splice(event.hand + 1, 0, { cards: [goes], doubled: false, done: aces });
      break;
    }
    case 'shown':
      table.hidden = false;
      table.dealer.splice(1, 0, event.card);
      break;
    case 'settled':
      table.results = event.results;
  }
}

/** As players say it: 7/17 while an ace may still count either way, and only what counts once the hand is over. */
export function totalText(cards: readonly number[], isOver: boolean): string {
  const { total, soft } = totalOf(cards);
  return soft && total < 21 && !isOver && !isBlackjack(cards) ? `${total - 10}/${total}` : String(total);
}
