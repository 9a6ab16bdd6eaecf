import type { CampaignRule } from '@halley/contract';
import { Field, Select, type SelectOption } from '@halley/ui';
import type { ReactNode } from 'react';
import { campaignWords } from '../words.ts';

const own = campaignWords.form;

export interface FieldsProps<Rule> {
  rule: Rule;
  segments: readonly SelectOption[];
  onChange: (rule: Rule) => void;
}

/** A moment as such fields want it, in UTC, and back. */
const localOf = (iso: string) => iso.slice(0, 16);
const isoOf = (local: string, before: string) =>
  Number.isNaN(Date.parse(`${local}:00.000Z`)) ? before : `${local}:00.000Z`;

/** Of campaigns and journeys alike: what it is called, and from when to when it is. */
export function CommonFields<Rule extends CampaignRule>({
  rule,
  onChange,
}: Pick<FieldsProps<Rule>, 'rule' | 'onChange'>): ReactNode {
  const moment = (part: 'starts_at' | 'ends_at', label: string) => (
    <Field
      type="datetime-local"
      label={label}
      value={localOf(rule[part])}
      onChange={(event) => onChange({ ...rule, [part]: isoOf(event.currentTarget.value, rule[part]) })}
    />
  );
  return (
    <>
      <Field
        label={own.name}
        value={rule.name}
        maxLength={80}
        onChange={(event) => onChange({ ...rule, name: event.currentTarget.value })}
      />
      {moment('starts_at', own.from)}
      {moment('ends_at', own.to)}
    </>
  );
}

export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>> | readonly SelectOption[];
  onChange: (value: Value) => void;
}): ReactNode {
  const list = Array.isArray(options)
    ? (options as readonly SelectOption[])
    : Object.entries(options).map(([one, text]) => ({ value: one, label: String(text) }));
  return (
    <Select
      label={label}
      value={value}
      options={list}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    />
  );
}

export function NumberField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  onChange: (value: number) => void;
}): ReactNode {
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="numeric"
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value.replace(/\D/g, '')) || 0)}
    />
  );
}
