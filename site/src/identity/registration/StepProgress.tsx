import { classNames } from '@halley/ui/class-names.ts';
import { useSay } from '../../i18n/index.ts';
import { type FormStep, formSteps } from './steps.ts';

/** How far it is: in words, and as a line for the eye. */
export function StepProgress({ step }: { step: FormStep }) {
  const say = useSay();
  const at = formSteps.indexOf(step);
  return (
    <div className="grid gap-2">
      <p className="text-xs font-semibold text-text-faint">
        {say('identity.step', { step: at + 1, steps: formSteps.length })}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
        {formSteps.map((name, index) => (
          <span
            key={name}
            className={classNames(
              'h-1 rounded-full transition-colors duration-fast',
              index <= at ? 'bg-ice' : 'bg-surface-3',
            )}
          />
        ))}
      </div>
    </div>
  );
}
