import type { Contest, ContestKind, Meter, PromotionKind, PromotionRule, Reward } from '@halley/contract';

const dayMs = 24 * 60 * 60 * 1000;
const points = (chargeable: number): Reward[] => [{ type: 'points', chargeable, persistent: 0 }];
const meter = (of: Meter['of'], from: Meter['from']): Meter => ({
  of,
  money: 'cash',
  games: {},
  window: 'whole',
  from,
});

interface Start {
  days: number;
  identifier: (day: string) => string;
  trigger: PromotionRule['trigger'];
  perPlayer: number;
  expected: number;
  contest: (end: Date) => Omit<Contest, 'identifier' | 'currency' | 'rates'>;
}

const starts: Readonly<Record<ContestKind, Start>> = {
  // The best win by its stake: nobody comes further up by staking more.
  tournament: {
    days: 7,
    identifier: (day) => `best-multiple-${day}`,
    trigger: { rank: { ...meter('multiple', 'joined'), stakeAtLeast: { EUR: 20 } } },
    perPlayer: 1,
    expected: 100_000,
    contest: () => ({
      pool: 100_000,
      prizes: [
        { from: 1, to: 1, share: 4000 },
        { from: 2, to: 2, share: 2500 },
        { from: 3, to: 3, share: 1500 },
        { from: 4, to: 5, share: 500 },
        { from: 6, to: 10, share: 200 },
      ],
    }),
  },
  quest: {
    days: 30,
    identifier: (day) => `quest--xs--short-way-${day}`,
    trigger: {
      meter: meter('stake', 'start'),
      // The levels of this size in the house's document, as it is usually: from the second on.
      reaches: [
        { at: 10_000, rewards: points(10) },
        { at: 35_000, rewards: points(35) },
        { at: 100_000, rewards: points(100) },
        { at: 450_000, rewards: points(450) },
        { at: 1_500_000, rewards: points(1500) },
      ],
    },
    perPlayer: 5,
    expected: 50_000,
    contest: () => ({}),
  },
  achievement: {
    days: 30,
    identifier: (day) => `achievement-hundred-rounds-${day}`,
    trigger: { meter: meter('rounds', 'start'), reaches: [{ at: 100, rewards: points(25) }] },
    perPlayer: 1,
    expected: 50_000,
    contest: () => ({}),
  },
  lottery: {
    days: 28,
    identifier: (day) => `months-draw-${day}`,
    trigger: { draw: 'tickets' },
    perPlayer: 3,
    expected: 100_000,
    contest: (end) => ({
      pool: 100_000,
      prizes: [
        { from: 1, to: 1, share: 6000 },
        { from: 2, to: 3, share: 2000 },
      ],
      tickets: {
        points: 100,
        deposits: { EUR: [{ from: 2000, price: 2000 }] },
        most: 100,
        drawAt: new Date(end.getTime() + dayMs).toISOString(),
      },
    }),
  },
};

export const isContest = (kind: PromotionKind): kind is ContestKind => kind in starts;

/** What a contest starts with, from the given midnight on. Its day is in the identifier: no two that run have the same. */
export function contestStart(kind: ContestKind, from: Date): Omit<PromotionRule, 'texts' | 'takeDays' | 'stacking'> {
  const { days, identifier, trigger, perPlayer, expected, contest } = starts[kind];
  const end = new Date(from.getTime() + days * dayMs);
  const day = from.toISOString().slice(0, 10).replaceAll('-', '');
  return {
    kind,
    product: 'casino',
    schedule: { from: from.toISOString(), to: end.toISOString() },
    trigger,
    contest: { identifier: identifier(day), currency: 'EUR', rates: { EUR: 1_000_000 }, ...contest(end) },
    audience: {},
    condition: {},
    rewards: [],
    caps: { perPlayer },
    budget: { currency: 'EUR', expected, hard: expected * 2 },
  };
}
