import type { FormField } from '@halley/contract';
import { Badge, Button, Icon, IconButton, TextArea } from '@halley/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { documentWords as own } from '../document-words.ts';
import { FormPart, type PartProps } from './FormPart.tsx';
import { hintOf } from './field-hints.ts';
import { inSentence } from './label-of.ts';
import { blankOf, isLong, nameOfEntry, openAtFirst, type Value } from './value-of.ts';

export function ListPart(props: PartProps): ReactNode {
  const { field } = props;
  return field.item?.kind === 'text' && !isLong(field.item) ? <Lines {...props} /> : <Entries {...props} />;
}

/** Short texts: one in each line. */
function Lines({ value, label, path, issues, onChange }: PartProps): ReactNode {
  const list = Array.isArray(value) ? value.map(String) : [];
  // What is typed stays as it is typed, an empty line is where the next one begins; unless the list is another by now.
  const [typed, setTyped] = useState({ text: '', of: undefined as Value });
  const text = typed.of === value ? typed.text : list.join('\n');
  const said = [...issues].find(([where]) => where === path || where.startsWith(`${path}.`))?.[1];
  return (
    <TextArea
      label={label || own.content}
      hint={[hintOf(path), own.linesHint].filter(Boolean).join(' ')}
      error={said}
      rows={Math.min(8, Math.max(2, list.length + 1))}
      value={text}
      onChange={(event) => {
        const lines = linesOf(event.target.value);
        setTyped({ text: event.target.value, of: lines });
        onChange(lines);
      }}
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function Entries({ field, value, label, path, issues, onChange }: PartProps): ReactNode {
  const list: Value[] = Array.isArray(value) ? value : [];
  const item = field.item as FormField;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  return (
    <fieldset className="grid min-w-0 gap-2">
      {label && <legend className="pb-1 text-13 font-semibold text-text-soft">{label}</legend>}
      {hintOf(path) && <p className="text-xs text-text-faint">{hintOf(path)}</p>}
      {issues.get(path) && <p className="text-xs text-danger">{issues.get(path)}</p>}
      {list.length === 0 && <p className="text-13 text-text-faint">{own.none}</p>}
      {list.map((entry, at) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else, and all they show is given to them
          key={at}
          name={nameOfEntry(entry, own.entry(at + 1))}
          path={path ? `${path}.${at}` : String(at)}
          issues={issues}
          isOpen={list.length <= openAtFirst || isShown.current}
          onRemove={() => onChange(list.toSpliced(at, 1))}
          onUp={at === 0 ? undefined : () => onChange(list.toSpliced(at - 1, 2, entry, list[at - 1]))}
        >
          <FormPart
            field={item}
            value={entry}
            label={item.kind === 'group' ? '' : own.entry(at + 1)}
            path={path ? `${path}.${at}` : String(at)}
            issues={issues}
            onChange={(changed) => onChange(list.with(at, changed))}
          />
        </Entry>
      ))}
      {list.length < (field.most ?? Number.POSITIVE_INFINITY) && (
        <div>
          <Button size="small" look="outline" icon="plus" onClick={() => onChange([...list, blankOf(item)])}>
            {label ? own.add(inSentence(label)) : own.addEntry}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

export interface EntryProps {
  name: string;
  path: string;
  issues: ReadonlyMap<string, string>;
  isOpen: boolean;
  onRemove: () => void;
  onUp?: (() => void) | undefined;
  children: ReactNode;
}

/** One entry that folds, so that a long list stays readable. What does not fit inside is seen from outside. */
export function Entry({ name, path, issues, isOpen, onRemove, onUp, children }: EntryProps): ReactNode {
  const [isOpenAtFirst] = useState(isOpen);
  const isWrong = [...issues.keys()].some((where) => where === path || where.startsWith(`${path}.`));
  return (
    <details
      open={isOpenAtFirst || isWrong}
      className="min-w-0 rounded-md bg-surface-2/50 px-3 inset-ring inset-ring-line"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-13 font-semibold marker:content-none">
        <Icon
          name="chevron-down"
          size="small"
          className="shrink-0 text-text-faint transition-transform duration-fast [details[open]>summary>&]:rotate-180"
        />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {isWrong && <Badge tone="danger">{own.issues(1).replace(':', '')}</Badge>}
      </summary>
      <div className="grid gap-3 pb-3">
        {children}
        <div className="flex justify-end gap-2">
          {onUp && <IconButton icon="arrow-up" size="small" label={own.up(name)} onClick={onUp} />}
          <Button size="small" look="quiet" icon="trash" aria-label={own.removeOf(name)} onClick={onRemove}>
            {own.remove}
          </Button>
        </div>
      </div>
    </details>
  );
}
