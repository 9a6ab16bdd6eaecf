import { joinSpots, type SharedGame } from '../../kit/index.ts';
import {
  drawNumber,
  publishedReturn,
  type RouletteChoice,
  type RouletteOutcome,
  rouletteTable,
  rouletteWin,
} from '../../roulette/index.ts';

/** The roulette table of the instant game, with one spin for everybody who sits at it. */
export const liveRouletteGame: SharedGame<RouletteChoice, RouletteOutcome> = {
  kind: 'shared',
  id: 'live-roulette',
  version: 1,
  title: 'Polaris Roulette',
  identifier: 'north-hall/polaris-roulette',
  seoTitle: 'polaris-roulette',
  provider: 'north-hall',
  providerTitle: 'North Hall',
  listing: {
    kind: 'table',
    releasedAt: '2026-11-15',
    collections: ['top', 'new', 'live', 'roulette'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: 'black', hits: 4_864, deviation: 1.0 },
    description: 'live-roulette.description',
  },
  timing: { bettingMs: 18_000, showingMs: 9_000, pauseMs: 5_000 },
  ...rouletteTable,
  join: (one, other) => ({ bets: joinSpots(one.bets, other.bets) }),
  outcomeOf: (draw) => ({ number: drawNumber(draw) }),
  winOf: ({ choice, outcome }) => rouletteWin(choice.bets, outcome.number),
};
