import type { FormField } from '@halley/contract';
import { Field, Select, TextArea, Toggle } from '@halley/ui';
import type { ChangeEvent, ReactNode } from 'react';

import { documentWords as own } from '../document-words.ts';
import { hintOf } from './field-hints.ts';
import { GroupPart } from './GroupPart.tsx';
import { JsonPart } from './JsonPart.tsx';
import { ListPart } from './ListPart.tsx';
import { labelOf } from './label-of.ts';
import { MapPart } from './MapPart.tsx';
import { blankOf, fits, isLong, type Value } from './value-of.ts';

export interface PartProps {
  field: FormField;
  value: Value;
  label: string;
  /** Where it stands in the document: `socials.0.url`. */
  path: string;
  /** What the server said does not fit, by path. */
  issues: ReadonlyMap<string, string>;
  onChange: (value: Value) => void;
}

/** Any part of any document, as its description says. A value of another shape than described is shown as JSON. */
export function FormPart(props: PartProps): ReactNode {
  const { field, value } = props;
  if (field.kind === 'either') return <EitherPart {...props} />;
  if (field.kind === 'fixed') return null;
  const isReadable = field.kind === 'number' ? value === null || fits(field, value) : fits(field, value);
  if (field.kind === 'json' || (!isReadable && field.kind !== 'choice' && field.kind !== 'group')) {
    return <JsonPart {...props} />;
  }
  const Part = parts[field.kind];
  return <Part {...props} />;
}

function SwitchPart({ value, label, onChange }: PartProps): ReactNode {
  return <Toggle label={label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
}

function TextPart({ field, value, label, path, issues, onChange }: PartProps): ReactNode {
  const Box = isLong(field) ? TextArea : Field;
  return (
    <Box
      label={label}
      hint={hintOf(path)}
      error={issues.get(path)}
      autoComplete="off"
      value={String(value)}
      maxLength={field.most}
      onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value)}
    />
  );
}

function NumberPart({ field, value, label, path, issues, onChange }: PartProps): ReactNode {
  return (
    <Field
      type="number"
      step={field.whole ? 1 : 'any'}
      inputMode={field.whole ? 'numeric' : 'decimal'}
      label={label}
      hint={hintOf(path)}
      error={issues.get(path)}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

function ChoicePart({ field, value, label, path, issues, onChange }: PartProps): ReactNode {
  const choices = field.choices ?? [];
  const shown = typeof value === 'string' && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <Select
      label={label}
      hint={hintOf(path)}
      error={issues.get(path)}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
      options={shown.map((choice) => ({ value: choice, label: choice }))}
    />
  );
}

/** One of several shapes: which one, and then that one. */
function EitherPart(props: PartProps): ReactNode {
  const { field, value, label, onChange, path, issues } = props;
  const options = field.options ?? [];
  const chosen = options.findIndex((option) => fits(option, value));
  const option = options[chosen];
  if (!option) return <JsonPart {...props} />;
  return (
    <div className="grid gap-2">
      <Select
        label={own.which(label)}
        error={option.kind === 'fixed' ? issues.get(path) : undefined}
        value={String(chosen)}
        onChange={({ target }) => onChange(blankOf(options[Number(target.value)] as FormField))}
        options={options.map((one, at) => ({ value: String(at), label: shapeOf(one) }))}
      />
      <FormPart {...props} field={option} />
    </div>
  );
}

/** `scale` of `{kind: 'scale', …}`, else the kind of it. */
function shapeOf(field: FormField): string {
  if (field.kind === 'fixed') return field.value === null ? own.nothing : String(field.value);
  const told = field.fields?.find(({ kind }) => kind === 'fixed');
  if (told) return String(told.value);
  return field.fields?.length === 1 ? labelOf(field.fields[0]?.name ?? '') : own.kinds[field.kind];
}

const parts = {
  switch: SwitchPart,
  text: TextPart,
  number: NumberPart,
  choice: ChoicePart,
  group: GroupPart,
  list: ListPart,
  map: MapPart,
} as const;
