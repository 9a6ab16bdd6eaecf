import type { Account, Player } from '@halley/contract';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { showModal } from '../../identity/testing/show-modal.tsx';
import type { Notice } from '../../notifications/index.ts';
import type { GiftSummary } from '../../session/index.ts';
import { aChrome, type ChromeGiven } from './a-chrome.ts';

export const anAccount = {
  currency: 'EUR',
  amount_cents: 100_000,
  available_to_cashout_cents: 58_000,
  available_to_bet_with_locked_cent: 100_000,
  hidden_at: null,
  deposit_available: true,
  selected_lottery_id: null,
  active: true,
} as Account;

export interface ShowGiven extends ChromeGiven {
  path?: string;
  accounts?: Account[];
  gifts?: GiftSummary;
  flags?: Record<string, boolean>;
  logo?: { full: string; mobile: string };
}

/** A part of the shell, with everything the root loader would bring it. */
export async function showChrome(Part: ComponentType, given: ShowGiven = {}) {
  const { path = '/', player = null, locale = 'en', accounts = [anAccount], flags = {}, gifts = null } = given;
  const { chrome } = await aChrome(given);
  const root = {
    locale,
    locales: ['en', 'de'],
    prefix: '',
    may: { register: true, signIn: true },
    flags: { on: { install_app: true, ...flags }, pages: {} },
    player: player as Player | null,
    accounts: player ? accounts : null,
    gifts,
    chrome: given.logo ? { ...chrome, logo: given.logo } : chrome,
  };
  const view = await showModal(Part, path, { locale, root });
  // What only players see arrives on its own.
  if (player) await act(async () => void (await import('../players-chrome.ts')));
  return view;
}

export const aNotice = (id: string): Notice => ({ id, type: 'personal_notifications', title: id, expiry: 9e15 });

/** On the page itself: what lies in a closed menu is not seen. */
export const link = (name: string | RegExp) =>
  screen.queryAllByRole('link', { name }).find((element) => !element.closest('[popover]')) ?? null;
