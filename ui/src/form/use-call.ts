import type { CallInput, CallOutput, Calls } from '@halley/contract';
import type { CallForms, NamedField } from '@halley/contract/call-forms';
import { newUuid } from '@halley/contract/new-uuid';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { SelectOption } from '../Select.tsx';
import {
  type Fault,
  type FieldAt,
  fieldsAt,
  putAt,
  readField,
  type Typed,
  type TypedValues,
  typedOf,
} from './form-values.ts';

/** How a field is shown; a text alone is its label. */
export interface FieldLabel {
  label: string;
  hint?: string | undefined;
  /** Chosen among these, whatever its kind is; of a list, several. */
  options?: readonly SelectOption[] | (() => readonly SelectOption[]);
  /** An amount, typed in units: a currency, or the field that says which. */
  money?: string;
  /** Several lines, a day, a moment. */
  as?: 'area' | 'date' | 'moment';
  rows?: number;
  /** What is kept of what is typed: digits of a pasted number. */
  clean?: (text: string) => string;
  readOnly?: boolean;
}

export type FieldLabels = Readonly<Record<string, string | FieldLabel>>;

type Body<C extends Calls, N extends keyof C> = CallInput<C[N]> extends { body: infer B } ? B : never;
type Params<C extends Calls, N extends keyof C> =
  CallInput<C[N]> extends { params: infer P }
    ? { params: P | ((read: Record<string, unknown>) => P) }
    : { params?: undefined };

export type CallFormOptions<C extends Calls, N extends keyof C> = Params<C, N> & {
  /** The fields that people fill in, in their order. */
  labels: FieldLabels;
  /** What stands in the fields at first, and what is sent with them as it is. */
  start?: { readonly [K in keyof Body<C, N>]?: unknown } & Readonly<Record<string, unknown>>;
  /** Fields that the call does not have; `finish` makes something of them. */
  more?: readonly NamedField[];
  /** What was read, as the call takes it. */
  finish?: (read: Record<string, unknown>) => Body<C, N>;
  onDone?: (answer: CallOutput<C[N]>) => void;
  /** Sees a failed answer first; true means that nothing is left to say. */
  onFailure?: (error: unknown) => boolean;
};

export interface FormSource<C extends Calls> {
  forms: CallForms;
  send<N extends keyof C & string>(
    name: N,
    input: CallInput<C[N]>,
    options: { idempotencyKey?: string },
  ): Promise<CallOutput<C[N]>>;
  /** Labels of fields that mean the same in every call. */
  common?: FieldLabels;
  faultText(fault: Fault, label: string): string;
  /** What a refusal says beside fields, and for the whole. */
  refusalText(error: unknown): { fields: Readonly<Record<string, string>>; whole: string | undefined };
}

export interface FormState {
  /** Every field with its label, by path, in order. */
  labels: ReadonlyMap<string, FieldLabel>;
  shapeOf(path: string): FieldAt['shape'] | undefined;
  typed: TypedValues;
  type(path: string, value: Typed): void;
  /** What is wrong, by path. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong beside no field. */
  whole: string | undefined;
  /** Nothing that must be there is missing. */
  isComplete: boolean;
  /** What would be sent, where all of it can be read. */
  read: Record<string, unknown> | undefined;
  pending: boolean;
  /** Of the form element. */
  props: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit(event: FormEvent): void };
}

/** Makes the hook for one side's calls: it is told how they are sent and what is said. */
export function createUseCall<C extends Calls>(source: FormSource<C>) {
  return function useCall<N extends keyof C & string>(name: N, options: CallFormOptions<C, N>): FormState {
    const { start = {}, more = [], finish } = options;
    const own = source.forms[name]?.body ?? [];
    const fields = fieldsAt([...own, ...more], start);
    const labels = labelsOf(fields, { ...options.labels, ...commonOf(own, source.common) });
    const [changed, setChanged] = useState<TypedValues>({});
    const [told, setTold] = useState<{ errors: Record<string, string>; whole?: string }>({ errors: {} });
    const [pending, setPending] = useState(false);
    const form = useRef<HTMLFormElement>(null);
    const sent = useRef<{ text: string; key: string }>(undefined);

    const currencyOf = (path: string, values: TypedValues) => {
      const { money } = labels.get(path) ?? {};
      return money === undefined || !labels.has(money) ? money : String(values[money]);
    };
    const typed = typedValues(fields, labels, changed, currencyOf);
    const { read, faults } = readAll(fields, labels, typed, start, currencyOf);

    const firstFault = Object.keys(told.errors)[0];
    useEffect(() => {
      if (firstFault !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }, [firstFault]);

    async function send(all: Record<string, unknown>) {
      const body = finish ? finish(all) : (all as Body<C, N>);
      const { body: has, money } = source.forms[name] ?? {};
      const params = typeof options.params === 'function' ? options.params(all) : options.params;
      const input = { params, ...(has && { body }) } as CallInput<C[N]>;
      const text = JSON.stringify(input);
      // However often the same is sent, it is one deed; something else is another.
      if (sent.current?.text !== text) sent.current = { text, key: newUuid() };
      setPending(true);
      setTold({ errors: {} });
      try {
        const answer = await source.send(name, input, money ? { idempotencyKey: sent.current.key } : {});
        sent.current = undefined;
        setPending(false);
        options.onDone?.(answer);
      } catch (error) {
        setPending(false);
        if (options.onFailure?.(error)) return;
        const { fields: refused, whole: told } = source.refusalText(error);
        const beside: Record<string, string> = {};
        const others = told === undefined ? [] : [told];
        for (const [path, text] of Object.entries(refused)) {
          const [name = '', index] = path.split('.');
          const entry = Object(body)[name]?.[Number(index)];
          if (labels.has(path)) beside[path] = text;
          // Of a list in one control: which entry of it.
          else if (labels.has(name)) beside[name] = entry === undefined ? text : `${entry}: ${text}`;
          // The server's own words go on from the name of the field: `date of birth: makes you too young`.
          else others.push(/^[a-z]/.test(text) ? `${path.replaceAll(/[_.]/g, ' ')}: ${text}` : text);
        }
        const whole = others.join(' · ');
        setTold({ errors: beside, ...(whole && { whole }) });
      }
    }

    return {
      labels,
      shapeOf: (path) => fields.get(path)?.shape,
      typed,
      type(path, value) {
        setChanged((before) => ({ ...before, [path]: value }));
        setTold(({ errors: { [path]: _, ...errors }, whole }) => ({ errors, ...(whole && { whole }) }));
      },
      errors: told.errors,
      whole: told.whole,
      isComplete: ![...faults.values()].some(({ code }) => code === 'required' || code === 'too_short'),
      read,
      pending,
      props: {
        ref: form,
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          if (pending) return;
          if (read) return void send(read);
          const text = (path: string, fault: Fault) => source.faultText(fault, labels.get(path)?.label ?? path);
          setTold({ errors: Object.fromEntries([...faults].map(([path, fault]) => [path, text(path, fault)])) });
        },
      },
    };
  };
}

function commonOf(fields: readonly NamedField[], common: FieldLabels = {}): FieldLabels {
  return Object.fromEntries(Object.entries(common).filter(([name]) => fields.some((field) => field.name === name)));
}

function labelsOf(fields: ReadonlyMap<string, FieldAt>, labels: FieldLabels): Map<string, FieldLabel> {
  const known = Object.entries(labels).filter(([path]) => fields.has(path));
  return new Map(known.map(([path, label]) => [path, typeof label === 'string' ? { label } : label]));
}

type CurrencyOf = (path: string, values: TypedValues) => string | undefined;

/** Amounts last: their first text depends on the currency that is chosen. */
function typedValues(
  fields: ReadonlyMap<string, FieldAt>,
  labels: ReadonlyMap<string, FieldLabel>,
  changed: TypedValues,
  currencyOf: CurrencyOf,
): TypedValues {
  const typed: Record<string, Typed> = {};
  const paths = [...labels].toSorted(([, one], [, other]) => Number(Boolean(one.money)) - Number(Boolean(other.money)));
  for (const [path] of paths) {
    const { shape, value } = fields.get(path) as FieldAt;
    typed[path] = changed[path] ?? typedOf(shape, value, currencyOf(path, typed));
  }
  return typed;
}

function readAll(
  fields: ReadonlyMap<string, FieldAt>,
  labels: ReadonlyMap<string, FieldLabel>,
  typed: TypedValues,
  start: Readonly<Record<string, unknown>>,
  currencyOf: CurrencyOf,
): { read: Record<string, unknown> | undefined; faults: Map<string, Fault> } {
  const read: Record<string, unknown> = { ...start };
  const faults = new Map<string, Fault>();
  for (const path of labels.keys()) {
    const { shape } = fields.get(path) as FieldAt;
    const one = readField(shape, typed[path] ?? '', currencyOf(path, typed));
    if ('fault' in one) faults.set(path, one.fault);
    else putAt(read, path, one.value);
  }
  return { read: faults.size === 0 ? read : undefined, faults };
}
