import { room as analytics } from '../analytics/register.ts';
import { room as app } from '../app/register.ts';
import { room as bonuses } from '../bonuses/register.ts';
import { room as catalogue } from '../catalogue/register.ts';
import { room as consent } from '../consent/register.ts';
import { room as content } from '../content/register.ts';
import { room as identity } from '../identity/register.ts';
import { room as jackpots } from '../jackpots/register.ts';
import { room as limits } from '../limits/register.ts';
import { room as lobby } from '../lobby/register.ts';
import { room as loyalty } from '../loyalty/register.ts';
import { room as notifications } from '../notifications/register.ts';
import type { SiteRoom } from '../page/index.ts';
import { room as payments } from '../payments/register.ts';
import { room as profile } from '../profile/register.ts';
import { room as scripts } from '../scripts/register.ts';
import { room as search } from '../search/register.ts';
import { leaving } from '../session/index.ts';
import { room as support } from '../support/register.ts';
import { room as survey } from '../survey/register.ts';
import { room as tournaments } from '../tournaments/register.ts';
import { room as wallet } from '../wallet/register.ts';

/** Everything the shell knows of rooms. */
export const rooms: readonly SiteRoom[] = [
  analytics,
  app,
  bonuses,
  catalogue,
  consent,
  content,
  identity,
  jackpots,
  limits,
  lobby,
  loyalty,
  notifications,
  payments,
  profile,
  scripts,
  search,
  support,
  survey,
  tournaments,
  wallet,
];

for (const { forget, signedOut } of rooms) {
  if (forget) leaving.forget.push(forget);
  if (signedOut) leaving.signedOut.push(signedOut);
}
