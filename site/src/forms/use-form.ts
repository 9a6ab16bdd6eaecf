import type { RefusalCode } from '@halley/contract';
import { checkForm } from '@halley/contract/forms';
import type { Failure } from '@halley/contract/validation';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { failureText } from './failure-text.ts';
import { type FormErrors, refusalErrors } from './refusal-errors.ts';
import { reportValidation } from './report-validation.ts';

export interface FormOptions<S extends z.ZodMiniType> {
  /** What the validation metric calls this form. */
  name: string;
  schema: S;
  /** Its fields in the order in which they stand, with the names people see. */
  labels: Readonly<Record<string, string>>;
  send: (values: z.output<S>) => Promise<unknown>;
  /** Hears what the page itself refused, before it is shown. */
  onRefused?: (failures: Readonly<Record<string, Failure>>) => void;
  onDone?: () => void | Promise<void>;
  /** Words for refusals that belong to this form; `REGION_RESTRICTED` among them. */
  refusals?: Partial<Record<RefusalCode, MessageKey>>;
  /** Sees a failed answer first; true means that nothing is left to say. */
  onFailure?: (failure: unknown) => boolean | Promise<boolean>;
}

/** Checks, sends, shows what was refused beside its field, puts the focus on the first, keeps what was typed. */
export function useForm<S extends z.ZodMiniType>(options: FormOptions<S>) {
  const say = useSay();
  const [errors, setErrors] = useState<FormErrors>({});
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** What stood in the form when its errors were shown. */
  const judged = useRef<Record<string, unknown>>({});

  function show(found: FormErrors) {
    judged.current = form.current ? readForm(form.current) : {};
    setErrors(found);
    setSending(false);
    const first = Object.keys(options.labels).find((field) => found[field]);
    if (first === undefined) return;
    // A value that is made of several controls has its name on a hidden one; the first of them says whose it is.
    const name = CSS.escape(first);
    const control = `[name="${name}"]:not([type="hidden"]), [data-field="${name}"]`;
    form.current?.querySelector<HTMLElement>(control)?.focus();
  }

  async function send(values: z.output<S>) {
    setSending(true);
    setErrors({});
    try {
      await options.send(values);
    } catch (failure) {
      if (await options.onFailure?.(failure)) return setSending(false);
      const { errors: found, codes } = refusalErrors(failure, { say, ...options });
      const report = codes.map((code) => ({ key: code.split('.')[0] ?? code, firstMessage: code }));
      reportValidation(options.name, 'backEnd', report);
      return show(found);
    }
    await options.onDone?.();
    setSending(false);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const { data, failures } = checkForm(options.schema, readForm(event.currentTarget));
    if (!failures) return send(data);
    options.onRefused?.(failures);
    const entries = Object.entries(failures);
    reportValidation(
      options.name,
      'frontEnd',
      entries.map(([key, { code }]) => ({ key, firstMessage: code })),
    );
    show(
      Object.fromEntries(
        entries.map(([field, failure]) => [field, failureText(say, failure, options.labels[field] ?? field)]),
      ),
    );
  }

  // A field in error is judged at each change; the others wait for the button.
  const judgeAgain = useEffectEvent(() => {
    if (!form.current) return;
    const values = readForm(form.current);
    const { failures = {} } = checkForm(options.schema, values);
    setErrors((shown) =>
      Object.fromEntries(
        Object.entries(shown).flatMap(([name, text]) => {
          const failure = failures[name];
          const isSame = !(name in options.labels) || values[name] === judged.current[name];
          if (isSame) return [[name, text]];
          return failure ? [[name, failureText(say, failure, options.labels[name] ?? name)]] : [];
        }),
      ),
    );
  });
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isWrong) return;
    function listen({ target }: Event) {
      // Values that are made of several controls are written once React has heard the change.
      if (target instanceof Node && form.current?.contains(target)) queueMicrotask(judgeAgain);
    }
    document.addEventListener('input', listen);
    document.addEventListener('change', listen);
    return () => {
      document.removeEventListener('input', listen);
      document.removeEventListener('change', listen);
    };
  }, [isWrong]);

  /** What every field of the form gets: `<Field {...field('email')} />`. */
  const field = (name: string) => ({ name, label: options.labels[name] ?? name, error: errors[name] });

  return { errors, sending, form, submit, field, showErrors: show };
}

/** What stands in a form, by name: text as text, a tick as true or false. Fields that are switched off are left out. */
function readForm(form: HTMLFormElement): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const element of form.elements) {
    const control = element as HTMLInputElement;
    if (!control.name || control.disabled || control.type === 'submit') continue;
    if (control.type === 'checkbox') values[control.name] = control.checked;
    else if (control.type !== 'radio' || control.checked) values[control.name] = control.value;
  }
  return values;
}
