/**
 * What a cashier may expect of `window.PaymentsAPI`, whoever wrote it. This file imports nothing: a house that brings
 * another library, or another cashier, needs only this page.
 */
export type PaymentAction = 'deposit' | 'cashout';

export interface SavedProfile {
  id: string;
  /** `Visa ···· 4417`. */
  title: string;
  isRemoveAvailable: boolean;
}

/** One way of paying in one direction and currency. */
export interface PaymentMethod {
  id: string;
  brand: string;
  type: 'cards' | 'bank_transfer' | 'direct' | 'voucher' | 'crypto';
  provider: string;
  title: string;
  description: string | null;
  iconSrc: string | null;
  translationKey: string;
  extraIcons: string;
  /** The chain a coin travels on, where there is more than one. */
  network: string | null;
  savedProfiles: SavedProfile[];
  isForSavedProfilesOnly: boolean;
  isProfileRequiredForCashout: boolean;
  termsOfService: {
    processingTime: { type: 'instant' | 'minutes' | 'days'; value: number | null };
    commissions: { type: 'none' | 'percent'; value: number | null };
    /** In units of the currency; a maximum of null is none. */
    restrictions: { minAmountValue: number; maxAmountValue: number | null; amountCurrencyCode: string };
  };
}

export interface MethodField {
  fieldName: string | null;
  type: 'text' | 'select' | 'card' | 'crypto_address' | 'deposit_crypto_address' | 'banner';
  translationKey: string | null;
  label: string | null;
  placeholder: string | null;
  proposedValue?: unknown;
  pattern?: string;
  options?: { value: string; label: string }[];
  /** `deposit_crypto_address`: where the coins go, the wallet link, and its QR code as a path of squares. */
  address?: string;
  href?: string;
  qr?: { size: number; path: string };
  /** Demo only: where play coins are sent from. */
  demoHref?: string;
  /** `banner`: plain text. */
  htmlContent?: string;
}

export interface AmountField {
  min: number;
  max: number | null;
  /** Where only multiples of it are taken. */
  multipleOf?: number;
  step: number;
  /** Where the step changes with the amount: from `min` on, up to `max` (null: without end). */
  steps?: { min: number; max: number | null; step: number }[];
  presets: number[];
  proposed: number | null;
}

export interface MethodFields {
  /** Null: the amount is decided elsewhere, by what is sent to an address. */
  amountField: AmountField | null;
  methodFields: MethodField[];
  /** Where money went before: sent as the field `destination_id`. */
  destinations?: { id: string; title: string }[];
  playerFields: { field: string; type: string; required: boolean }[];
  isSubmitAvailable: boolean;
}

/** What the browser does next. `notify`: nothing to visit, the payment tells of itself. */
export interface PaymentStart {
  payment_id: number;
  mode: 'notify' | 'redirect' | 'page_redirect' | 'form_redirect';
  url?: string;
  options?: { url: string; data: Record<string, string> };
}

export interface Submission {
  id: string;
  currency: string;
  paymentAction: PaymentAction;
  /** Units, written with a dot: `12.50`. */
  amount: string;
  fields: Record<string, string>;
  savedProfileId?: string;
  saveProfile?: boolean;
  /** The offer chosen with a deposit. Unset: the one picked before, if any; null: none, whatever was picked. */
  offerId?: string | null;
  customRoutes?: { success_url?: string; failure_url?: string; pending_url?: string };
}

/** How a member fails. Without a status nothing was answered: the line is down, or it took too long. */
export interface PaymentsFailure extends Error {
  status?: number;
  body?: unknown;
}

export interface PaymentsApi {
  getMethods(query: { currency: string; paymentAction: PaymentAction }): Promise<PaymentMethod[]>;
  getMethodFields(query: {
    id: string;
    currency: string;
    paymentAction: PaymentAction;
    savedProfileId?: string;
  }): Promise<MethodFields>;
  /** Forgets what it knows: on a forced reload, on log-out. */
  resetCache(): Promise<void>;
  submit(submission: Submission): Promise<PaymentStart>;
  removeProfile(profile: { id: string; savedProfileId: string }): Promise<void>;
}

declare global {
  interface Window {
    PaymentsAPI?: PaymentsApi;
  }
}
