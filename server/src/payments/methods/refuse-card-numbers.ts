import { Refusal } from '@halley/contract';

/** Digits as they stand on a card: in one row, or in groups with blanks or dashes. After a letter it is no card. */
const rows = /(?<![0-9A-Za-z])[0-9](?:[ -]?[0-9]){11,18}(?![0-9])/g;

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether anything in this looks like the number of a card. Such a thing is typed at the provider, never here. */
export function hasCardNumber(value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'bigint') return hasCardNumber(String(value));
  if (typeof value === 'string') {
    return [...value.matchAll(rows)].some(([row]) => passesLuhn(row.replace(/[ -]/g, '')));
  }
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, item]) => hasCardNumber(name) || hasCardNumber(item));
}

/**
 * Numbers of the house's own that may look like one by chance: every tenth of them passes Luhn's sum. One that is none of
 * ours is refused and kept nowhere.
 */
const ours: ReadonlySet<string> = new Set(['amount', 'offer_id', 'saved_profile_id']);
const oursInFields = 'destination_id';

export function refuseCardNumbers(body: Record<string, unknown>): void {
  const found = Object.entries(body).filter(
    ([name, value]) => !ours.has(name) && hasCardNumber({ [name]: name === 'fields' ? typedFields(value) : value }),
  );
  if (found.length === 0) return;
  // The field by its name, unless that is the number itself.
  const fields = found.map(([name]) => (hasCardNumber(name) ? 'fields' : name));
  throw new Refusal('fields.invalid', { fields });
}

/** What the player typed: without the number of an account that was used before. */
function typedFields(fields: unknown): unknown {
  if (fields === null || typeof fields !== 'object') return fields;
  return Object.entries(fields).filter(([name]) => name !== oursInFields);
}
