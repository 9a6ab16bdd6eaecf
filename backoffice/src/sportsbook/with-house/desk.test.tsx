import type { StaffPermission } from '@halley/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  aFixture,
  aFixturePage,
  aLiability,
  aMarket,
  anOverride,
  aReferral,
  aStaffBet,
} from '../testing/desk-things.ts';
import { type Answers, answer, base, openConsole } from './testing/open-console.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const exposure = {
  worst_cents: -8_431_000,
  limit_cents: 15_000_000,
  open_bets: 41,
  open_stakes_cents: 2_000_000,
  sports: [],
};
const feed = { id: 'world', state: 'up', epoch: 1, seq: 10, heard_at: null, reason: null, quarantined: 0 };

const open = (answers: Answers = {}, permissions?: readonly StaffPermission[]) =>
  openConsole(
    '/sportsbook',
    {
      [`GET ${base}/exposure`]: { body: exposure },
      [`GET ${base}/producers`]: { body: [feed] },
      [`GET ${base}/fixtures`]: {
        body: [aFixture(), aFixture({ id: 8, name: 'Kestrel – Old Mill', worst_cents: -100 })],
      },
      [`GET ${base}/fixtures/7`]: { body: aFixturePage() },
      [`GET ${base}/fixtures/8`]: { body: aFixturePage({ id: 8, name: 'Kestrel – Old Mill' }) },
      [`GET ${base}/fixtures/7/liability`]: { body: aLiability },
      [`GET ${base}/fixtures/8/liability`]: { body: { ...aLiability, outcomes: [], scores: null } },
      [`GET ${base}/referrals`]: { body: [aReferral(Date.now())] },
      [`GET ${base}/bets`]: { body: { bets: [aStaffBet()], next: null } },
      [`GET ${base}/overrides`]: { body: [] },
      [`GET ${base}/manual_results`]: { body: [] },
      ...answers,
    },
    permissions,
  );
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('[SPORT-90] one screen: worst case, events, our result by outcome and by score, referrals, bets, feeds', async () => {
  open();
  expect(await screen.findByText('−€84,310')).toBeTruthy();
  expect(screen.getByText('limit €150,000')).toBeTruthy();
  const events = await panel('Events');
  expect((await events.findByRole('link', { current: true })).textContent).toBe('Port Aurelia – Vesper United');
  expect(events.getAllByText('63′')).toHaveLength(2);
  const result = within(await screen.findByRole('table', { name: 'Full time' }));
  expect((await result.findByRole('row', { name: /^Vesper United 7.25/ })).textContent).toContain('−€31,480');
  expect(result.getByRole('row', { name: /^Draw/ }).textContent).toContain('+€18,400');
  const scores = await panel('By final score');
  expect(scores.getByRole('cell', { name: /now$/ }).textContent).toContain('+9.4');
  expect(scores.getByText('Worst 3+–3+: −€31,500')).toBeTruthy();
  expect(await (await panel('Bets')).findByText('large')).toBeTruthy();
  expect(await (await panel('Feeds')).findByRole('row', { name: /^world/ })).toBeTruthy();
  expect((await (await panel('Referred bets')).findByRole('timer')).getAttribute('aria-label')).toMatch(
    /^\d+ seconds left$/,
  );
});

test('[SPORT-90] an event is chosen by its link, and the address says which', async () => {
  const { router } = open();
  const events = await panel('Events');
  fireEvent.click(await events.findByRole('link', { name: 'Kestrel – Old Mill' }));
  expect(await screen.findByRole('heading', { name: /^Kestrel/ })).toBeTruthy();
  expect(await screen.findByText('No open bets on it.')).toBeTruthy();
  expect(router.state.location.search).toBe('?event=8');
});

test('[SPORT-90] a referral is answered in two presses, with a reason; an offer names its stake', async () => {
  const decision = `${base}/referrals/${aReferral(0).id}/decision`;
  const { sent } = open({
    [`POST ${decision}`]: ({ body }) => ({
      body: aReferral(Date.now(), {
        state: (body as { decision: string }).decision === 'accept' ? 'accepted' : 'countered',
      }),
    }),
  });
  const referred = await panel('Referred bets');
  fireEvent.click(await referred.findByRole('button', { name: 'Accept' }));
  const first = referred.getByRole('button', { name: 'The price stands' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.click(first);
  await waitFor(() => expect(sent()).toEqual([[decision, { decision: 'accept', reason: 'The price stands' }]]));
  fireEvent.click(await referred.findByRole('button', { name: 'Offer less' }));
  const stake = referred.getByLabelText(/^Stake on each line/);
  const why = referred.getByRole('button', { name: 'As much as we take here' }) as HTMLButtonElement;
  fireEvent.change(stake, { target: { value: '900' } });
  expect(why.disabled).toBe(true);
  fireEvent.change(stake, { target: { value: '120' } });
  fireEvent.click(why);
  const countered = { decision: 'counter', reason: 'As much as we take here', unit_stake_cents: 12_000 };
  await waitFor(() => expect(sent()[1]).toEqual([decision, countered]));
});

test('[SPORT-90] the ticker rests while somebody points at it', async () => {
  open();
  const bets = await panel('Bets');
  const row = await bets.findByRole('row', { name: /Player 31/ });
  fireEvent.pointerEnter(row.closest('table')?.parentElement as HTMLElement);
  expect(bets.getByText('paused')).toBeTruthy();
  fireEvent.pointerLeave(row.closest('table')?.parentElement as HTMLElement);
  expect(bets.getByText(/^newest first/)).toBeTruthy();
});

test('[SPORT-90] [SPORT-91] from the board: all or one market stopped, a price set within bounds for a while', async () => {
  const { sent } = open({
    [`POST ${base}/fixtures/7/stop`]: { body: aFixturePage({ trader_stop: 'Line-up in doubt' }) },
    [`POST ${base}/fixtures/7/overrides`]: { status: 201, body: anOverride() },
  });
  const board = await panel(/^Port Aurelia/);
  fireEvent.click(await board.findByLabelText('Markets and prices'));
  fireEvent.click(await board.findByRole('button', { name: aMarket.title }));
  fireEvent.click(board.getByRole('button', { name: `Stop: ${aMarket.title}` }));
  await answer('Stop', { Reason: 'Line-up in doubt' });
  expect(sent()).toEqual([[`${base}/fixtures/7/stop`, { market: aMarket.key, reason: 'Line-up in doubt' }]]);
  fireEvent.click(board.getByRole('button', { name: /^Vesper United 7.25/ }));
  await answer('Price', { Price: '7.5', 'For how long': '60', Reason: 'Others are above us' });
  expect(sent()[1]).toEqual([
    `${base}/fixtures/7/overrides`,
    {
      kind: 'price',
      market: aMarket.key,
      outcome: 'away',
      value: 7_500,
      from_price: 6_530,
      to_price: 7_980,
      minutes: 60,
      reason: 'Others are above us',
    },
  ]);
});

test('[SPORT-90] support looks and changes nothing; a question that fails leaves what was read', async () => {
  let isBroken = false;
  open({ [`GET ${base}/exposure`]: () => (isBroken ? { status: 503, body: {} } : { body: exposure }) }, [
    'sportsbook.read',
  ]);
  const board = await panel(/^Port Aurelia/);
  fireEvent.click(await board.findByLabelText('Markets and prices'));
  expect(await board.findByText('Vesper United')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop bets' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('button', { name: /set another price/ })).toBeNull();
  isBroken = true;
  expect(await screen.findByText('−€84,310')).toBeTruthy();
});
