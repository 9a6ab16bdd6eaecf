import type { Brand, Currency, PlayerStats } from '@halley/contract';
import type { z } from 'zod';
import type { Geo } from '../geo/index.ts';
import type { Clock, Context, Homes, Log, Tx } from '../kit/index.ts';
import type { addJob } from '../kit/jobs/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Picks } from './groups/change-groups.ts';
import type { Claims } from './homes/create-claims.ts';
import type { LookUpMail } from './registration/check-email.ts';
import type { Secrets } from './secrets.ts';
import type { Cookies } from './sessions/cookies.ts';
import type { LoginGuard } from './sign-in/login-guard.ts';
import type { Passwords } from './sign-in/passwords.ts';

/** A player who has just come into being, for the rooms that must do something in the same transaction. */
export interface NewcomerPlayer {
  id: number;
  email: string;
  currency: Currency;
  country: string;
  language: string;
  /** `seed`: a demo account that gets its money from the seed, not a welcome. */
  origin: 'site' | 'seed';
}

export type AfterRegister = (tx: Tx, player: NewcomerPlayer) => Promise<void>;

type PlayerMoney = Omit<z.input<typeof PlayerStats>, 'messages'>;
export type AddJob = typeof addJob;

/** What the actions of this room work with. */
export interface IdentityPorts {
  homes: Homes;
  claims: Claims;
  clock: Clock;
  log: Log;
  geo: Geo;
  captcha: Captcha;
  passwords: Passwords;
  cookies: Cookies;
  secrets: Secrets;
  guard: LoginGuard;
  afterRegister: readonly AfterRegister[];
  /** May refuse an edit of personal fields, which have been written in this transaction. */
  afterEdit?(tx: Tx, playerId: number): Promise<void>;
  /** Sends a mail if and only if the transaction commits. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  addJob: AddJob;
  /** What the visitor reads; the nearest of our languages is taken. */
  localeOf(context: Context, country: string): string;
  /** Whose house a request is made in; unset: one that has everything. */
  brandAt?(context: Context): Pick<Brand, 'currencies' | 'languages'>;
  /** After how long without activity a session of this licence is over; null: only after its usual life. */
  idleLimitMsOf(licence: string): number | null;
  /** Other houses whose accounts open this door. */
  providerNames: readonly string[];
  /** Where links in mails lead. */
  publicUrl: string;
  /** Enabled languages of the site. */
  localeCodes: readonly string[];
  /** The words a newcomer agrees to, by the name of their edition. */
  termsVersion(of: { licence: string; country: string }): Promise<string>;
  /** The groups of the two variants; undefined while no test runs. */
  registrationTest?: { a: number; b: number };
  /** Whether a domain takes mail; undefined where nobody is asked. */
  lookUpMail?: LookUpMail;
  /** Names the house to the captcha. */
  captchaSiteKey: string;
  /** Group 545: players chat with people of the house. */
  liveChat: boolean;
  /** Where live events come from, for whoever asks. */
  liveSubscription(context: Context): { user: string; url: string; token: string };
  /** Offers that players pick; unset: there are none. */
  picks?(): Picks;
  /** Sums of a player's money, kept by the rooms that move it. */
  readStats(playerId: number): Promise<PlayerMoney>;
}
