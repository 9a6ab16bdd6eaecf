import { Button, IconButton, Select, Toggle } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/index.ts';
import type { FieldsProps } from './content-values.ts';
import { editorWords } from './editor-words.ts';

const own = editorWords.menu;

interface Entry {
  path: string;
  hidden: boolean;
}

/** Pages of a menu in their order: moved by buttons, so that everybody can. */
export function MenuFields({ content, onChange }: FieldsProps): ReactNode {
  const { data: pages = [] } = useRead('listContentItems', { query: { kind: 'page' } });
  const [chosen, setChosen] = useState('');
  const entries = (content.entries ?? []) as readonly Entry[];
  const write = (next: readonly Entry[]) => onChange({ ...content, entries: next });
  const titleOf = (path: string) => pages.find(({ name }) => name === `page:${path}`)?.title ?? path;
  const common = pages.flatMap(({ name }) => (/[@~]/.test(name) ? [] : name.replace(/^page:/, '')));
  const others = common.filter((path) => !entries.some((entry) => entry.path === path));
  const swap = (at: number, to: number) => {
    const next = [...entries];
    [next[at], next[to]] = [entries[to] as Entry, entries[at] as Entry];
    write(next);
  };
  return (
    <div className="grid gap-4">
      {entries.length === 0 && <p className="text-text-soft">{own.empty}</p>}
      <ol className="grid gap-2">
        {entries.map((entry, at) => {
          const title = titleOf(entry.path);
          return (
            <li key={entry.path} className="flex flex-wrap items-center gap-3 rounded-md bg-surface-2 px-3 py-1.5">
              <span className="grid grow">
                <b>{title}</b>
                <span className="text-xs text-text-faint">/{entry.path}</span>
              </span>
              <Toggle
                label={own.shown(title)}
                labelHidden
                checked={!entry.hidden}
                onChange={({ target }) =>
                  write(entries.map((one) => (one === entry ? { ...one, hidden: !target.checked } : one)))
                }
              />
              <IconButton icon="arrow-up" label={own.up(title)} disabled={at === 0} onClick={() => swap(at, at - 1)} />
              <IconButton
                icon="arrow-down"
                label={own.down(title)}
                disabled={at === entries.length - 1}
                onClick={() => swap(at, at + 1)}
              />
              <IconButton
                icon="trash"
                label={own.remove(title)}
                onClick={() => write(entries.filter((one) => one !== entry))}
              />
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={own.add}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={[{ value: '', label: '–' }, ...others.map((path) => ({ value: path, label: titleOf(path) }))]}
        />
        <Button
          className="mb-6"
          disabled={!others.includes(chosen)}
          onClick={() => write([...entries, { path: chosen, hidden: false }])}
        >
          {own.put}
        </Button>
      </div>
    </div>
  );
}
