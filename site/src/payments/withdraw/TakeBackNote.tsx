import { Note } from '@halley/ui/Card.tsx';
import { useCashier } from '../use-cashier.ts';
import type { TakenGift } from './use-take-back.ts';

/** Said before, and nothing is in the way (PR-06): what leaves unplayed takes its share of the bonus along. */
export function TakeBackNote({ gifts }: { gifts: readonly TakenGift[] }) {
  const { say, money } = useCashier();
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {gifts.map(({ id, title, deposit_cents, bonus_cents, requirement_cents }) => (
        <Note key={id} tone="warn">
          {say('cashbox.takeBack', {
            title,
            deposit: money(deposit_cents),
            bonus: money(bonus_cents),
            requirement: money(requirement_cents),
          })}
        </Note>
      ))}
    </div>
  );
}
