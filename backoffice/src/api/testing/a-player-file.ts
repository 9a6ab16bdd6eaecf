import type { PlayerFile } from '@halley/contract';

/** Of somebody who has just registered. */
export const aPlayerFile = (changed: Partial<PlayerFile> = {}): PlayerFile => ({
  id: 7,
  email: 'a…@halley.test',
  nickname: null,
  name: null,
  country: 'DE',
  created_at: '2026-03-01T12:00:00.000Z',
  last_sign_in_at: null,
  verified: false,
  locked: false,
  confirmed: true,
  language: 'en',
  currency: 'EUR',
  licence: 'CW',
  groups: [],
  two_factor: false,
  lock: null,
  locked_out: false,
  level: 1,
  wallets: [],
  ...changed,
});
