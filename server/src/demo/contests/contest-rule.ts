import type { Contest, Meter, PromotionRule, Reward } from '@halley/contract';
import { games } from '@halley/studio/games';
import { amounts, demoRates, spinBet } from '../amounts.ts';
import type { Planned } from './contest-calendar.ts';
import { contestTexts, type DemoContest } from './contest-texts.ts';
import { demoLottery, ticketPoints } from './ticket-card.ts';

interface Written {
  kind: PromotionRule['kind'];
  trigger: PromotionRule['trigger'];
  contest?: Omit<Contest, 'identifier' | 'currency' | 'rates'>;
  perPlayer?: number;
}

const meter = (of: Meter['of'], changed: Partial<Meter> = {}): Meter => ({
  of,
  money: 'cash',
  games: {},
  window: 'whole',
  from: 'start',
  ...changed,
});

/** Games of one of the house's studios. */
const gamesOf = (studio: string): string[] =>
  Object.values(games).flatMap(({ provider, identifier }) => (provider === studio ? [identifier] : []));

const points = (chargeable: number): Reward => ({ type: 'points', chargeable, persistent: 0 });
const cash = (euros: number): Reward => ({ type: 'cash', amount: amounts(euros) });
const spins = (count: number): Reward => ({
  type: 'freespins',
  games: ['halley-studio/comet-run'],
  bet: spinBet,
  count,
  days: 30,
  result: 'cash',
  maxWin: amounts(50),
});

/** Ten places share a pool, in whole euros, and ten more have points. */
const shared = (pool: number): Pick<Contest, 'pool' | 'prizes'> => ({
  pool: pool * 100,
  prizes: [
    { from: 1, to: 1, share: 4_000 },
    { from: 2, to: 2, share: 2_000 },
    { from: 3, to: 3, share: 1_200 },
    { from: 4, to: 10, share: 400 },
    { from: 11, to: 20, rewards: [points(50)] },
  ],
});

const tournament = (rank: Meter, contest: Written['contest']): Written => ({
  kind: 'tournament',
  trigger: { rank },
  ...(contest && { contest }),
});

/** Levels from the second on, by their thresholds in whole euros: points for each, spins and money at some of them. */
function quest(thresholds: readonly number[], extra: (level: number) => Reward[]): Written {
  const reaches = thresholds.slice(1).map((euros, index) => {
    const level = index + 2;
    return { at: euros * 100, rewards: [points(level * 10), ...extra(level)] };
  });
  return { kind: 'quest', trigger: { meter: meter('stake'), reaches }, perPlayer: reaches.length };
}

const achievement = (counted: Meter, at: number, reward: Reward): Written => ({
  kind: 'achievement',
  trigger: { meter: counted, reaches: [{ at, rewards: [reward] }] },
});

const onTheWay: Readonly<Record<number, Reward[]>> = {
  3: [{ type: 'tickets', lottery: demoLottery, count: 1 }],
  5: [spins(10)],
  8: [cash(2)],
  10: [spins(20)],
  12: [cash(5)],
  13: [{ type: 'tickets', lottery: demoLottery, count: 5 }],
  15: [spins(30)],
  17: [cash(20)],
  20: [cash(50)],
  22: [cash(100)],
  24: [cash(200)],
  25: [cash(500)],
};

/** Thresholds of quests by size, as the house's document says. */
interface QuestThresholds {
  m: readonly number[];
  'robot-s': readonly number[];
}

function writtenOf(identifier: DemoContest, to: Date, levels: QuestThresholds): Written {
  switch (identifier) {
    case 'comet-chase':
      return tournament(meter('rounds', { stakeAtLeast: amounts(0.1) }), shared(300));
    case 'tide-and-turn':
      return tournament(meter('win', { from: 'joined' }), shared(400));
    case 'lantern-walk': {
      const rank = meter('multiple', { games: { games: gamesOf('lantern-row') }, stakeAtLeast: amounts(0.2) });
      return tournament(rank, { ...shared(300), producer: 'lantern-row' });
    }
    case 'iron-garden': {
      const rank = meter('stake', { games: { games: gamesOf('iron-orchard') } });
      return tournament(rank, { ...shared(800), producer: 'iron-orchard' });
    }
    case 'harbour-league':
      return tournament(meter('points', { from: 'joined' }), {
        ...shared(600),
        teams: { names: ['Lightship', 'Tugboat', 'Sloop', 'Ferry'], by: 'choice', best: 5 },
      });
    case 'polar-cup':
      return tournament(meter('stake', { from: 'joined' }), { ...shared(800), gamesTakenLimit: 500 });
    case 'quest--m--observatory':
      return quest(levels.m, (level) => onTheWay[level] ?? []);
    case 'quest--robot-s--tinker--ffc':
      return quest(levels['robot-s'], () => []);
    case 'achievement-first-rocket':
      return achievement(meter('rounds', { stakeAtLeast: amounts(0.2) }), 100, points(20));
    case 'achievement-long-orbit':
      return achievement(meter('stake'), 500_00, spins(10));
    case 'achievement-moon-watch':
      return achievement(meter('rounds', { games: { games: gamesOf('north-hall') } }), 50, points(15));
    case 'grand-tour-draw':
      return {
        kind: 'lottery',
        trigger: { draw: 'tickets' },
        perPlayer: 4,
        contest: {
          pool: 500_00,
          prizes: [
            { from: 1, to: 1, share: 5_000 },
            { from: 2, to: 2, share: 2_500 },
            { from: 3, to: 4, share: 1_250 },
          ],
          tickets: {
            points: ticketPoints,
            deposits: Object.fromEntries(
              Object.entries(amounts(20)).map(([currency, price]) => [currency, [{ from: price, price }]]),
            ),
            most: 500,
            drawAt: new Date(to.getTime() + drawnAfterMs).toISOString(),
          },
        },
      };
  }
}

const drawnAfterMs = 60 * 60 * 1000;

/** The rule of a contest that is planned. */
export function contestRule({ identifier, from, to }: Planned, levels: QuestThresholds): PromotionRule {
  const { kind, trigger, contest, perPlayer = 1 } = writtenOf(identifier, to, levels);
  return {
    kind,
    product: 'casino',
    texts: contestTexts[identifier],
    schedule: { from: from.toISOString(), to: to.toISOString() },
    trigger,
    contest: { identifier, currency: 'EUR', rates: demoRates, ...contest },
    audience: { notGroups: [100] },
    condition: {},
    rewards: [],
    takeDays: 30,
    caps: { perPlayer },
    budget: { currency: 'EUR', expected: 2_000_00, hard: 9_000_00 },
    stacking: { group: '', order: 0 },
  };
}
