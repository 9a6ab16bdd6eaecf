import { Button, Field, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { linkClass } from '../../console/index.ts';
import { Entry } from '../form/ListPart.tsx';
import { labelOf } from '../form/label-of.ts';
import { openAtFirst } from '../form/value-of.ts';
import { ImagePick } from '../images/ImagePick.tsx';
import { type Content, type FieldsProps, textIn, withTextIn, wordsOf } from './content-values.ts';
import { editorWords } from './editor-words.ts';
import { blankEntry, type EntryPart, partsOf, yearOf } from './list-entries.ts';

const own = editorWords.entries;

/** Awards, articles, files: entry by entry, in the order in which pages show them. */
export function ListFields({ file, content, language, issues, onChange }: FieldsProps): ReactNode {
  const [openFrom, setOpenFrom] = useState(Number.POSITIVE_INFINITY);
  const parts = partsOf(file.name);
  if (!parts) return <ElsewhereNote />;
  const list = (Array.isArray(content) ? content : []) as Content[];
  const put = (next: readonly Content[]) => onChange(next as unknown as Content);
  return (
    <div className="grid gap-2">
      {issues.get('it') && <Note tone="danger">{issues.get('it')}</Note>}
      {issues.get('id') && <Note tone="danger">{issues.get('id')}</Note>}
      {list.length === 0 && <p className="text-13 text-text-faint">{own.none}</p>}
      {list.map((entry, at) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else, and all they show is given to them
          key={`${list.length} ${at}`}
          name={nameOf(entry, parts, language) || own.entry(at + 1)}
          path={String(at)}
          issues={issues}
          isOpen={list.length <= openAtFirst || at >= openFrom}
          onRemove={() => put(list.toSpliced(at, 1))}
          onUp={at === 0 ? undefined : () => put(list.toSpliced(at - 1, 2, entry, list[at - 1] as Content))}
        >
          {Object.entries(parts).map(([part, kind]) => (
            <Part
              key={part}
              kind={kind}
              label={own.parts[part] ?? labelOf(part)}
              value={entry[part]}
              language={language}
              error={issues.get(`${at}.${part}`)}
              onChange={(value) => put(list.with(at, { ...entry, [part]: value }))}
            />
          ))}
        </Entry>
      ))}
      <div>
        <Button
          size="small"
          look="outline"
          icon="plus"
          onClick={() => {
            setOpenFrom(list.length);
            put([...list, blankEntry(parts)]);
          }}
        >
          {own.add}
        </Button>
      </div>
    </div>
  );
}

function ElsewhereNote(): ReactNode {
  return (
    <Note>
      {own.elsewhere}{' '}
      <Link to="/content/banners" className={linkClass}>
        {own.toBanners}
      </Link>
    </Note>
  );
}

/** By its first words, in the language that is written now or in English. */
function nameOf(entry: Content, parts: Readonly<Record<string, EntryPart>>, language: string): string {
  const [part = ''] = Object.entries(parts).find(([, kind]) => kind === 'words') ?? [];
  return textIn(entry[part], language) || textIn(entry[part], 'en');
}

interface PartProps {
  kind: EntryPart;
  label: string;
  value: unknown;
  language: string;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

function Part({ kind, label, value, language, error, onChange }: PartProps): ReactNode {
  if (kind === 'tags') return <Tags label={label} value={value} error={error} onChange={onChange} />;
  if (kind === 'words') {
    return (
      <Field
        label={label}
        error={error}
        value={textIn(value, language)}
        onChange={({ target }) => onChange(withTextIn(value, language, target.value))}
      />
    );
  }
  const field = (
    <Field
      type={kind === 'day' ? 'date' : 'text'}
      label={label}
      hint={kind === 'link' ? own.linkHint : undefined}
      error={error}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(kind === 'year' ? yearOf(target.value) : target.value)}
    />
  );
  if (kind !== 'image') return field;
  return (
    <div className="flex items-end gap-2 *:first:grow">
      {field}
      <span className="pb-6">
        <ImagePick label={editorWords.marks.img} onPick={({ url }) => onChange(url)} />
      </span>
    </div>
  );
}

/** What is typed stays as it is typed. */
function Tags({ label, value, error, onChange }: Pick<PartProps, 'label' | 'value' | 'error' | 'onChange'>): ReactNode {
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join(', ') : ''));
  return (
    <Field
      label={label}
      hint={editorWords.categoriesHint}
      error={error}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(wordsOf(target.value));
      }}
    />
  );
}
