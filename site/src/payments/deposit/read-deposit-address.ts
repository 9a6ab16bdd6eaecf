import { type Currency, isCurrency } from '@halley/contract/money';

/** What the address of a deposit asks for. */
export interface DepositAddress {
  /** `amountProp`, in units; 0: none was named. */
  amount: number;
  autoApplyPromocode: boolean;
  /** A payment whose result is to be shown. */
  paymentId: number | null;
  fromDashboard: boolean;
  /** `/accounts/{id}/deposit` names the wallet. */
  currency: Currency | null;
  /** Every other parameter, for whoever fills the modal's places. */
  rest: Readonly<Record<string, string>>;
}

const own = new Set(['amountProp', 'autoApplyPromocode', 'payment', 'from']);

/** The address of a modal, its path and its own query. */
export function readDepositAddress(href: string): DepositAddress {
  const [path = '', search = ''] = href.split('?');
  const query = new URLSearchParams(search);
  const amount = Number(query.get('amountProp') ?? 0);
  const paymentId = Number(query.get('payment') ?? Number.NaN);
  const named = /^\/accounts\/([^/]+)\/deposit$/.exec(path)?.[1]?.toUpperCase();
  return {
    amount: Number.isFinite(amount) && amount > 0 ? amount : 0,
    autoApplyPromocode: query.get('autoApplyPromocode') === 'true',
    paymentId: Number.isSafeInteger(paymentId) && paymentId > 0 ? paymentId : null,
    fromDashboard: query.get('from') === 'dashboard',
    currency: isCurrency(named) ? named : null,
    rest: Object.fromEntries([...query].filter(([name]) => !own.has(name))),
  };
}
