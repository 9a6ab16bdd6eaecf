import {
  type BaccaratChoice,
  type BaccaratOutcome,
  baccaratReturns,
  baccaratTable,
  baccaratWin,
  drawCoup,
} from '../../baccarat/index.ts';
import { joinSpots, type SharedGame } from '../../kit/index.ts';

/** The baccarat table of the instant game, with one coup for everybody who sits at it. */
export const liveBaccaratGame: SharedGame<BaccaratChoice, BaccaratOutcome> = {
  kind: 'shared',
  id: 'live-baccarat',
  version: 1,
  title: 'Two Moons Baccarat',
  identifier: 'north-hall/two-moons-baccarat',
  seoTitle: 'two-moons-baccarat',
  provider: 'north-hall',
  providerTitle: 'North Hall',
  listing: {
    kind: 'card',
    releasedAt: '2026-11-15',
    collections: ['new', 'live', 'baccarat'],
    returns: baccaratReturns,
    usual: { mode: 'banker', hits: 5_537, deviation: 0.93 },
    description: 'live-baccarat.description',
  },
  timing: { bettingMs: 15_000, showingMs: 8_000, pauseMs: 5_000 },
  ...baccaratTable,
  join: (one, other) => ({ bets: joinSpots(one.bets, other.bets) }),
  outcomeOf: drawCoup,
  winOf: ({ choice, outcome }) => baccaratWin(choice.bets, outcome),
};
