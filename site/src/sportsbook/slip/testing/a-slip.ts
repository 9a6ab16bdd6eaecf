import type { SportOffer } from '@halley/contract';
import { emptySlip, type SlipLeg, type SlipState } from '../slip-state.ts';

/** The home side of a fixture, as a price that was taken. */
export const aSlipLeg = (fixture = 11, given: Partial<SlipLeg> = {}): SlipLeg => ({
  fixture,
  market: '1x2;period=ft',
  outcome: 'home',
  price: 2_000,
  fixtureName: 'North Anchors – South Kestrels',
  marketTitle: 'Result',
  outcomeTitle: 'North Anchors',
  ...given,
});

/** A combination of these. */
export const aSlipOf = (legs: readonly SlipLeg[], more: Partial<SlipState> = {}): SlipState => ({
  ...emptySlip,
  legs,
  tab: 'combo',
  ...more,
});

export const anOffer = (given: Partial<SportOffer> = {}): SportOffer => ({
  id: 5,
  kind: 'freebet_only_win',
  name: 'Ten on us',
  currency: 'EUR',
  amount_cents: 1_000,
  percent: null,
  steps: [],
  min_price: null,
  min_legs: 1,
  max_legs: null,
  sports: null,
  target: null,
  when: null,
  uses_left: 1,
  valid_until: '2030-01-01T00:00:00.000Z',
  progress: null,
  ...given,
});
