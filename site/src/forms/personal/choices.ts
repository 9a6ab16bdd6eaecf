import type { SelectOption } from '@halley/ui/Select.tsx';

/** Countries by the names of the reader's language; the player's own first. */
export function countryChoices(codes: readonly string[], tag: string, own: string | null): SelectOption[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const choices = codes.map((code) => ({ value: code, label: names.of(code) ?? code }));
  const order = new Intl.Collator(tag);
  return choices.sort((a, b) => Number(b.value === own) - Number(a.value === own) || order.compare(a.label, b.label));
}
