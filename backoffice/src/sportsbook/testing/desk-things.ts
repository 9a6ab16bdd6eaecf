import type {
  StaffBet,
  StaffClaim,
  StaffFactor,
  StaffFixture,
  StaffFixturePage,
  StaffFlag,
  StaffLiability,
  StaffManualResult,
  StaffOverride,
  StaffReferral,
  StaffSportReportRow,
} from '@halley/contract';

const at = '2026-11-16T21:42:10.000Z';

export const aFixture = (more: Partial<StaffFixture> = {}): StaffFixture => ({
  id: 7,
  sport: 'football',
  name: 'Port Aurelia – Vesper United',
  tournament: 'First league',
  producer: 'world',
  start_at: at,
  status: 'live',
  score: { home: 2, away: 1, periods: [[1, 0]], phase: '2h', clock: 3_750 },
  version: 12,
  closed_for: null,
  trader_stop: null,
  markets: 2,
  open_markets: 2,
  turnover_cents: 4_821_000,
  bets: 12,
  open_bets: 9,
  worst_cents: -3_148_000,
  quarantined: 0,
  simulated: true,
  ...more,
});

export const aMarket: StaffFixturePage['market_list'][number] = {
  key: '1x2;period=ft',
  title: 'Full time',
  group: 'main',
  status: 'active',
  open: true,
  margin_bp: 400,
  outcomes: [
    { id: 'home', title: 'Port Aurelia', price: 1_420 },
    { id: 'draw', title: 'Draw', price: 4_600 },
    { id: 'away', title: 'Vesper United', price: 7_250 },
  ],
  trader_stop: null,
  bets: 9,
  liability_cents: 3_148_000,
};

export const aFixturePage = (more: Partial<StaffFixturePage> = {}): StaffFixturePage => ({
  ...aFixture(),
  market_list: [aMarket],
  manual: [],
  ...more,
});

const outcome = (id: string, title: string, price: number, staked: number, result: number) => ({
  market: '1x2;period=ft',
  market_title: 'Full time',
  outcome: id,
  outcome_title: title,
  price,
  staked_cents: staked,
  if_cents: result,
});

export const aLiability: StaffLiability = {
  fixture_id: 7,
  outcomes: [
    outcome('home', 'Port Aurelia', 1_420, 2_194_000, 621_000),
    outcome('draw', 'Draw', 4_600, 911_500, 1_840_000),
    outcome('away', 'Vesper United', 7_250, 730_600, -3_148_000),
  ],
  scores: {
    home: [2, 3],
    away: [1, 2, 3],
    if_cents: [
      [940_000, 1_420_000, -2_480_000],
      [-410_000, 500_000, -3_150_000],
    ],
  },
  now: [2, 1],
  worst_cents: -3_150_000,
  limit_cents: 5_000_000,
};

export const aStaffBet = (more: Partial<StaffBet> = {}): StaffBet => ({
  id: '0198a000-0000-7000-8000-000000000001',
  player_id: 31,
  kind: 'single',
  currency: 'EUR',
  stake_cents: 6_000,
  stake_eur_cents: 6_000,
  largest_return_cents: 26_400,
  returned_cents: 0,
  price: 4_400,
  state: 'open',
  legs: [
    {
      fixture_id: 7,
      fixture: 'Port Aurelia – Vesper United',
      market: 'Final score',
      outcome: '3–1',
      price: 4_400,
      result: null,
    },
  ],
  marks: ['large'],
  placed_at: at,
  settled_at: null,
  ...more,
});

export const aReferral = (nowMs: number, more: Partial<StaffReferral> = {}): StaffReferral => ({
  id: '0198a000-0000-7000-8000-00000000000a',
  player_id: 32,
  kind: 'single',
  currency: 'EUR',
  stake_cents: 40_000,
  unit_stake_cents: 40_000,
  largest_return_cents: 290_000,
  legs: [{ fixture: 'Port Aurelia – Vesper United', market: 'Full time', outcome: 'Vesper United', price: 7_250 }],
  state: 'waiting',
  refusal: null,
  created_at: new Date(nowMs - 20_000).toISOString(),
  decide_at: new Date(nowMs + 40_000).toISOString(),
  ...more,
});

export const anOverride = (more: Partial<StaffOverride> = {}): StaffOverride => ({
  id: 5,
  fixture_id: 7,
  fixture: 'Port Aurelia – Vesper United',
  market: '1x2;period=ft',
  market_title: 'Full time',
  outcome: 'away',
  outcome_title: 'Vesper United',
  kind: 'price',
  value: 7_500,
  from_price: 6_500,
  to_price: 8_000,
  state: 'waiting',
  reason: 'The others are above us',
  set_by: 'Ines Laurent',
  agreed_by: null,
  set_at: at,
  until: '2026-11-16T22:42:10.000Z',
  over_for: null,
  may_agree: true,
  ...more,
});

export const aManualResult = (more: Partial<StaffManualResult> = {}): StaffManualResult => ({
  id: 3,
  fixture_id: 7,
  fixture: 'Port Aurelia – Vesper United',
  kind: 'settle',
  market: '1x2;period=ft',
  market_title: 'Full time',
  outcomes: { home: 'won', draw: 'lost', away: 'lost' },
  reason: 'The feed is silent',
  state: 'asked',
  asked_by: 'Ines Laurent',
  decided_by: null,
  asked_at: at,
  decided_at: null,
  bets: 12,
  pays_cents: -21_050,
  may_decide: true,
  ...more,
});

export const aFactor: StaffFactor = {
  player_id: 31,
  sport: 'football',
  factor: 250,
  reason: 'Beats our prices',
  set_by: 'Ada',
  set_at: at,
};

export const aFlag: StaffFlag = {
  id: 9,
  kind: 'same_slip',
  fixture_id: 7,
  fixture: 'Port Aurelia – Vesper United',
  player_ids: [31, 32],
  detail: '2 players placed one slip of 4 legs within 40 s',
  at,
  state: 'open',
  closed_by: null,
  note: null,
};

export const aClaim = (more: Partial<StaffClaim> = {}): StaffClaim => ({
  id: 4,
  player_id: 31,
  bet_id: '0198a000-0000-7000-8000-000000000001',
  currency: 'EUR',
  amount_cents: 12_000,
  recovered_cents: 3_000,
  state: 'waiting',
  asked_by: null,
  agreed_by: null,
  created_at: at,
  until: null,
  may_agree: true,
  ...more,
});

export const aReportRow = (more: Partial<StaffSportReportRow> = {}): StaffSportReportRow => ({
  key: 'football',
  title: 'Football',
  bets: 120,
  turnover_cents: 1_000_000,
  returned_cents: 1_040_000,
  margin_cents: -40_000,
  margin_bp: -400,
  expected_cents: 42_000,
  open_cents: 5_000,
  ...more,
});
