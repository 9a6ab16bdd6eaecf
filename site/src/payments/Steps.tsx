import { classNames } from '@halley/ui/class-names.ts';
import { Icon } from '@halley/ui/Icon.tsx';
import { useCashier } from './use-cashier.ts';

/** Where one is on the way: what is behind, what is now, what comes. */
export function Steps({ names, now }: { names: readonly string[]; now: number }) {
  const { say } = useCashier();
  return (
    <ol aria-label={say('cashbox.steps')} className="flex items-center gap-2 text-xs font-bold">
      {names.map((name, index) => {
        const done = index < now;
        return (
          <li
            key={name}
            aria-current={index === now ? 'step' : undefined}
            className="flex items-center gap-2 text-text-soft aria-[current]:text-text not-first:before:h-px not-first:before:w-3 not-first:before:bg-line-strong sm:not-first:before:w-5"
          >
            <span
              className={classNames(
                'grid size-6 place-items-center rounded-full text-2xs',
                index === now ? 'bg-ice text-ink' : done ? 'bg-win-wash text-win' : 'bg-surface-3',
              )}
            >
              {done ? <Icon name="check" size="small" /> : index + 1}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
