import type { FormField } from '@halley/contract';
import { Button, Field, Select } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { documentWords as own } from '../document-words.ts';
import { FormPart, type PartProps } from './FormPart.tsx';
import { Entry } from './ListPart.tsx';
import { blankOf, isRecord, openAtFirst } from './value-of.ts';

const small = new Set<FormField['kind']>(['switch', 'text', 'number', 'choice']);

/** Entries under names: currencies, countries, groups, pages. */
export function MapPart(props: PartProps): ReactNode {
  const { label } = props;
  return (
    <fieldset className="grid min-w-0 gap-2">
      {label && <legend className="pb-1 text-13 font-semibold text-text-soft">{label}</legend>}
      <MapEntries {...props} />
    </fieldset>
  );
}

export function MapEntries({ field, value, path, issues, onChange }: PartProps): ReactNode {
  const record = isRecord(value) ? value : {};
  const item = field.item as FormField;
  const at = (key: string) => (path ? `${path}.${key}` : key);
  const without = (key: string) => Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
  const entries = Object.entries(record);
  return (
    <div className="grid min-w-0 gap-2">
      {issues.get(path) && <p className="text-xs text-danger">{issues.get(path)}</p>}
      {entries.length === 0 && <p className="text-13 text-text-faint">{own.none}</p>}
      {entries.map(([key, entry]) => {
        const part = (
          <FormPart
            field={item}
            value={entry}
            label={item.kind === 'group' || item.kind === 'map' ? '' : key}
            path={at(key)}
            issues={issues}
            onChange={(changed) => onChange({ ...record, [key]: changed })}
          />
        );
        if (!small.has(item.kind)) {
          return (
            <Entry
              key={key}
              name={key}
              path={at(key)}
              issues={issues}
              isOpen={entries.length <= openAtFirst}
              onRemove={() => onChange(without(key))}
            >
              {part}
            </Entry>
          );
        }
        return (
          <div key={key} className="flex min-w-0 items-center gap-2">
            <div className="min-w-0 flex-1">{part}</div>
            <Button
              size="small"
              look="quiet"
              icon="trash"
              aria-label={own.removeOf(key)}
              onClick={() => onChange(without(key))}
            >
              {own.remove}
            </Button>
          </div>
        );
      })}
      <NewEntry
        taken={new Set(Object.keys(record))}
        choices={field.choices}
        onAdd={(key) => onChange({ ...record, [key]: blankOf(item) })}
      />
    </div>
  );
}

interface NewEntryProps {
  taken: ReadonlySet<string>;
  choices: readonly string[] | undefined;
  onAdd: (key: string) => void;
}

function NewEntry({ taken, choices, onAdd }: NewEntryProps): ReactNode {
  const [typed, setTyped] = useState('');
  const free = choices?.filter((choice) => !taken.has(choice));
  if (free?.length === 0) return null;
  const key = free ? (free.includes(typed) ? typed : (free[0] ?? '')) : typed.trim();
  const add = () => {
    onAdd(key);
    setTyped('');
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      {free ? (
        <Select
          className="min-w-40 flex-1 sm:max-w-80"
          label={own.key}
          value={key}
          onChange={(event) => setTyped(event.target.value)}
          options={free.map((choice) => ({ value: choice, label: choice }))}
        />
      ) : (
        <Field
          className="min-w-40 flex-1 sm:max-w-80"
          label={own.key}
          error={taken.has(key) ? own.keyTaken : undefined}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (key && !taken.has(key)) add();
          }}
        />
      )}
      <Button className="mt-6.5" look="outline" icon="plus" disabled={!key || taken.has(key)} onClick={add}>
        {own.addEntry}
      </Button>
    </div>
  );
}
