import type { Payment } from '@halley/contract';
import { ProgressComet } from '@halley/ui/ProgressComet.tsx';
import { useState } from 'react';
import { useQuery } from '../../query/index.ts';
import { outcomeOf } from '../payment/outcome.ts';
import { useCashier } from '../use-cashier.ts';
import { stateWords } from '../words.ts';

/** What has been seen on the chain: each payment with its confirmations, as they come. */
export function CoinArrivals({ systems }: { systems: readonly string[] }) {
  const { say, currency, money } = useCashier();
  const { data } = useQuery('searchPayments', {
    body: { page: 1, page_size: 20, filter: { currency, type: 'deposit' } },
  });
  const [openedAt] = useState(() => Date.now());
  const arriving = ((data?.data ?? []) as Payment[]).filter(
    (payment) =>
      systems.includes(payment.system_name) &&
      (outcomeOf(payment) === 'under way' || Date.parse(payment.finished_at ?? '') >= openedAt),
  );
  return (
    <section aria-label={say('cashbox.coin.arriving')} aria-live="polite" className="grid gap-2">
      {arriving.length === 0 ? (
        <p className="flex items-center gap-2.5 text-13 text-text-soft">
          <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-ice" />
          {say('cashbox.coin.waiting')}
        </p>
      ) : (
        arriving.map((payment) => (
          <div key={payment.id} className="grid gap-2 rounded-lg bg-surface-2 p-4">
            <p className="flex justify-between gap-4 font-bold">
              <span>{money(payment.amount_cents, { currency: payment.currency })}</span>
              <span className={payment.state === 'succeeded' ? 'text-win' : 'text-text-soft'}>
                {say(stateWords[payment.state])}
              </span>
            </p>
            {payment.confirmations && <Confirmations {...payment.confirmations} />}
          </div>
        ))
      )}
    </section>
  );
}

export function Confirmations({ seen, needed }: { seen: number; needed: number }) {
  const { say } = useCashier();
  const label = say('cashbox.coin.confirmations', { seen: Math.min(seen, needed), needed });
  return (
    <>
      <ProgressComet label={label} value={needed === 0 ? 1 : seen / needed} look="plain" />
      <p className="text-xs text-text-soft">{label}</p>
    </>
  );
}
