import type { Payment } from '@halley/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadMessages, sayer, useSpeech } from '../i18n/index.ts';
import { notify, openModal, useOpenModal } from '../page/index.ts';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { readStored, writeStored } from '../storage/index.ts';
import { readDepositAddress } from './deposit/read-deposit-address.ts';
import { isCancelNews, rememberTold } from './payment/cancel-notice.ts';

/** News of payments while a player is here, whether the cashier is open or not. */
export default function PaymentNews() {
  const open = useOpenModal();
  const { locale, tag } = useSpeech();
  const shownHref = openModal(useLocation())?.href ?? '';
  const now = useRef({ open, locale, tag, shownHref });
  useEffect(() => {
    now.current = { open, locale, tag, shownHref };
  });

  useEffect(() => {
    async function tellCanceled(payment: Payment) {
      const say = sayer({ messages: await loadMessages(now.current.locale, 'cashbox'), tag: now.current.tag });
      const isDeposit = payment.action === 'deposit';
      notify({
        id: `payment-canceled-${payment.id}`,
        tone: 'warn',
        title: say('cashbox.canceled.title'),
        text: say(isDeposit ? 'cashbox.canceled.deposit' : 'cashbox.canceled.cashout', {
          method: payment.payment_system,
        }),
        action: {
          label: say('cashbox.again'),
          onPress: () => void now.current.open(isDeposit ? '/deposit' : '/withdraw'),
        },
      });
    }
    const shownPayment = () => readDepositAddress(now.current.shownHref).paymentId;
    const stops = [
      onMissedLive('payments_changes', () => queries.invalidate('listPayments', 'searchPayments', 'readPayment')),
      onLive('payments_changes', (payment) => {
        queries.invalidate('listPayments', 'searchPayments', 'readPayment', 'readCashoutOutlook');
        if (payment.finished_at !== null) queries.invalidate('readPlayerStats', 'listLimits');
        const lastTold = readStored('canceledTransaction');
        if (!isCancelNews(payment, { lastTold, nowMs: Date.now() })) return;
        writeStored('canceledTransaction', rememberTold(lastTold, payment.id));
        // Its own page says it already.
        if (shownPayment() !== payment.id) void tellCanceled(payment as Payment);
      }),
      onLive('payment_methods_updated', () => {
        // Who has not opened the cashier has nothing to forget.
        if (window.PaymentsAPI) void import('./methods/use-methods.ts').then(({ reloadMethods }) => reloadMethods());
      }),
      onLive('allsecure_notification', ({ payment_id: id, url }) => {
        queries.invalidate('readPayment', 'listPayments', 'searchPayments');
        // A step of the bank is asked of who waits for this payment, not of who does something else meanwhile.
        if (shownPayment() !== id) return;
        if (url && isWebAddress(url)) window.location.assign(url);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return null;
}

function isWebAddress(url: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/.test(url);
}
