import type { Bet, BetLeg, BetQuote, Fixture, FixtureCard, FixtureMarket } from '@halley/contract';

/** Who wins, at prices in thousandths; without one an outcome is not offered. */
export const aMarket = (given: Partial<FixtureMarket> = {}): FixtureMarket => ({
  key: '1x2;period=ft',
  title: 'Result',
  group: 'main',
  status: 'active',
  open: true,
  margin_bp: 400,
  outcomes: [
    { id: 'home', title: 'North Anchors', price: 2_000 },
    { id: 'draw', title: 'Draw', price: 3_500 },
    { id: 'away', title: 'South Kestrels', price: 4_000 },
  ],
  ...given,
});

const side = (id: number, name: string) => ({ id, name, colours: [], number: null, withdrawn: false });

export const aCard = (given: Partial<FixtureCard> = {}): FixtureCard => ({
  id: 11,
  sport: 'football',
  category: { id: 1, name: 'Ember' },
  tournament: { id: 2, name: 'Ember League' },
  outright: false,
  sides: [side(1, 'North Anchors'), side(2, 'South Kestrels')],
  start_at: '2030-01-01T12:00:00.000Z',
  status: 'live',
  score: { home: 1, away: 0, periods: [[1, 0]], phase: '1h', clock: 600 },
  version: 5,
  main: aMarket(),
  more: 12,
  simulated: true,
  speed: 6,
  ...given,
});

export const aFixture = (given: Partial<Fixture> = {}): Fixture => ({
  ...aCard(),
  markets: [aMarket()],
  groups: [{ id: 'main', title: 'Main', markets: 1 }],
  incidents: [],
  commitment: null,
  closed_for: null,
  ...given,
});

export const aQuoteLeg = (given: Partial<BetQuote['legs'][number]> = {}): BetQuote['legs'][number] => ({
  place: 0,
  price: 2_000,
  version: 5,
  open: true,
  moved: 'same',
  fixture: 'North Anchors – South Kestrels',
  market_title: 'Result',
  outcome_title: 'North Anchors',
  sport: 'football',
  start_at: '2030-01-01T12:00:00.000Z',
  in_play: false,
  each_way: false,
  ...given,
});

export const aQuote = (given: Partial<BetQuote> = {}): BetQuote => ({
  lines: 1,
  stake_cents: 500,
  largest_return_cents: 1_000,
  price: 2_000,
  expected_cost_cents: 20,
  max_unit_stake_cents: 20_000,
  delay_seconds: 0,
  legs: [aQuoteLeg()],
  builder: [],
  ...given,
});

const aLeg: BetLeg = {
  place: 0,
  fixture_id: 11,
  fixture: 'North Anchors – South Kestrels',
  tournament: 'Ember League',
  sport: 'football',
  start_at: '2030-01-01T12:00:00.000Z',
  market: '1x2;period=ft',
  market_title: 'Result',
  outcome: 'home',
  outcome_title: 'North Anchors',
  price: 2_000,
  group: null,
  result: null,
  explanation: null,
  now: null,
  simulated: true,
};

export const aBet = ({ leg, ...given }: Partial<Bet> & { leg?: Partial<BetLeg> } = {}): Bet => ({
  id: '0c9c3bd4-3b0f-4c53-9d6c-0d2b8f0f5a11',
  kind: 'single',
  currency: 'EUR',
  state: 'open',
  legs: [{ ...aLeg, ...leg }],
  lines: 1,
  unit_stake_cents: 500,
  stake_cents: 500,
  each_way: false,
  policy: 'higher',
  price: 2_000,
  largest_return_cents: 1_000,
  returned_cents: 0,
  open_share: 1_000_000,
  auto_cash_out_cents: null,
  expected_cost_cents: 20,
  free_bet_id: null,
  explanation: null,
  corrections: [],
  movements: [{ kind: 'stake', amount_cents: -500, at: '2030-01-01T11:00:00.000Z', shortfall_cents: 0 }],
  simulated: true,
  placed_at: '2030-01-01T11:00:00.000Z',
  settled_at: null,
  ...given,
});
