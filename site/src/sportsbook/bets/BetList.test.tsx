import type { Bet } from '@halley/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../../query/testing/fake-api.ts';
import { tellLive } from '../../realtime/index.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { aBet } from '../testing/a-fixture.ts';
import { press, showSport, words } from '../testing/show-sport.tsx';
import { BetList } from './BetList.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

const show = (bets: Bet[], state: 'open' | 'settled' = 'open', next: string | null = null) =>
  showSport(<BetList state={state} read={{ bets, next }} />);
const at = '2030-01-01T14:00:00.000Z';
const won = aBet({
  state: 'won',
  returned_cents: 1_000,
  explanation: 'Won: 5.00 at 2.00 returns 10.00.',
  leg: { result: 'won', explanation: 'North Anchors: 2–1 after 90 minutes, won.' },
});

beforeEach(() => {
  cleanup();
  server.reset();
});

test('nothing yet is said', async () => {
  await show([]);
  expect(words()).toContain('No bets here');
});

test('[SPORT-48] an open bet with stake, price, what it may return and costs, and that it is simulated', async () => {
  await show([aBet()]);
  for (const text of [
    'Open',
    'Single',
    'Simulated',
    'North Anchors',
    'Stake€5.00',
    'Price2.00',
    'Possible return€10.00',
  ]) {
    expect(words()).toContain(text);
  }
});

test('[SPORT-46] a decided bet with what it returned, and a sentence for each selection', async () => {
  await show([won], 'settled');
  expect(words()).toContain('Returned€10.00');
  expect(words()).toContain('North Anchors: 2–1 after 90 minutes, won.');
  expect(words()).toContain('Won: 5.00 at 2.00 returns 10.00.');
  expect(screen.queryByRole('button', { name: 'What is it worth now?' })).toBeNull();
});

test('a corrected result says what was taken back, and what was not there any more', async () => {
  const undo = { kind: 'undo' as const, amount_cents: -700, at, shortfall_cents: 300 };
  await show([aBet({ state: 'lost', movements: [undo] })], 'settled');
  expect(words()).toContain('€7.00 of an earlier payment were taken back, €3.00 were no longer there.');
});

test('what becomes of a bet is told by the house, and read', async () => {
  await show([aBet()]);
  server.answers.listBets = () => ({ bets: [won], next: null });
  await act(async () => tellLive('sport_bets', { bet_id: won.id, request_id: null, state: 'won' }));
  expect(words()).toContain('Returned€10.00');
});

test('older ones are asked for', async () => {
  await show([aBet()], 'open', 'page-2');
  server.answers.listBets = () => ({ bets: [aBet({ id: 'older', kind: 'multiple' })], next: null });
  await press('Older ones');
  expect(server.inputsOf('listBets').at(-1)).toEqual({ query: { state: 'open', before: 'page-2' } });
  expect(words()).toContain('Multiple');
  expect(screen.queryByRole('button', { name: 'Older ones' })).toBeNull();
});

describe('cash-out', () => {
  const quote = { quote_id: 'q', bet_id: 'b', cost_bp: 200, valid_until: at, delay_seconds: 0 };
  const offer = { ...quote, worth_cents: 800, offer_cents: 784, cost_cents: 16 };

  test('is never shown unasked; then with worth, offer and cost', async () => {
    server.answers.quoteCashOut = () => offer;
    await show([aBet()]);
    expect(server.inputsOf('quoteCashOut')).toEqual([]);
    await press('What is it worth now?');
    expect(words()).toContain('Worth €8.00 by the fair prices of now. We offer €7.84; taking it costs you €0.16.');
    server.answers.cashOutBet = () => aBet({ state: 'cashed_out' });
    server.answers.listBets = () => ({ bets: [], next: null });
    await press('Take €7.84');
    expect(server.inputsOf('cashOutBet')).toMatchObject([{ body: { quote_id: 'q' } }]);
    expect(words()).toContain('No bets here');
  });

  test.each([
    ['CASH_OUT_CLOSED', 'This bet cannot be cashed out now.'],
    ['QUOTE_EXPIRED', 'The offer is over. Ask for a new one.'],
  ])('%s is said, and the offer goes', async (code, text) => {
    server.answers.quoteCashOut = () => offer;
    server.answers.cashOutBet = refuse(409, { error: { code } });
    await show([aBet()]);
    await press('What is it worth now?');
    await press('Take €7.84');
    expect(words()).toContain(text);
    expect(screen.queryByRole('button', { name: 'Take €7.84' })).toBeNull();
  });
});
