import type { FormField } from '@halley/contract';
import { Button, IconButton } from '@halley/ui';
import type { ReactNode } from 'react';
import { documentWords as own } from '../document-words.ts';
import { FormPart, type PartProps } from './FormPart.tsx';
import { hintOf } from './field-hints.ts';
import { inSentence, labelOf } from './label-of.ts';
import { MapEntries } from './MapPart.tsx';
import { blankOf, isRecord } from './value-of.ts';

/** The fields of a thing, each under its own name; those that may be left out come when they are asked for. */
export function GroupPart({ field, value, label, path, issues, onChange }: PartProps): ReactNode {
  const record = isRecord(value) ? value : {};
  const fields = field.fields ?? [];
  const shown = fields.filter(({ name = '', optional }) => !optional || record[name] !== undefined);
  const missing = fields.filter(({ name = '', optional }) => optional && record[name] === undefined);
  const set = (name: string, changed: unknown) => onChange({ ...record, [name]: changed });
  const known = new Set(fields.map(({ name }) => name));
  return (
    <fieldset className="grid min-w-0 gap-3">
      {label && <legend className="pb-1 text-13 font-semibold text-text-soft">{label}</legend>}
      <div className={label ? 'grid gap-3 border-l-2 border-line pl-3' : 'grid gap-3'}>
        {hintOf(path) && <p className="text-xs text-text-faint">{hintOf(path)}</p>}
        {issues.get(path) && <p className="text-xs text-danger">{issues.get(path)}</p>}
        {shown.map((one) => (
          <GroupField
            key={one.name}
            field={one}
            onLeaveOut={one.optional ? () => set(one.name ?? '', undefined) : null}
          >
            <FormPart
              field={one}
              // Nothing is something to say: only what is not there at all is filled in.
              value={one.name !== undefined && one.name in record ? record[one.name] : blankOf(one)}
              label={labelOf(one.name ?? '')}
              path={path ? `${path}.${one.name}` : (one.name ?? '')}
              issues={issues}
              onChange={(changed) => set(one.name ?? '', changed)}
            />
          </GroupField>
        ))}
        {missing.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {missing.map((one) => (
              <Button
                key={one.name}
                size="small"
                look="quiet"
                icon="plus"
                onClick={() => set(one.name ?? '', blankOf(one))}
              >
                {own.add(inSentence(labelOf(one.name ?? '')))}
              </Button>
            ))}
          </div>
        )}
        {field.item && (
          <MapEntries
            field={{ kind: 'map', item: field.item }}
            value={Object.fromEntries(Object.entries(record).filter(([name]) => !known.has(name)))}
            label={label}
            path={path}
            issues={issues}
            onChange={(others) =>
              onChange({
                ...Object.fromEntries(Object.entries(record).filter(([name]) => known.has(name))),
                ...(others as object),
              })
            }
          />
        )}
      </div>
    </fieldset>
  );
}

function GroupField({
  field,
  onLeaveOut,
  children,
}: {
  field: FormField;
  onLeaveOut: (() => void) | null;
  children: ReactNode;
}): ReactNode {
  if (!onLeaveOut) return children;
  return (
    <div className="flex min-w-0 items-start gap-2">
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton
        icon="close"
        size="small"
        label={own.leaveOut(inSentence(labelOf(field.name ?? '')))}
        onClick={onLeaveOut}
      />
    </div>
  );
}
