import type { Currency } from '@halley/contract/money';
import { useEffect, useState } from 'react';
import { track } from '../../analytics/index.ts';
import { unitsText } from '../../forms/index.ts';
import { deviceFingerprint, ReauthenticationCancelled, useReauthentication } from '../../identity/index.ts';
import { useOpenModal } from '../../page/index.ts';
import { callApi, queries } from '../../query/index.ts';
import { useRootData } from '../../session/index.ts';
import type { PaymentAction, PaymentMethod } from '../api/payments-api.d.ts';
import { paymentsLibrary } from '../payments-library.ts';
import { useCashier } from '../use-cashier.ts';
import { failureWords } from './failure-words.ts';
import { followStart } from './follow-start.ts';
import { fraudCheckOf } from './fraud-check.ts';

export interface Order {
  method: PaymentMethod;
  action: PaymentAction;
  cents: bigint;
  fields: Record<string, string>;
  savedProfileId?: string;
  /** The title of that profile. */
  savedTitle?: string;
  saveProfile?: boolean;
  /** With a deposit: the offer that was chosen; null: no bonus. */
  offerId?: string | null;
}

/**
 * Sends a payment on its way: the risk rules first, then the library, then wherever that leads. `dialog` is to be rendered
 * outside of the form.
 */
export function useSubmit() {
  const { player, currency, say } = useCashier();
  const open = useOpenModal();
  const address = useRootData()?.paymentsLibrary;
  const { guarded, dialog } = useReauthentication();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // Back from the provider by the browser's own button: the page comes back as it was left.
  useEffect(() => {
    const awake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', awake);
    return () => window.removeEventListener('pageshow', awake);
  }, []);

  async function submit(order: Order): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      if (!(await mayGoOn(order))) {
        setFailure(say('cashbox.refused.risk'));
        setBusy(false);
        return;
      }
      const api = await paymentsLibrary(address);
      const { method, action, cents, fields, savedProfileId, saveProfile, offerId } = order;
      const asked = { id: method.id, currency, paymentAction: action, amount: unitsText(cents, currency) };
      // Money that goes where it never went before asks once more who is here.
      const start = await guarded(() => api.submit({ ...asked, fields, savedProfileId, saveProfile, offerId }));
      track(action === 'deposit' ? 'deposit_begun' : 'cashout_begun', { method: method.id, currency });
      const isHere = !followStart(start);
      // First the page of the payment: what this one shows is over.
      if (isHere) {
        await open(`/${action === 'deposit' ? 'deposit' : 'withdraw'}?payment=${start.payment_id}`, { replace: true });
      }
      queries.invalidate('listPayments', 'searchPayments', 'readCashoutOutlook', 'listLimits', 'listAccounts');
      queries.invalidate('listDepositOffers', 'readTakeBack');
      if (isHere) setBusy(false);
    } catch (error) {
      if (!(error instanceof ReauthenticationCancelled)) setFailure(failureWords(say, error));
      setBusy(false);
    }
  }

  async function mayGoOn({ action, cents, method, savedTitle }: Order): Promise<boolean> {
    const body = fraudCheckOf(player, {
      action,
      cents,
      currency: currency as Currency,
      paymentSystem: method.brand,
      savedCard: method.type === 'cards' ? savedTitle : undefined,
      fingerprint: await deviceFingerprint(),
    });
    const { status } = await callApi('checkTransaction', { body });
    return status !== 'decline';
  }

  return { busy, failure, submit, dialog };
}
