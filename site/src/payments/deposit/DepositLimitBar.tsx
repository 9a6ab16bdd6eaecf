import { ProgressComet } from '@halley/ui/ProgressComet.tsx';
import { momentText } from '../../i18n/index.ts';
import { useCashier } from '../use-cashier.ts';
import { limitWords } from '../words.ts';
import type { DepositLimit } from './deposit-limit.ts';

/** How much of the player's own limit is used; when it is used up, from when on there is room again. */
export function DepositLimitBar({ limit }: { limit: DepositLimit }) {
  const { say, tag, money } = useCashier();
  const { amount, used, left, period, until } = limit;
  const label = say(limitWords[period]);
  const share = amount === 0n ? 1 : Number((used * 1000n) / amount) / 1000;
  const when = until && momentText(tag, until);
  return (
    <div className="grid gap-2 text-xs">
      <p className="flex justify-between gap-4">
        <span className="text-text-soft">{label}</span>
        <span className="font-bold">{say('cashbox.limit.used', { used: money(used), amount: money(amount) })}</span>
      </p>
      <ProgressComet label={label} value={share} look={left === 0n ? 'full' : share > 0.8 ? 'warn' : 'plain'} />
      {left === 0n && (
        <p className="text-text-soft">
          {when ? say('cashbox.limit.reachedUntil', { when }) : say('cashbox.limit.reached')}
        </p>
      )}
    </div>
  );
}
