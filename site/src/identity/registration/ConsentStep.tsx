import { registrationConsents } from '@halley/contract/forms';
import { minimumAge } from '@halley/contract/validation';
import { Button } from '@halley/ui/Button.tsx';
import { Checkbox } from '@halley/ui/Checkbox.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import type { FormErrors } from '../../forms/index.ts';
import { FormNote } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import { useRootData } from '../../session/index.ts';
import { consentLabels } from './consent-labels.ts';
import { type StepProps, textOf } from './step-props.ts';
import { useStepForm } from './use-step-form.ts';

interface ConsentStepProps extends StepProps {
  licence: string | null;
  /** What a failed answer says here; undefined where another step says it. */
  onFailure: (failure: unknown) => FormErrors | undefined;
}

/** What is agreed to. Nothing is ticked beforehand. */
export function ConsentStep({ values, refused, onType, onNext, onFailure, licence }: ConsentStepProps) {
  const say = useSay();
  const prefix = useRootData()?.prefix;
  const age = minimumAge({ country: textOf(values, 'country'), licence });
  const { errors, sending, props, field, showErrors } = useStepForm({
    name: 'RegistrationConsents',
    schema: registrationConsents,
    labels: consentLabels(say, age),
    refused,
    send: async (ticked) => onNext(ticked),
    onFailure(failure) {
      const found = onFailure(failure);
      if (found) showErrors(found);
      return true;
    },
  });
  const tick = (name: string) => ({
    ...field(name),
    defaultChecked: values[name] === true,
    onChange: ({ target }: { target: HTMLInputElement }) => onType({ [name]: target.checked }),
  });
  return (
    <form {...props}>
      <div className="grid gap-1">
        <Checkbox {...tick('age_acceptance')} label={say('identity.age', { age })} data-autofocus />
        <Checkbox
          {...tick('terms_acceptance')}
          label={
            <>
              {say('identity.terms')}{' '}
              <a
                href={`${prefix ? `/${prefix}` : ''}/terms-and-conditions`}
                target="_blank"
                rel="noopener"
                className={linkClass}
              >
                {say('identity.termsLink')}
              </a>
            </>
          }
        />
        <Checkbox {...tick('receive_promos')} label={say('identity.promos')} />
      </div>
      <FormNote text={errors.form} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.registration.submit')}
      </Button>
    </form>
  );
}
