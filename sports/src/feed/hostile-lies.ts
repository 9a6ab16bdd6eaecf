import type { Dice } from './hostile.ts';
import type { FeedMessage, FeedMessageOf } from './messages.ts';

type Settlement = FeedMessageOf<'bet_settlement'>;
type Odds = FeedMessageOf<'odds_change'>;

/** How often each is told, of the messages that it suits. */
export interface Lies {
  /** A price of 0.5. */
  halfPrice: number;
  /** A result for a market that nobody knows. */
  unknownMarket: number;
  /** A version that was there before, with other prices. */
  oldVersion: number;
  /** Prices for what is settled. */
  pricesAfterSettlement: number;
  settleLate: number;
  settleTwice: number;
  /** First the wrong result, then the right one, perhaps some time later. */
  settleWrong: number;
  /** A result is taken back and told again. */
  rollback: number;
  /** A window is cancelled, and the cancel taken back. */
  cancelWindow: number;
}

export const honest: Lies = {
  halfPrice: 0,
  unknownMarket: 0,
  oldVersion: 0,
  pricesAfterSettlement: 0,
  settleLate: 0,
  settleTwice: 0,
  settleWrong: 0,
  rollback: 0,
  cancelWindow: 0,
};

/** All that a house must live through without a person: in the end the truth was told. */
export const fickle: Lies = {
  ...honest,
  settleLate: 0.1,
  settleTwice: 0.1,
  settleWrong: 0.1,
  rollback: 0.1,
  cancelWindow: 0.02,
};

/** And what nobody should believe. */
export const lying: Lies = {
  ...fickle,
  halfPrice: 0.002,
  unknownMarket: 0.01,
  oldVersion: 0.002,
  pricesAfterSettlement: 0.02,
};

/** How many messages a late result waits for. */
const lateBy = 25;

/**
 * Puts lies among the messages of a producer. What is put in takes a version of its own, and all later versions of the fixture
 * move up: nobody can tell by the numbers. Whoever is lied to about a result is told the truth in the end.
 */
export function tellLies({ dice, lies }: { dice: Dice; lies: Lies }) {
  /** By how much versions of a fixture are moved up; a message that is held back moves them down. */
  const added = new Map<string, number>();
  const newest = new Map<string, number>();
  let late: { message: Settlement; leftFor: number }[] = [];
  let epoch = 0;

  const add = (fixture: string, by: number) => added.set(fixture, (added.get(fixture) ?? 0) + by);

  function moved<M extends FeedMessage>(message: M): M {
    if (!('fixture' in message)) return message;
    const version = message.version + (added.get(message.fixture) ?? 0);
    newest.set(message.fixture, Math.max(version, newest.get(message.fixture) ?? 0));
    return { ...message, version };
  }

  /** A message of its own, with the next version. */
  function insert<M extends FeedMessage & { fixture: string; version: number }>(message: M): M {
    add(message.fixture, 1);
    const version = (newest.get(message.fixture) ?? message.version) + 1;
    newest.set(message.fixture, version);
    return { ...message, version };
  }

  function aroundOdds(message: Odds): FeedMessage[] {
    const out: FeedMessage[] = [moved(message)];
    const [market] = message.markets;
    if (!market) return out;
    if (dice() < lies.halfPrice) {
      const outcomes = market.outcomes.map((outcome) => ({ ...outcome, price: 500, active: true }));
      out.push(insert({ ...message, markets: [{ ...market, outcomes }] }));
    }
    if (dice() < lies.oldVersion && message.version > 1) {
      const outcomes = market.outcomes.map((outcome) => ({ ...outcome, price: 7_777, active: true }));
      const { version } = moved(message);
      out.push({ ...message, version: version - 1, markets: [{ ...market, outcomes }] });
    }
    if (dice() < lies.cancelWindow) {
      const { type, status, markets, score, ...envelope } = message;
      const window = { from: message.generated_at, until: message.generated_at };
      out.push(insert({ ...envelope, type: 'bet_cancel', ...window, reason: 'hostile' }));
      out.push(insert({ ...envelope, type: 'rollback_bet_cancel', ...window }));
    }
    return out;
  }

  function aroundSettlement(message: Settlement): FeedMessage[] {
    const { type, certainty, markets, ...envelope } = message;
    const keys = markets.map(({ key }) => key);
    const out: FeedMessage[] = [];
    if (dice() < lies.settleWrong) {
      out.push(moved({ ...message, markets: markets.map(swapped) }));
      // At once, or when it was believed long enough to be paid.
      if (dice() < 0.5) out.push(insert(message));
      else late.push({ message, leftFor: Math.ceil(dice() * lateBy) });
    } else out.push(moved(message));
    if (dice() < lies.settleTwice) out.push(insert(message));
    if (dice() < lies.rollback) {
      out.push(insert({ ...envelope, type: 'rollback_bet_settlement', markets: keys }), insert(message));
    }
    const [first] = markets;
    if (first && dice() < lies.unknownMarket) {
      out.push(insert({ ...message, markets: [{ ...first, key: 'no_such_market;line=99' }] }));
    }
    if (first && dice() < lies.pricesAfterSettlement) {
      const outcomes = Object.keys(first.outcomes).map((id) => ({ id, price: 2_000, active: true }));
      const odds = [{ key: first.key, status: 'active' as const, outcomes }];
      out.push(insert({ ...envelope, type: 'odds_change', status: 'live', markets: odds }));
    }
    return out;
  }

  function latecomers(): FeedMessage[] {
    for (const one of late) one.leftFor -= 1;
    const due = late.filter(({ leftFor }) => leftFor <= 0);
    late = late.filter(({ leftFor }) => leftFor > 0);
    return due.map(({ message }) => insert(message));
  }

  return {
    take(message: FeedMessage): FeedMessage[] {
      // What was held back when a producer died is told by the one that follows.
      if (message.epoch !== epoch) {
        epoch = message.epoch;
        late = late.map((one) => ({ ...one, message: { ...one.message, epoch } }));
      }
      const before = latecomers();
      // An answer to a recovery is how things stand.
      if (message.request_id !== undefined) return [...before, moved(message)];
      if (message.type === 'odds_change') return [...before, ...aroundOdds(message)];
      if (message.type !== 'bet_settlement') return [...before, moved(message)];
      if (dice() < lies.settleLate) {
        add(message.fixture, -1);
        late.push({ message, leftFor: Math.ceil(dice() * lateBy) });
        return before;
      }
      return [...before, ...aroundSettlement(message)];
    },
  };
}

/** Who won has lost, and the other way round; of those who lost only the first has won. */
function swapped(market: Settlement['markets'][number]): Settlement['markets'][number] {
  let hasWinner = false;
  const outcomes = Object.entries(market.outcomes).map(([id, result]) => {
    if (result.void_factor !== 0 || result.dead_heat) return [id, result];
    const wins: boolean = result.result === 'lost' && !hasWinner;
    hasWinner ||= wins;
    return [id, { ...result, result: wins ? 'won' : 'lost' }];
  });
  return { ...market, outcomes: Object.fromEntries(outcomes) };
}
