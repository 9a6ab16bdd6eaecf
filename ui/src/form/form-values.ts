import type { FieldShape, NamedField } from '@halley/contract/call-forms';
import { currencies, isCurrency } from '@halley/contract/money';

/** What a control holds: a text, a tick, or the ticked ones of several. */
export type Typed = string | boolean | readonly string[];
export type TypedValues = Readonly<Record<string, Typed>>;

/** Why a value cannot be sent. `bound` is the number that was passed; of money, in subunits. */
export interface Fault {
  code:
    | 'required'
    | 'too_short'
    | 'too_long'
    | 'too_few'
    | 'too_many'
    | 'too_small'
    | 'too_large'
    | 'not_a_number'
    | 'not_whole'
    | 'too_fine'
    | 'not_fitting';
  bound?: number;
  currency?: string;
  /** Which entry of a list it is. */
  entry?: string;
}

export type Read = { value: unknown } | { fault: Fault };

const isEmpty = (typed: Typed) =>
  typeof typed === 'string' ? typed.trim() === '' : typed !== true && typed !== false && typed.length === 0;

/** What was typed, as the call wants it. The server has the last word; this is what can be said without asking. */
export function readField(shape: FieldShape, typed: Typed, currency?: string): Read {
  if (shape.kind === 'switch') return { value: typed === true };
  if (shape.kind === 'either') return readEither(shape, typed, currency);
  if (isEmpty(typed)) return emptyOf(shape);
  if (shape.kind === 'list') return readList(shape, typed);
  const text = String(typed).trim();
  if (shape.kind === 'number') return readNumber(shape, text, currency);
  if (shape.kind === 'choice') return shape.choices?.includes(text) ? { value: text } : fault('not_fitting');
  return readText(shape, text);
}

/** Nothing, where it can be said; left out, where it may be; else it is missing. */
function emptyOf(shape: FieldShape): Read {
  if (shape.nullable) return { value: null };
  if (shape.kind === 'list' && !shape.least) return { value: [] };
  if (!shape.optional) return fault('required');
  const mayBeEmpty = shape.kind === 'text' && !shape.least && !shape.pattern && !shape.format;
  return { value: mayBeEmpty ? '' : undefined };
}

function readText(shape: FieldShape, text: string): Read {
  if (shape.least !== undefined && text.length < shape.least) return fault('too_short', shape.least);
  if (shape.most !== undefined && text.length > shape.most) return fault('too_long', shape.most);
  if (shape.format === 'date-time') return readMoment(text);
  if (shape.format === 'email' && !/^\S+@\S+$/.test(text)) return fault('not_fitting');
  if (shape.pattern === undefined) return { value: text };
  const pattern = new RegExp(shape.pattern, 'u');
  // Codes are typed as they come: `de` for `DE`.
  const value = [text, text.toUpperCase(), text.toLowerCase()].find((one) => pattern.test(one));
  return value === undefined ? fault('not_fitting') : { value };
}

/** As a control for moments has it, in UTC. */
function readMoment(text: string): Read {
  const at = Date.parse(/Z$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(at) ? fault('not_fitting') : { value: new Date(at).toISOString() };
}

function readNumber(shape: FieldShape, text: string, currency?: string): Read {
  const read = currency === undefined ? plainNumber(text) : subunitsOf(text, currency);
  if (typeof read !== 'number') return { fault: read };
  if (shape.whole && !Number.isSafeInteger(read)) return fault('not_whole');
  const told = currency === undefined ? {} : { currency };
  if (shape.least !== undefined && read < shape.least)
    return { fault: { code: 'too_small', bound: shape.least, ...told } };
  if (shape.most !== undefined && read > shape.most)
    return { fault: { code: 'too_large', bound: shape.most, ...told } };
  return { value: read };
}

function plainNumber(text: string): number | Fault {
  return /^[-−]?\d+([.,]\d+)?$/.test(text)
    ? Number(text.replace('−', '-').replace(',', '.'))
    : { code: 'not_a_number' };
}

/** `12.5` of a currency in subunits, without a floating point number on the way. */
export function subunitsOf(text: string, currency: string): number | Fault {
  const [, sign, whole, rest = ''] = /^([-−]?)(\d{1,15})(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined || !isCurrency(currency)) return { code: 'not_a_number' };
  const digits = String(currencies[currency].subunits).length - 1;
  if (rest.length > digits) return { code: 'too_fine', bound: digits, currency };
  const size = Number(`${whole}${rest.padEnd(digits, '0')}`);
  return sign && size !== 0 ? -size : size;
}

/** Subunits as they are typed: `1250` of EUR is `12.50`. */
export function unitsText(cents: number, currency: string): string {
  const digits = isCurrency(currency) ? String(currencies[currency].subunits).length - 1 : 0;
  const size = String(Math.abs(cents)).padStart(digits + 1, '0');
  const text = digits === 0 ? size : `${size.slice(0, -digits)}.${size.slice(-digits)}`;
  return cents < 0 ? `-${text}` : text;
}

/** One by one: separated by lines, commas or spaces. */
export function entriesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}

function readList(shape: FieldShape, typed: Typed): Read {
  const entries = typeof typed === 'string' ? entriesOf(typed) : [...(typed as readonly string[])];
  const values: unknown[] = [];
  for (const entry of entries) {
    const read = readField(shape.item ?? { kind: 'text' }, entry);
    if ('fault' in read) return { fault: { ...read.fault, entry } };
    values.push(read.value);
  }
  if (shape.least !== undefined && values.length < shape.least) return fault('too_few', shape.least);
  if (shape.most !== undefined && values.length > shape.most) return fault('too_many', shape.most);
  return { value: values };
}

/** The first shape that what was typed fits. */
function readEither({ options = [], optional }: FieldShape, typed: Typed, currency?: string): Read {
  if (isEmpty(typed)) {
    const nothing = options.some(({ kind, value }) => kind === 'fixed' && value === null);
    return nothing ? { value: null } : optional ? { value: undefined } : fault('required');
  }
  const text = String(typed).trim().toLowerCase();
  const fixed = options.find(({ kind, value }) => kind === 'fixed' && String(value).toLowerCase() === text);
  if (fixed) return { value: fixed.value };
  const reads = options.filter(({ kind }) => kind !== 'fixed').map((option) => readField(option, typed, currency));
  return reads.find((read) => 'value' in read) ?? reads.at(-1) ?? fault('not_fitting');
}

function fault(code: Fault['code'], bound?: number): { fault: Fault } {
  return { fault: bound === undefined ? { code } : { code, bound } };
}

/** What stands in a control at first. */
export function typedOf(shape: FieldShape, value: unknown, currency?: string): Typed {
  if (shape.kind === 'switch') return value === true;
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'number' && currency !== undefined) return unitsText(value, currency);
  return shape.format === 'date-time' ? String(value).slice(0, 16) : String(value);
}

export interface FieldAt {
  shape: FieldShape;
  value: unknown;
}

/** Fields by path: `title`, and `levels.0.rate` of a list of groups that is there at the start. */
export function fieldsAt(
  fields: readonly NamedField[],
  start: Readonly<Record<string, unknown>>,
): Map<string, FieldAt> {
  const at = new Map<string, FieldAt>();
  for (const field of fields) {
    const value = start[field.name];
    at.set(field.name, { shape: field, value });
    if (field.kind !== 'list' || field.item?.kind !== 'group' || !Array.isArray(value)) continue;
    for (const [index, entry] of value.entries()) {
      for (const part of field.item.fields ?? []) {
        at.set(`${field.name}.${index}.${part.name}`, { shape: part, value: Object(entry)[part.name ?? ''] });
      }
    }
  }
  return at;
}

/** `start` with what was read put in at its path. */
export function putAt(body: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', index, part] = path.split('.');
  if (index === undefined || part === undefined) {
    if (value === undefined) delete body[name];
    else body[name] = value;
    return;
  }
  const list = [...(body[name] as Record<string, unknown>[])];
  list[Number(index)] = { ...list[Number(index)], [part]: value };
  body[name] = list;
}
