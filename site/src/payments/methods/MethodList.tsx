import { IconButton } from '@halley/ui/Button.tsx';
import { type ReactNode, useId, useState } from 'react';
import type { SavedProfile } from '../api/payments-api.d.ts';
import { useCashier } from '../use-cashier.ts';
import type { Choice } from './choices.ts';
import { ForgetProfile } from './ForgetProfile.tsx';
import { MethodLogo } from './MethodLogo.tsx';

interface MethodListProps {
  /** What is chosen here, for screen readers. */
  label: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  onChoose: (choice: Choice) => void;
  /** The second line of a row. */
  describe: (choice: Choice) => ReactNode;
}

/** Radio buttons underneath: arrows move, one tab stop, said as "1 of 5". */
export function MethodList({ label, choices, chosen, onChoose, describe }: MethodListProps) {
  const { say } = useCashier();
  const name = useId();
  const [leaving, setLeaving] = useState<SavedProfile>();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <div key={choice.key} className="relative grid grid-cols-1 gap-2">
          <label className="relative flex min-h-16 cursor-pointer items-center gap-3.5 rounded-lg bg-surface-2 px-3.5 py-2.5 inset-ring-1 inset-ring-transparent transition-colors duration-fast hover:bg-surface-3 has-checked:bg-ice-wash has-checked:inset-ring-2 has-checked:inset-ring-ice has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ice">
            <input
              type="radio"
              name={name}
              checked={choice.key === chosen}
              onChange={() => onChoose(choice)}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
            />
            <MethodLogo brand={choice.method.brand} type={choice.method.type} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-bold">{choice.title}</span>
              <span className="block text-xs text-text-soft">{describe(choice)}</span>
            </span>
            {/* Keeps the place of the bin, which is not part of the choice. */}
            {choice.profile?.isRemoveAvailable && <span className="w-9 shrink-0" aria-hidden="true" />}
            <span
              aria-hidden="true"
              className="grid size-5 shrink-0 place-items-center rounded-full inset-ring-2 inset-ring-control peer-checked:bg-ice peer-checked:inset-ring-ice after:size-2 after:rounded-full peer-checked:after:bg-ink"
            />
          </label>
          {choice.profile?.isRemoveAvailable && (
            // A place of its own: a button is positioned already.
            <span className="absolute top-3.5 right-12">
              <IconButton
                icon="trash"
                size="small"
                label={say('cashbox.saved.forget', { title: choice.title })}
                aria-expanded={leaving?.id === choice.profile.id}
                onClick={() => setLeaving(leaving?.id === choice.profile?.id ? undefined : choice.profile)}
              />
            </span>
          )}
          {leaving && leaving.id === choice.profile?.id && (
            <ForgetProfile methodId={choice.method.id} profile={leaving} onClose={() => setLeaving(undefined)} />
          )}
        </div>
      ))}
    </fieldset>
  );
}
