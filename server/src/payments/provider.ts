import type { Currency } from '@halley/contract';

/** What a provider says of a payment. It has no more states than these: whatever it calls them is translated. */
export type ProviderState = 'processing' | 'succeeded' | 'declined' | 'canceled';

/** One thing a provider tells, by a callback, an answer or when asked. */
export interface ProviderReport {
  /** Unique for ever at this provider: the same event told twice is one event. */
  eventId: string;
  /** Our own reference (a uuid); unset for coins that came to an address without an order. */
  reference?: string;
  /** Where coins came to, and the output that brought them: one payment for each output. */
  address?: string;
  providerReference: string;
  state: ProviderState;
  amount: bigint;
  currency: Currency;
  /** Why not, in the provider's words; shown to staff, never to players. */
  reason?: string;
  confirmations?: { seen: number; needed: number };
  /** What came on the chain beyond the last whole subunit, in the chain's smallest unit: written down, never credited. */
  dust?: string;
  /** A way of paying that can be used again. The token is the provider's; a card number never comes to us. */
  profile?: SavableProfile;
}

export interface SavableProfile {
  token: string;
  /** `Visa ···· 4417`. */
  title: string;
  brand: string;
  last4: string | null;
  /** The same for whoever pays with it; unset: the token is. */
  fingerprint?: string;
}

export interface PaymentOrder {
  /** A uuid of ours; the provider does the same reference once. */
  reference: string;
  method: string;
  amount: bigint;
  currency: Currency;
  playerId: number;
  email: string;
  locale: string;
  country: string | null;
  /** The chain coins go out on, where a currency has more than one. */
  network?: string | null;
  /** What the method asked for, by field name; where coins go stands in `address`. */
  fields: Readonly<Record<string, string>>;
  /** A profile the player saved before. */
  profileToken?: string;
  /** Whether the player wants to save it now. */
  saveProfile: boolean;
  /** Where the provider sends the browser back to, and where it sends its callbacks. */
  returnUrl: string;
  callbackUrl: string;
}

/** How a deposit goes on in the browser. */
export type DepositStart =
  | { mode: 'redirect'; url: string; providerReference: string }
  | { mode: 'form_redirect'; url: string; data: Record<string, string>; providerReference: string }
  /** Nothing to visit: it is under way, or done already. */
  | { mode: 'notify'; report: ProviderReport };

export interface WalletLink {
  href: string;
  qr: { size: number; path: string };
  /**
   * In the demo: where the address can be paid with play coins. Its key is known to everybody, so that real coins sent
   * there are lost; whoever shows the address says so.
   */
  demoHref?: string;
}

/** A line of what the provider says it did on a day. */
export interface ProviderLine {
  reference: string | null;
  providerReference: string;
  action: 'deposit' | 'cashout';
  state: ProviderState;
  amount: bigint;
  currency: Currency;
  at: Date;
}

export interface CallbackRequest {
  headers: Readonly<Record<string, string | undefined>>;
  rawBody: Buffer;
}

type ReadCallback =
  | { ok: true; reports: ProviderReport[] }
  /** `signature`: nobody knows who sent it. `malformed`: signed, but not readable. */
  | { ok: false; why: 'signature' | 'stale' | 'malformed' };

/** The provider did not answer, or not so that it could be read: nobody knows whether it was done. Asked again later. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** The provider answered that it will not do it, and has done nothing. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/**
 * Somebody who moves money for us. Every method may be called again with the same reference and does its work once.
 * None of them runs inside a transaction.
 */
export interface PaymentProvider {
  name: string;
  beginDeposit(order: PaymentOrder): Promise<DepositStart>;
  sendCashout(order: PaymentOrder): Promise<ProviderReport>;
  /**
   * What has become of it; null: the provider has never heard of it. Coins that came to an address have no reference of
   * ours there: they are found by the provider's own.
   */
  look(reference: string, known?: { providerReference?: string | null }): Promise<ProviderReport | null>;
  readCallback(request: CallbackRequest): ReadCallback | Promise<ReadCallback>;
  /** What it says it did between two moments, oldest first. */
  listDone(span: { from: Date; to: Date }): AsyncIterable<ProviderLine>;
  forgetProfile?(token: string): Promise<void>;
  /** Coins only: the address of a player, the same for ever; and whether an address may be paid to. */
  addressFor?(input: { currency: Currency; network: string | null; index: number }): string;
  isAddress?(input: { currency: Currency; network: string | null; address: string }): boolean;
  /** What opens the player's own wallet with the address filled in, and the same for a camera, as a path of squares. */
  walletLink?(input: { currency: Currency; network: string | null; address: string }): WalletLink;
}
