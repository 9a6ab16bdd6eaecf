import type { CashoutOutlook, LimitPeriod, PaymentAction, PaymentState } from '@halley/contract';
import type { TypedAmount } from '../forms/index.ts';
import type { MessageKey } from '../i18n/index.ts';
import type { Moment } from './payment/outcome.ts';

/** Each state, moment and reason has its words; written out, so that none can be missing. */
export const stateWords: Readonly<Record<PaymentState, MessageKey>> = {
  reserved: 'cashbox.state.reserved',
  pending: 'cashbox.state.pending',
  processing: 'cashbox.state.processing',
  succeeded: 'cashbox.state.succeeded',
  declined: 'cashbox.state.declined',
  canceled: 'cashbox.state.canceled',
  rejected: 'cashbox.state.rejected',
  recalled: 'cashbox.state.recalled',
};

export const momentWords: Readonly<Record<Moment, MessageKey>> = {
  requested: 'cashbox.moment.requested',
  checked: 'cashbox.moment.checked',
  sent: 'cashbox.moment.sent',
  started: 'cashbox.moment.started',
  seen: 'cashbox.moment.seen',
  credited: 'cashbox.moment.credited',
};

/** The headline of a payment's own page. */
export const resultWords: Readonly<Record<PaymentAction, Readonly<Record<PaymentState, MessageKey>>>> = {
  deposit: {
    reserved: 'cashbox.result.deposit.reserved',
    pending: 'cashbox.result.deposit.pending',
    processing: 'cashbox.result.deposit.processing',
    succeeded: 'cashbox.result.deposit.succeeded',
    declined: 'cashbox.result.deposit.declined',
    canceled: 'cashbox.result.deposit.canceled',
    rejected: 'cashbox.result.deposit.rejected',
    recalled: 'cashbox.result.deposit.recalled',
  },
  cashout: {
    reserved: 'cashbox.result.cashout.reserved',
    pending: 'cashbox.result.cashout.pending',
    processing: 'cashbox.result.cashout.processing',
    succeeded: 'cashbox.result.cashout.succeeded',
    declined: 'cashbox.result.cashout.declined',
    canceled: 'cashbox.result.cashout.canceled',
    rejected: 'cashbox.result.cashout.rejected',
    recalled: 'cashbox.result.cashout.recalled',
  },
};

export const limitWords: Readonly<Record<LimitPeriod, MessageKey>> = {
  day: 'cashbox.limit.day',
  day_3: 'cashbox.limit.day_3',
  week: 'cashbox.limit.week',
  month: 'cashbox.limit.month',
  month_3: 'cashbox.limit.month_3',
  month_6: 'cashbox.limit.month_6',
  month_9: 'cashbox.limit.month_9',
  month_12: 'cashbox.limit.month_12',
  forever: 'cashbox.limit.forever',
};

export const withheldWords: Readonly<Record<CashoutOutlook['withheld'][number]['reason'], MessageKey>> = {
  bonus: 'cashbox.withheld.bonus',
  reserved: 'cashbox.withheld.reserved',
};

export const warningWords: Readonly<Record<CashoutOutlook['warnings'][number], MessageKey>> = {
  unverified: 'cashbox.warn.unverified',
  documents: 'cashbox.warn.documents',
  several_accounts: 'cashbox.warn.several_accounts',
};

type WhyNot = Extract<TypedAmount, { ok: false }>['why'];
export const amountWords: Readonly<Record<WhyNot, MessageKey>> = {
  empty: 'cashbox.amount.empty',
  not_a_number: 'cashbox.amount.not_a_number',
  too_precise: 'cashbox.amount.too_precise',
  too_long: 'cashbox.amount.too_long',
};
