import type { checkForm } from '@halley/contract/forms';
import { useEffect, useEffectEvent } from 'react';
import { type FormErrors, type FormOptions, useForm } from '../../forms/index.ts';
import { captcha } from '../captcha/index.ts';

type Schema = Parameters<typeof checkForm>[0];

/** A form that is one step of several: it says what the server refused of it, else puts the focus on its first field. */
export function useStepForm<S extends Schema>(options: FormOptions<S> & { refused: FormErrors }) {
  const { refused, ...rest } = options;
  const state = useForm(rest);
  const begin = useEffectEvent(() => {
    if (Object.keys(refused).length > 0) state.showErrors(refused);
    else state.form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  });
  useEffect(() => begin(), []);
  const props = {
    ref: state.form,
    onSubmit: state.submit,
    onFocus: () => captcha.prepare('REGISTRATION'),
    noValidate: true,
    className: 'grid gap-3',
  };
  return { ...state, props };
}
