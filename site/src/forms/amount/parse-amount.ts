/** What was typed, in subunits; or why it cannot be one. */
export type TypedAmount =
  | { ok: true; cents: bigint }
  | { ok: false; why: 'empty' | 'not_a_number' | 'too_precise' | 'too_long' };

/** More digits than any currency has money. */
const mostDigits = 15;
/** Signs that group digits somewhere in the world and never begin decimals. */
const alwaysGroups = /[\s'’\u00a0\u202f]/g;

interface Separators {
  decimal: string;
  group: string;
}

const known = new Map<string, Separators>();

/** How a locale writes 12 345.6. */
export function separatorsOf(tag: string): Separators {
  const there = known.get(tag);
  if (there) return there;
  const parts = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(1_234_567.5);
  const signOf = (type: string, usual: string) => parts.find((part) => part.type === type)?.value ?? usual;
  const found = { decimal: signOf('decimal', '.'), group: signOf('group', ',') };
  known.set(tag, found);
  return found;
}

/**
 * Reads an amount as somebody of this locale types it: `1.234,50` in German, `1,234.50` in English. Where the signs can
 * mean one thing only they may be the other locale's (`12.5` in German); where they could mean two, the locale decides
 * (`1.234` in German is a thousand and more). Nothing is rounded: more decimals than the currency has are refused.
 */
export function parseAmount(text: string, { tag, subunits }: { tag: string; subunits: number }): TypedAmount {
  const typed = text.normalize('NFKC').trim().replace(alwaysGroups, '');
  if (typed === '') return { ok: false, why: 'empty' };
  if (!/^[\d.,]+$/.test(typed) || !/\d/.test(typed)) return { ok: false, why: 'not_a_number' };
  const split = splitNumber(typed, separatorsOf(tag));
  if (!split) return { ok: false, why: 'not_a_number' };
  const places = Math.round(Math.log10(subunits));
  const whole = split.whole.replace(/^0+(?=\d)/, '');
  const decimals = split.decimals.replace(/0+$/, '');
  if (decimals.length > places) return { ok: false, why: 'too_precise' };
  const digits = whole + decimals.padEnd(places, '0');
  if (digits.replace(/^0+/, '').length > mostDigits) return { ok: false, why: 'too_long' };
  return { ok: true, cents: BigInt(digits || '0') };
}

function splitNumber(typed: string, { decimal, group }: Separators): { whole: string; decimals: string } | undefined {
  const marks = typed.replace(/\d/g, '');
  const [first = '', last = ''] = [marks[0], marks.at(-1)];
  if (marks === '') return { whole: typed, decimals: '' };
  if (marks.length === 1) {
    // A single sign: of the locale's own two it is what it is there, unless the digits say otherwise.
    if (first === decimal || (first !== group && !isGrouped(typed, first))) return cut(typed, first);
    return isGrouped(typed, first) ? { whole: typed.replace(first, ''), decimals: '' } : cut(typed, first);
  }
  const others = marks.slice(0, -1);
  if (new Set(marks).size === 1) {
    return isGrouped(typed, first) ? { whole: typed.replaceAll(first, ''), decimals: '' } : undefined;
  }
  // Two kinds: the last stands before the decimals, the others group what is before it.
  if (new Set(others).size !== 1 || others.includes(last)) return undefined;
  const at = typed.lastIndexOf(last);
  const before = typed.slice(0, at);
  if (!isGrouped(before, first)) return undefined;
  return { whole: before.replaceAll(first, ''), decimals: typed.slice(at + 1) };
}

function cut(typed: string, mark: string): { whole: string; decimals: string } {
  const at = typed.indexOf(mark);
  return { whole: typed.slice(0, at) || '0', decimals: typed.slice(at + 1) };
}

/** `1.234.567`: one to three digits that do not begin with a zero, then threes. */
function isGrouped(text: string, mark: string): boolean {
  const [head = '', ...rest] = text.split(mark);
  return /^[1-9]\d{0,2}$/.test(head) && rest.every((part) => /^\d{3}$/.test(part));
}
