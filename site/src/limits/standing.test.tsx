import type { Exclusion } from '@halley/contract';
import { toasts } from '@halley/ui/toasts.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { queries } from '../query/index.ts';
import { refuseField } from '../query/testing/fake-api.ts';
import { tellLive } from '../realtime/index.ts';
import { aPlayer, server, showAs } from '../session/testing/fake-server.tsx';
import { ConfirmLimit } from './ConfirmLimitPage.tsx';
import { DepositBlock } from './DepositBlock.tsx';
import LimitNews from './LimitNews.tsx';
import { LimitProposal } from './LimitProposal.tsx';
import { aLimit, anAccount, anOffer } from './testing/some-limits.ts';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));
vi.mock('../i18n/load-messages.ts', () => {
  const whole = Promise.resolve(catalogOf('en'));
  return { loadMessages: () => whole };
});

const free: Exclusion = { kind: null, until: null, may_return: false, returns_at: null };
beforeEach(() => {
  server.reset();
  queries.clear();
  for (const { id } of toasts.list()) toasts.close(id);
  server.answers.readExclusion = () => free;
  server.answers.listLimits = () => [];
});
afterEach(cleanup);

const show = (content: React.ReactNode) => act(async () => showAs(aPlayer(), <Suspense>{content}</Suspense>));
const showNews = () =>
  show(
    <>
      <div id="standing" />
      <LimitNews />
    </>,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('what an excluded player sees on every page', () => {
  test('[PP-27] until when, and the ways that stay open', async () => {
    server.answers.readExclusion = () => ({ ...free, kind: 'selfexclusion', until: '2027-05-15T10:00:00.000Z' });
    await showNews();
    expect(await screen.findByText(/^You have excluded yourself from play until 15 May 2027/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Account history' }).getAttribute('href')).toBe('/profile/history');
    expect(document.documentElement.hasAttribute('data-excluded')).toBe(true);
  });

  test('one for good has no end', async () => {
    server.answers.readExclusion = () => ({ ...free, kind: 'selfexclusion' });
    await showNews();
    expect(await screen.findByText('You have excluded yourself from play for good.')).toBeTruthy();
  });

  test('[PP-26] after the end the player must ask, and is told when play opens', async () => {
    const over = { ...free, kind: 'selfexclusion' as const, until: '2026-01-01T00:00:00.000Z' };
    server.answers.readExclusion = () => ({ ...over, may_return: true });
    server.answers.askToReturn = () => ({ ...over, returns_at: '2027-01-02T00:00:00.000Z' });
    await showNews();
    expect(await screen.findByText(/^Your exclusion is over\. Nothing starts by itself/)).toBeTruthy();
    await press('Ask to play again');
    expect(screen.getByText(/^You asked to play again\. Play opens/)).toBeTruthy();
  });

  test('whoever is free sees nothing', async () => {
    await showNews();
    expect(document.getElementById('standing')?.childElementCount).toBe(0);
  });
});

describe('a limit that is reached now', () => {
  test.each([
    [{ reason: 'limit_reached', type: 'loss', period: 'day' }, 'You have reached a limit', /Losses: play for money/],
    [{ reason: 'limit_reached', type: 'deposit' }, 'You have reached a limit', /Deposits are closed/],
    [{ reason: 'limit_reached' }, 'You have reached a limit', undefined],
    [{ reason: 'session_over' }, 'The time you set for one session is over', undefined],
  ])('[TOAST-07] [LIVE-06] %j is said, and stays until it is closed', async (news, title, text) => {
    await showNews();
    await act(async () => tellLive('game_limits', news));
    const [toast, ...others] = toasts.list();
    expect(others).toEqual([]);
    expect(toast).toMatchObject({ title, tone: 'warn', lifetimeMs: 0 });
    if (text) expect(toast?.text).toMatch(text);
    // The same again replaces it: nobody is told twice.
    await act(async () => tellLive('game_limits', news));
    expect(toasts.list()).toHaveLength(1);
  });

  test.each([{ reason: 'trigger_reality_check' }, { reason: 'limit_changed' }])('%j needs no toast', async (news) => {
    await showNews();
    await act(async () => tellLive('game_limits', news));
    expect(toasts.list()).toEqual([]);
  });
});

describe('before a deposit', () => {
  test('[LIMIT-07] a used-up deposit limit says until when nothing can be paid in', async () => {
    server.answers.listLimits = () => [
      aLimit({ type: 'deposit', period: 'day', accounts: [anAccount({ current_value_amount_cents: -20_000 })] }),
    ];
    await show(<DepositBlock />);
    expect(await screen.findByText(/^Your deposit limit \(Day\) is used up\. Deposits open again/)).toBeTruthy();
  });

  test('a pause says so too; otherwise there is nothing to say', async () => {
    server.answers.readExclusion = () => ({ ...free, kind: 'coolingoff', until: '2027-05-15T10:00:00.000Z' });
    await show(<DepositBlock />);
    expect(await screen.findByText(/^You are taking a break until/)).toBeTruthy();
    cleanup();
    queries.clear();
    server.answers.readExclusion = () => free;
    server.answers.listLimits = () => [aLimit({ type: 'deposit' })];
    await show(<DepositBlock />);
    expect(document.body.textContent).toBe('');
  });

  test('[PP-22] a limit is proposed once; declining is one press and remembered', async () => {
    server.answers.readLimitOffer = () => anOffer;
    server.answers.declineLimit = () => {
      server.answers.readLimitOffer = () => ({ ...anOffer, limit_proposal: 'answered' });
    };
    await show(<LimitProposal />);
    expect(await screen.findByRole('link', { name: 'Set limit' })).toBeTruthy();
    await press('No, thank you');
    expect(server.inputsOf('declineLimit')).toHaveLength(1);
    expect(document.body.textContent).toBe('');
  });
});

describe('the page of the mailed link', () => {
  test('[PP-24] a press confirms, the mere visit does not; then it says from when the change holds', async () => {
    server.answers.confirmLimit = () => ({ type: 'loss', period: 'week', active_from: '2027-01-02T10:00:00.000Z' });
    await show(<ConfirmLimit token="abc" />);
    expect(server.inputsOf('confirmLimit')).toEqual([]);
    await press('Confirm the change');
    expect(server.inputsOf('confirmLimit')).toEqual([{ body: { token: 'abc' } }]);
    expect(screen.getByText(/^The change holds from 2 Jan 2027/)).toBeTruthy();
  });

  test('a token that was used or made up, and none at all', async () => {
    server.answers.confirmLimit = refuseField('token', 'invalid');
    await show(<ConfirmLimit token="used" />);
    await press('Confirm the change');
    expect(screen.getAllByText('This link does not work any more')).toHaveLength(2);
    cleanup();
    await show(<ConfirmLimit token="" />);
    expect(screen.getAllByText('This link does not work any more')).toHaveLength(2);
  });
});
