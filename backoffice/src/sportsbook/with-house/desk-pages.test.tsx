import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aClaim, aFactor, aFlag, aManualResult, anOverride, aReportRow, aStaffBet } from '../testing/desk-things.ts';
import { answer, base, openConsole } from './testing/open-console.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('[SPORT-91] overrides: who has set one cannot agree, somebody else can; what holds is taken back', async () => {
  const { sent } = openConsole('/sportsbook/overrides', {
    [`GET ${base}/overrides`]: {
      body: [
        anOverride(),
        anOverride({ id: 6, may_agree: false, outcome_title: 'Draw' }),
        anOverride({
          id: 8,
          state: 'active',
          kind: 'margin',
          value: 650,
          market_title: 'Corners',
          outcome_title: null,
        }),
        anOverride({ id: 9, state: 'over', kind: 'hide', over_for: 'bounds' }),
      ],
    },
    [`POST ${base}/overrides/5/decision`]: { body: anOverride({ state: 'active' }) },
  });
  expect(await screen.findAllByText('at 7.50, while the feed is within 6.50 and 8.00', { exact: false })).toHaveLength(
    2,
  );
  expect(screen.getByText('You have set it: somebody else agrees.')).toBeTruthy();
  expect(screen.getByText('margin of 6.50 %', { exact: false })).toBeTruthy();
  expect(screen.getByText('the feed’s price left the bounds')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Agree' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await answer('Agree', { Reason: 'I see it too' });
  expect(sent()).toEqual([[`${base}/overrides/5/decision`, { agree: true, reason: 'I see it too' }]]);
});

test('[SPORT-91] results by hand say what they move before somebody else agrees', async () => {
  const { sent } = openConsole('/sportsbook/manual', {
    [`GET ${base}/manual_results`]: { body: [aManualResult(), aManualResult({ id: 4, state: 'declined' })] },
    [`POST ${base}/manual_results/3/decision`]: { body: aManualResult({ state: 'agreed' }) },
  });
  expect(await screen.findByText('Taken back from players')).toBeTruthy();
  expect(screen.getByText('€210.50')).toBeTruthy();
  expect(screen.getAllByText('Full time: home Won')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await answer('Decline', { Reason: 'The feed is back' });
  expect(sent()).toEqual([[`${base}/manual_results/3/decision`, { agree: false, reason: 'The feed is back' }]]);
});

test('[SPORT-91] limits of players are set in per cent, with a reason', async () => {
  const { sent } = openConsole('/sportsbook/factors', {
    [`GET ${base}/factors`]: { body: [aFactor] },
    [`PUT ${base}/players/44/factors`]: { body: [aFactor] },
  });
  expect((await screen.findByRole('row', { name: /Player 31/ })).textContent).toContain('25 %');
  fireEvent.click(screen.getByRole('button', { name: 'Set a part' }));
  await answer('Set a part', {
    'Player’s number': '44',
    Sport: 'tennis',
    'Part in per cent': '50',
    Reason: 'Knows the players',
  });
  const body = { sport: 'tennis', factor: 500, reason: 'Knows the players' };
  expect(sent()).toEqual([[`${base}/players/44/factors`, body]]);
});

test('[SPORT-91] flags are counted by kind and closed by a person', async () => {
  const { sent } = openConsole('/sportsbook/flags', {
    [`GET ${base}/flags`]: { body: [aFlag] },
    [`POST ${base}/flags/9/closing`]: { body: { ...aFlag, state: 'closed' } },
  });
  expect(await screen.findByText(aFlag.detail)).toBeTruthy();
  expect(screen.getByRole('link', { name: '32' }).getAttribute('href')).toBe('/players/32/bets');
  fireEvent.click(screen.getByRole('button', { name: 'Looked at' }));
  await answer('Looked at', { Reason: 'A couple at one table' });
  expect(sent()).toEqual([[`${base}/flags/9/closing`, { reason: 'A couple at one table' }]]);
});

test('[SPORT-91] a claim is asked for by one person and agreed to by another', async () => {
  const { sent } = openConsole('/sportsbook/claims', {
    [`GET ${base}/claims`]: {
      body: [
        aClaim(),
        aClaim({ id: 5, asked_by: 'Ines' }),
        aClaim({ id: 6, asked_by: 'Ada', may_agree: false }),
        aClaim({ id: 7, state: 'written_off', recovered_cents: 0 }),
      ],
    },
    [`POST ${base}/claims/5/decision`]: { body: aClaim({ state: 'recovering' }) },
  });
  expect(await screen.findByText('You have asked: somebody else agrees.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Recover' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Write off' })).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await answer('Agree', { Reason: 'The result was wrong' });
  const body = { decision: 'recover', seen: 'asked', reason: 'The result was wrong' };
  expect(sent()).toEqual([[`${base}/claims/5/decision`, body]]);
});

const anOfferCost = {
  kind: 'odds_boost',
  given: 12,
  waiting: 4,
  used: 7,
  staked_cents: 0,
  added_cents: 3_120,
  back_cents: 0,
} as const;

test('[SPORT-92] reports are pictures and figures, expected against actual, by an address that can be sent', async () => {
  const total = aReportRow({ key: 'all', title: 'All' });
  const { asked, router } = openConsole('/sportsbook/reports?by=sport&from=2026-11-01&to=2026-11-16', {
    [`GET ${base}/report`]: {
      body: {
        rows: [aReportRow(), aReportRow({ key: 'tennis', title: 'Tennis', margin_cents: 9_000 })],
        total,
        offers: [anOfferCost],
      },
    },
  });
  const figures = within(await screen.findByRole('table', { name: 'In figures' }));
  expect(figures.getByRole('row', { name: /Football/ }).textContent).toContain('−€400.00');
  expect(screen.getAllByText('−€400', { exact: true }).length).toBeGreaterThan(0);
  expect(screen.getByText('−€820 against what prices promise')).toBeTruthy();
  const offers = within(screen.getByRole('table', { name: 'Free bets, boosts and insurance' }));
  expect(offers.getByRole('row', { name: /Better price/ }).textContent).toMatch(/Given12.*Used7.*Added to wins€31\.20/);
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeTruthy();
  expect(asked.at(-1)?.path).toBe(`${base}/report?by=sport&from=2026-11-01&to=2026-11-16`);
  fireEvent.click(screen.getByLabelText('Day'));
  await waitFor(() => expect(router.state.location.search).toContain('by=day'));
  expect(await screen.findByRole('img', { name: 'Turnover by day' })).toBeTruthy();
});

test('[SPORT-92] support reads a player’s bets with their legs, limits and claims, and sets none', async () => {
  openConsole(
    '/players/31/bets',
    {
      'GET /api/staff/players/31': { status: 404, body: { error: { code: 'NOT_FOUND' } } },
      [`GET ${base}/factors`]: { body: [aFactor] },
      [`GET ${base}/claims`]: { body: [aClaim(), aClaim({ id: 5, player_id: 99 })] },
      [`GET ${base}/bets`]: {
        body: { bets: [aStaffBet(), aStaffBet({ id: 'b', state: 'won', returned_cents: 26_400 })], next: null },
      },
    },
    ['players.read', 'sportsbook.read'],
  );
  expect(await screen.findAllByText('€264.00', { selector: 'dd' })).toHaveLength(2);
  expect(screen.getAllByText('3–1')).toHaveLength(2);
  expect(screen.getByText('25 %')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Claims' })).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Set a part' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Recover' })).toBeNull();
});
