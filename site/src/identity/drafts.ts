type Values = Readonly<Record<string, string | boolean>>;

const drafts = new Map<string, Values>();
const secret = /password|otp|captcha/;

/** What was typed into a form, while the page lives: closing a modal by mistake costs nothing. Secrets are not kept. */
export function keepDraft(form: string, values: Values): void {
  const kept = Object.entries(values).filter(([name]) => !secret.test(name));
  drafts.set(form, { ...drafts.get(form), ...Object.fromEntries(kept) });
}

export function readDraft(form: string): Values {
  return drafts.get(form) ?? {};
}

/** Text of a draft, for a field's first value. */
export function draftText(form: string, name: string): string {
  const value = readDraft(form)[name];
  return typeof value === 'string' ? value : '';
}

/** Somebody has come in: what was typed before belongs to nobody any more. */
export function clearDrafts(): void {
  drafts.clear();
}
