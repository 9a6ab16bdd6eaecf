import type { AskedBet, Bet, BetClaim } from '@halley/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../../query/testing/fake-api.ts';
import { tellLive, tellMissed } from '../../realtime/index.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { aBet } from '../testing/a-fixture.ts';
import { holdTime, pass, press, showSport, words } from '../testing/show-sport.tsx';
import { type BetsFilter, readBetsFilter } from './bets-filter.ts';
import { MyBets, type MyBetsProps } from './MyBets.tsx';

const logged = vi.hoisted(() => [] as string[]);
vi.mock('../../query/report-failure.ts', () => ({ reportFailure: (label: string) => void logged.push(label) }));
vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

const at = '2030-01-01T14:00:00.000Z';
const show = (bets: Bet[], filter: BetsFilter = { state: 'open' }, more: Partial<MyBetsProps> = {}) =>
  showSport(
    <MyBets filter={filter} read={{ bets, next: null }} requests={undefined} claims={[]} sports={[]} {...more} />,
  );
const won = aBet({
  state: 'won',
  returned_cents: 1_000,
  explanation: 'Won: 5.00 at 2.00 returns 10.00.',
  leg: { result: 'won', explanation: 'North Anchors: 2–1 after 90 minutes, won.' },
});
const now = {
  sport: 'football' as const,
  status: 'live' as const,
  score: { home: 1, away: 0, periods: [], phase: '1h', clock: 63 * 60 },
  sides: ['North Anchors', 'South Kestrels'],
  open: true,
  price: 1_420,
  chance_ppm: 660_000,
};

beforeEach(() => {
  cleanup();
  server.reset();
  server.answers.readSportPosition = () => ({
    currency: 'EUR',
    today_cents: -500,
    session_cents: -500,
    month_cents: 1_200,
    open_stakes_cents: 500,
    open_bets: 3,
  });
  server.answers.readBetSums = () => ({
    currency: 'EUR',
    settled_bets: 38,
    staked_cents: 41_200,
    returned_cents: 37_735,
    expected_cost_cents: 2_390,
  });
  server.answers.listBetClaims = () => [];
});
afterEach(() => vi.useRealTimers());

describe('[SPORT-76] bets as they stand', () => {
  test('nothing yet is said, for each tab and filter', async () => {
    await show([]);
    expect(words()).toContain('No open bets');
    cleanup();
    await show([], { state: 'cashed_out', sport: 'tennis' });
    expect(words()).toContain('Nothing fits this filter');
  });

  test('[SPORT-48] live: score, clock, chance, what it needs and the price of now; simulated is said', async () => {
    await show([aBet({ leg: { now } })]);
    for (const text of ['Running', 'Single', 'Simulated', 'Live 63′', '1–0', '66 % by our price']) {
      expect(words()).toContain(text);
    }
    expect(words()).toContain('Wins if it stays as it is. The price now is 1.42.');
    expect(words()).toContain('Possible return€10.00');
    expect(words()).toContain('Open · 3');
  });

  test('a goal comes by the fixture’s channel, whatever is decided by the player’s', async () => {
    await show([aBet({ leg: { now } })]);
    const s = { ...now.score, away: 1 };
    await act(async () => tellLive('public:sport_fixture_11', { v: 6, from: 5, at: 0, s }));
    expect(words()).toContain('1–1');
    expect(words()).toContain('North Anchors must be ahead at the end.');
    server.answers.listBets = () => ({ bets: [], next: null });
    await act(async () => tellLive('sport_bets', { bet_id: won.id, request_id: null, state: 'won' }));
    expect(words()).toContain('No open bets');
  });

  test('a lost line is read again, and so is a page that slept', async () => {
    await show([aBet()]);
    server.answers.listBets = () => ({ bets: [aBet({ stake_cents: 700 })], next: null });
    await act(async () => tellMissed('sport_bets'));
    expect(words()).toContain('€7.00');
    server.answers.listBets = () => ({ bets: [], next: null });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(words()).toContain('No open bets');
  });

  test('without a line what was known stays, and is called old', async () => {
    await show([aBet()]);
    server.answers.listBets = refuse(503, { error: { code: 'INTERNAL' } });
    await act(async () => tellMissed('sport_bets'));
    expect(words()).toContain('What you see may be older');
    expect(words()).toContain('Stake€5.00');
  });

  test('a bet that was cashed out says so of what was not decided; when it starts was true once', async () => {
    const sold = { state: 'cashed_out' as const, open_share: 0, returned_cents: 269 };
    const decided = aBet({ ...sold, leg: { result: 'lost', explanation: 'North Anchors: 0–1, lost.' } });
    await show([aBet({ ...sold, id: decided.id.replace(/^./, 'b'), leg: { now } }), decided], { state: 'cashed_out' });
    expect(words()).toContain('Cashed out before it was decided.');
    expect(words()).toContain('North Anchors: 0–1, lost.');
    expect(words()).not.toMatch(/Starts|Not started|Live 63/);
    expect(screen.getAllByLabelText('Cashed out')).toHaveLength(1);
  });

  test('[SPORT-46] a decided bet with what it returned, and a sentence for each selection', async () => {
    await show([won], { state: 'settled' });
    expect(words()).toContain('Returned€10.00');
    expect(words()).toContain('Net+€5.00');
    expect(screen.getByText('2–1', { selector: 'li p > span' }).className).toBe('whitespace-nowrap');
    expect(words()).toContain('North Anchors: 2–1 after 90 minutes, won.');
    expect(words()).toContain('Won: 5.00 at 2.00 returns 10.00.');
    expect(screen.queryByRole('button', { name: /^Cash out/ })).toBeNull();
  });

  test('a system says what is won, under way and to come; older ones are asked for', async () => {
    const legs = [
      { ...aBet({ leg: { result: 'won' } }).legs[0]!, place: 0 },
      { ...aBet({ leg: { now } }).legs[0]!, place: 1 },
      { ...aBet().legs[0]!, place: 2 },
    ];
    await show([aBet({ kind: 'trixie', lines: 4, legs })], undefined, {
      read: { bets: [aBet({ kind: 'trixie', lines: 4, legs, price: null })], next: 'page-2' },
    });
    expect(words()).toContain('Trixie, 4 lines');
    expect(words()).toContain('1 won, 1 running, 1 to come');
    server.answers.listBets = () => ({ bets: [aBet({ id: 'older', kind: 'multiple' })], next: null });
    await press('Older ones');
    expect(server.inputsOf('listBets').at(-1)).toEqual({ query: { state: 'open', limit: 50, before: 'page-2' } });
    expect(words()).toContain('Combo of 1');
    expect(screen.queryByRole('button', { name: 'Older ones' })).toBeNull();
  });
});

describe('[SPORT-77] beside them', () => {
  test('net position, time, 30 days with their cost, and the way to a limit', async () => {
    await show([]);
    expect(words()).toContain('Net today−€5.00');
    expect(words()).toContain('Bets settled38');
    expect(words()).toContain('cost €23.90 on average, 5.8 % of what you staked');
    expect(screen.getByRole('link', { name: 'Set a limit' }).getAttribute('href')).toBe('/profile/limits');
  });

  test('filters stand in the address, the file has them too', async () => {
    const filter = readBetsFilter(new URLSearchParams('state=settled&sport=tennis&day=2030-01-01&x=1'));
    expect(filter).toEqual({ state: 'settled', sport: 'tennis', day: '2030-01-01' });
    expect(readBetsFilter(new URLSearchParams('state=nonsense&sport=chess&day=soon'))).toEqual({ state: 'open' });
    await show([], filter, { sports: [{ sport: 'tennis', title: 'Tennis' }] });
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/sport/bets/export?state=settled&sport=tennis&from=2030-01-01T00%3A00%3A00.000Z&to=2030-01-02T00%3A00%3A00.000Z',
    );
    expect(screen.getByRole('link', { name: 'Everything' }).getAttribute('href')).toBe('/sport/bets?state=settled');
    expect((screen.getByLabelText('Sport') as HTMLSelectElement).value).toBe('tennis');
  });

  test.each([
    ['MARKET_CLOSED', 'incident', 'Something happened in the event while the bet waited.'],
    ['MARKET_CLOSED', undefined, 'Bets on it were stopped before its wait was over.'],
    ['REQUEST_OVER', 'silence', 'No trader answered in time. Silence declines.'],
    ['DAILY_LIMIT', undefined, 'A limit of yours or a rule of the house spoke against it.'],
  ])('what was declined has its reason and times: %s %s', async (code, reason, text) => {
    const request: AskedBet = {
      request_id: 'r',
      kind: 'delay',
      state: 'declined',
      decide_at: at,
      counter_unit_stake_cents: null,
      refusal: { code, message: '', ...(reason && { reason }) },
      bet_kind: 'trixie',
      lines: 4,
      currency: 'EUR',
      stake_cents: 1_000,
      legs: [
        { fixture_id: 11, fixture: 'North – South', market_title: 'Result', outcome_title: 'North', price: 2_000 },
      ],
      asked_at: at,
      decided_at: at,
    };
    await show([], { state: 'declined' }, { read: undefined, requests: [request] });
    expect(words()).toContain(`${text}`);
    expect(words()).toContain('Trixie, 4 lines');
    expect(words()).toContain('Nothing was staked.');
    expect(words()).toContain('Decided 1 Jan 2030');
  });
});

describe('[SPORT-78] a corrected result in plain words', () => {
  const corrected = aBet({
    state: 'lost',
    leg: { result: 'lost', explanation: 'North Anchors: 1–2, lost.' },
    corrections: [
      {
        at,
        was: { state: 'won', returned_cents: 1_000, at: '2030-01-01T13:00:00.000Z', explanation: null },
        now: { state: 'lost', returned_cents: 0, at, explanation: null },
      },
    ],
    movements: [
      { kind: 'stake', amount_cents: 500, at, shortfall_cents: 0 },
      { kind: 'undo', amount_cents: 700, at, shortfall_cents: 300 },
    ],
  });
  const claim: BetClaim = {
    id: 1,
    bet_id: corrected.id,
    currency: 'EUR',
    amount_cents: 6_000,
    owed_cents: 6_000,
    recovered_cents: 0,
    state: 'waiting',
    created_at: at,
    until: null,
  };

  test('what it was, what it is, what was taken back, what was not there', async () => {
    await show([corrected], { state: 'settled' });
    expect(words()).toContain('Corrected · Lost');
    expect(words()).toContain('First result: Won. €10.00 came back.');
    expect(words()).toContain(
      'Corrected result: Lost. €0.00 come back instead. €7.00 of the earlier payment were taken back from your wallet. €3.00 of it were not in your wallet any more.',
    );
  });

  test.each([
    [{}, '€60.00 are owed because of this correction. People look at it first'],
    [
      { state: 'recovering' as const, owed_cents: 4_000, recovered_cents: 2_000, until: '2030-02-01T00:00:00.000Z' },
      'at most half of each, until 1 February 2030. Never from deposits or games.',
    ],
    [{ state: 'written_off' as const, owed_cents: 0 }, '€60.00 were not there any more. We do not ask for them.'],
    [{ state: 'over' as const, owed_cents: 0, recovered_cents: 6_000 }, 'This is over. €60.00 were kept in all'],
  ])('and what is owed, by how the claim stands: %j', async (given, text) => {
    await show([corrected], { state: 'settled' }, { claims: [{ ...claim, ...given }] });
    expect(words()).toContain(text);
  });
});

describe('[SPORT-80] cash-out', () => {
  const quote = { bet_id: 'b', cost_bp: 200, valid_until: at, delay_seconds: 0 };
  const offer = { ...quote, quote_id: 'q', worth_cents: 800, offer_cents: 784, cost_cents: 16 };
  const open = () => press(/^Cash out/);

  test('is never shown unasked; then with worth, cost, offer and how long it holds', async () => {
    server.answers.quoteCashOut = () => offer;
    await show([aBet()]);
    expect(server.inputsOf('quoteCashOut')).toEqual([]);
    await open();
    for (const text of ['Worth now, by fair prices€8.00', '−€0.16 2 %', '€7.84', 'holds for 5 seconds']) {
      expect(words()).toContain(text);
    }
    server.answers.cashOutBet = () => aBet({ state: 'cashed_out', returned_cents: 784 });
    server.answers.listBets = () => ({ bets: [], next: null });
    await press('Take €7.84');
    expect(server.inputsOf('cashOutBet')).toMatchObject([
      { body: { quote_id: 'q', share: 1_000_000, policy: 'higher' } },
    ]);
    expect(words()).toContain('Sold. €7.84 are in your wallet.');
    expect(words()).toContain('No open bets');
  });

  test('a part by the slider says what stays', async () => {
    server.answers.quoteCashOut = () => offer;
    await show([aBet()]);
    await open();
    fireEvent.change(screen.getByRole('slider', { name: 'How much to take' }), { target: { value: '25' } });
    expect(words()).toContain(
      'You take €1.96 now and it is yours. The rest stays: stake €3.75, possible return €7.50.',
    );
    server.answers.cashOutBet = () => aBet({ open_share: 750_000, returned_cents: 196 });
    await press('Take €1.96');
    expect(server.inputsOf('cashOutBet')).toMatchObject([{ body: { share: 250_000 } }]);
  });

  test('is renewed while somebody looks, and runs out when the house does not answer', async () => {
    holdTime();
    server.answers.quoteCashOut = () => offer;
    await show([aBet()]);
    await open();
    server.answers.quoteCashOut = () => ({ ...offer, quote_id: 'q2', offer_cents: 700 });
    await pass(4_100);
    expect(screen.getByTestId('offer').textContent).toBe('€7.00');
    server.answers.quoteCashOut = () => new Promise(() => undefined) as never;
    await pass(6_000);
    expect(words()).toContain('The offer has run out.');
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  });

  test('in play it waits, counted down; less is sold only if wished', async () => {
    holdTime();
    server.answers.quoteCashOut = () => ({ ...offer, delay_seconds: 5 });
    server.answers.cashOutBet = () => new Promise(() => undefined) as never;
    await show([aBet({ leg: { now } })]);
    await open();
    expect(words()).toContain('In play the sale waits 5 s.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sell also if it is worth less by then' }));
    await press('Take €7.84');
    expect(words()).toContain('Your sale waits: 5 seconds. Nothing has moved yet.');
    await pass(2_000);
    expect(words()).toContain('Your sale waits: 3 seconds.');
    expect(server.inputsOf('cashOutBet')).toMatchObject([{ body: { policy: 'any' } }]);
  });

  test.each([
    [{ code: 'CASH_OUT_CLOSED' }, 'It cannot be cashed out now.'],
    [
      { code: 'CASH_OUT_CLOSED', legs: [0] },
      'Bets on North Anchors – South Kestrels are stopped. The offer comes back after it.',
    ],
    [{ code: 'CASH_OUT_CLOSED', reason: 'worthless' }, 'nothing is left of it that could be paid'],
    [{ code: 'QUOTE_EXPIRED' }, 'The offer has run out. Ask again if you want to.'],
    [{ code: 'PRICE_CHANGED', offer_cents: 700 }, 'It is worth less by now: €7.00 for all of it. Nothing was sold.'],
  ])('a refusal is said with its reason, and the offer goes: %j', async (error, text) => {
    server.answers.quoteCashOut = () => offer;
    server.answers.cashOutBet = refuse(409, { error });
    server.answers.listBets = () => ({ bets: [aBet()], next: null });
    await show([aBet()]);
    await open();
    await press('Take €7.84');
    expect(words()).toContain(text);
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
    await press('Ask again');
    expect(words()).toContain('Take €7.84');
  });

  test('by itself: off, until a sum is typed; then it can be turned off', async () => {
    server.answers.quoteCashOut = () => offer;
    await show([aBet()]);
    await open();
    const field = screen.getByLabelText('Once the offer reaches') as HTMLInputElement;
    expect(field.value).toBe('');
    await press('Set');
    expect(words()).toContain('Type a sum above zero.');
    fireEvent.change(field, { target: { value: '9.50' } });
    server.answers.setAutoCashOut = () => aBet({ auto_cash_out_cents: 950 });
    server.answers.listBets = () => ({ bets: [aBet({ auto_cash_out_cents: 950 })], next: null });
    await press('Set');
    expect(server.inputsOf('setAutoCashOut')).toMatchObject([{ body: { offer_cents: 950 } }]);
    expect(words()).toContain('Is sold by itself once the offer reaches €9.50.');
    server.answers.endAutoCashOut = () => aBet();
    server.answers.listBets = () => ({ bets: [aBet()], next: null });
    await press('Turn it off');
    expect(words()).not.toContain('Is sold by itself once');
  });
});

describe('a code for gifts of bets', () => {
  const redeem = async (code: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Code for a free bet' }), { target: { value: code } });
    await press('Use the code');
  };

  test('[API-16] gives what it names', async () => {
    server.answers.useBettingCode = () => ({ bonus_id: '7', name: 'A free bet', bonus_type: 'freebet_all_win' });
    await show([]);
    await redeem(' COMET ');
    expect(await screen.findByText('A free bet: it is yours, and waits at the slip.')).toBeTruthy();
    expect(server.inputsOf('useBettingCode')).toEqual([{ body: { code: 'COMET' } }]);
  });

  test.each([
    [404, 'NOT_FOUND', /does not open anything for you/],
    [429, 'RATE_LIMITED', /nothing has changed/],
  ])('[ERR-10] a failure (%i) is logged, and thrown on to the screen, which says it', async (status, code, text) => {
    logged.length = 0;
    server.answers.useBettingCode = refuse(status, { error: { code } });
    await show([]);
    await redeem('COMET');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(logged).toEqual(['USE_BETTING_CODE_ERROR']);
  });
});
