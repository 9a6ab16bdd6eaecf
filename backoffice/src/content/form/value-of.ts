import type { FormField } from '@halley/contract';

export type Value = unknown;

/** Texts of which there can be more than a line have room for it. */
export const isLong = ({ most = 0 }: FormField): boolean => most >= 1_000;

/** Of so many entries each is shown open; of more, only what was opened. */
export const openAtFirst = 3;

/** What a new part says before somebody fills it in. */
export function blankOf(field: FormField): Value {
  switch (field.kind) {
    case 'switch':
      return false;
    case 'text':
      return '';
    case 'number':
      return 0;
    case 'choice':
      return field.choices?.[0] ?? '';
    case 'fixed':
      return field.value ?? null;
    case 'list':
      return [];
    case 'map':
      return {};
    case 'group': {
      const wanted = (field.fields ?? []).filter(({ optional }) => !optional);
      return Object.fromEntries(wanted.map((one) => [one.name ?? '', blankOf(one)]));
    }
    case 'either':
      return field.options?.[0] ? blankOf(field.options[0]) : null;
    case 'json':
      return null;
  }
}

/** Whether a part looks like what is there: by its shape, not by every rule. The server knows the rules. */
export function fits(field: FormField, value: Value): boolean {
  switch (field.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return typeof value === 'string' && (field.choices ?? []).includes(value);
    case 'fixed':
      return value === (field.value ?? null);
    case 'list':
      return Array.isArray(value);
    case 'map':
      return isRecord(value);
    case 'group':
      return isRecord(value) && (field.fields ?? []).every((one) => fitsIn(one, value));
    case 'either':
      return (field.options ?? []).some((option) => fits(option, value));
    case 'json':
      return true;
  }
}

function fitsIn(field: FormField, record: Record<string, Value>): boolean {
  const inside = record[field.name ?? ''];
  if (inside === undefined) return field.optional === true;
  // What tells one shape from another is enough; a field that is half filled in must not change it.
  return field.kind !== 'fixed' || fits(field, inside);
}

export function isRecord(value: Value): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** By what somebody knows an entry again: its first words, or its number. */
export function nameOfEntry(value: Value, usual: string): string {
  if (typeof value === 'string' && value) return value;
  if (!isRecord(value)) return usual;
  const first = Object.values(value).find((one) => (typeof one === 'string' && one) || typeof one === 'number');
  return first === undefined ? usual : `${usual}: ${String(first).slice(0, 60)}`;
}
