import type { Currency, Topic } from '@halley/contract';
import type { Event } from '../../kit/index.ts';
import { addCounts, type Counts, noCounts, type Quarter, quarterOf } from './quarter.ts';

/** What is counted; all of it can be read of the news alone. */
export const countedTopics = [
  'wager.settled',
  'wager.rolled_back',
  'payments.deposited',
  'payments.changed',
  'limits.changed',
  'limits.reached',
  'limits.excluded',
] as const satisfies readonly Topic[];

/** An amount in cents of EUR. */
type InEuro = (amount: bigint, currency: Currency) => bigint;

interface Counted {
  playerId: number;
  at: string;
  counts: Partial<Counts>;
}

/** By player and quarter of an hour: sums, so that it does not matter in which order news come. */
export function countsOf(events: readonly Event[], inEuro: InEuro): Quarter[] {
  const quarters = new Map<string, Quarter>();
  for (const { playerId, at, counts } of events.flatMap((event) => countedIn(event, inEuro))) {
    const quarter = quarterOf(new Date(at));
    const key = `${playerId} ${quarter.getTime()}`;
    const before = quarters.get(key) ?? { ...noCounts, playerId, at: quarter };
    quarters.set(key, { ...before, ...addCounts(before, counts) });
  }
  return [...quarters.values()];
}

function countedIn(event: Event, inEuro: InEuro): Counted[] {
  const euro = (amount: string, currency: string) => inEuro(BigInt(amount), currency as Currency);
  switch (event.topic) {
    case 'wager.settled': {
      const { playerId, openedAt, at, stake, win, currency, late } = event.data;
      const lost = euro(stake, currency) - euro(win, currency);
      // A bet on an event is play when it is placed, however late at night it is settled.
      return [
        ...(late ? [] : [{ playerId, at: openedAt, counts: { rounds: 1, staked: euro(stake, currency) } }]),
        { playerId, at, counts: { lost } },
      ];
    }
    case 'wager.rolled_back': {
      const { playerId, openedAt, at, stake, win, currency, settled } = event.data;
      if (!settled) return [];
      const lost = euro(win, currency) - euro(stake, currency);
      return [
        { playerId, at: openedAt, counts: { staked: -euro(stake, currency) } },
        { playerId, at, counts: { lost } },
      ];
    }
    case 'payments.deposited': {
      const { playerId, at, amount, currency } = event.data;
      return [{ playerId, at, counts: { deposits: 1, deposited: euro(amount, currency) } }];
    }
    case 'payments.changed': {
      const { playerId, payment, from } = event.data;
      const { action, state, finished_at: finishedAt } = payment;
      if (finishedAt === null || state === from) return [];
      if (action === 'deposit' && state === 'declined')
        return [{ playerId, at: finishedAt, counts: { refusedDeposits: 1 } }];
      return action === 'cashout' && state === 'recalled'
        ? [{ playerId, at: finishedAt, counts: { recalledCashouts: 1 } }]
        : [];
    }
    case 'limits.changed': {
      const { playerId, at, type, change } = event.data;
      const isBreak = type === 'coolingoff' || type === 'selfexclusion';
      const counts = Object.hasOwn(changes, change) ? changes[change] : undefined;
      return counts && !isBreak ? [{ playerId, at, counts }] : [];
    }
    case 'limits.reached':
      return [{ playerId: event.data.playerId, at: event.data.at, counts: { limitsReached: 1 } }];
    case 'limits.excluded': {
      const { playerId, at, kind } = event.data;
      return [{ playerId, at, counts: kind === 'coolingoff' ? { breaks: 1 } : { exclusions: 1 } }];
    }
    default:
      return [];
  }
}

const changes: Readonly<Record<string, Partial<Counts>>> = {
  set: { limitsSet: 1 },
  tightened: { limitsTightened: 1 },
  asked: { limitsAsked: 1 },
  loosened: { limitsLoosened: 1 },
  removed: { limitsLoosened: 1 },
};
