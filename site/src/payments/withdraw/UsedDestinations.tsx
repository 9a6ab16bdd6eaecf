import { useId } from 'react';
import { useCashier } from '../use-cashier.ts';

/** The choice that is none of the used ones. */
export const another = 'another';

interface UsedDestinationsProps {
  used: readonly { id: string; title: string }[];
  chosen: string;
  /** What a new one is called. */
  other: string;
  onChoose: (id: string) => void;
}

/** Where money went before: nobody types an account twice. A new one asks once more who is here. */
export function UsedDestinations({ used, chosen, other, onChoose }: UsedDestinationsProps) {
  const { say } = useCashier();
  const name = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-13 font-bold text-text-soft">{say('cashbox.withdraw.where')}</legend>
      {[...used, { id: another, title: other }].map(({ id, title }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-surface-2">
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} className="radio-dot" />
          <span className="min-w-0 break-all">{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
