import { type FormEvent, useRef, useState } from 'react';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { type FieldErrors, readRefusals } from './refusal-text.ts';

interface AccountFormOptions<Field extends string> {
  fields: readonly Field[];
  /** What a 451 means here. */
  restricted: MessageKey;
  check: (form: FormData) => FieldErrors<Field>;
  send: (form: FormData) => Promise<unknown>;
  onDone: () => Promise<void>;
}

/** Send, show what was refused beside its field, put the focus on the first, keep what was typed. */
export function useAccountForm<Field extends string>(options: AccountFormOptions<Field>) {
  const say = useSay();
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(found: FieldErrors<Field>) {
    setErrors(found);
    setSending(false);
    const first = options.fields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const found = options.check(data);
    if (Object.keys(found).length > 0) return refuse(found);
    setSending(true);
    setErrors({});
    try {
      await options.send(data);
    } catch (failure) {
      return refuse(readRefusals(failure, { fields: options.fields, say, restricted: options.restricted }));
    }
    await options.onDone();
  }

  return { errors, sending, form, submit };
}

export function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
