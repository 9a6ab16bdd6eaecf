import type { CashoutOutlook } from '@halley/contract';
import { useCashier } from '../use-cashier.ts';
import { withheldWords } from '../words.ts';

/** The wallet in two parts: what is free, and what stays for now with its reason. */
export function Withheld({ outlook }: { outlook: CashoutOutlook }) {
  const { say, money } = useCashier();
  const { available_cents: free, withheld } = outlook;
  return (
    <dl className="grid gap-2.5 rounded-lg bg-surface-2 p-4 text-13">
      <div className="flex justify-between gap-4">
        <dt>{say('cashbox.free')}</dt>
        <dd className="font-bold">{money(free)}</dd>
      </div>
      {withheld.map(({ reason, amount_cents: cents }) => (
        <div key={reason} className="flex justify-between gap-4 text-text-soft">
          <dt>{say(withheldWords[reason])}</dt>
          <dd className="font-bold">{money(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
