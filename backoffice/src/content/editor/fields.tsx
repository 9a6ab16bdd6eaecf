import type { ContentItemFile } from '@halley/contract';
import { Field, Select, TextArea, Toggle } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { JsonPart } from '../form/JsonPart.tsx';
import { BannerFields } from './BannerFields.tsx';
import {
  type FieldsProps,
  type PageText,
  placeholdersOf,
  valueAt,
  withTextIn,
  withValue,
  wordsOf,
} from './content-values.ts';
import { languageCodes, languages, editorWords as own, variants } from './editor-words.ts';
import { HtmlField } from './HtmlField.tsx';
import { ListFields } from './ListFields.tsx';
import { languagesOf } from './list-entries.ts';
import { MenuFields } from './MenuFields.tsx';

/** What no form can show. */
const json = { field: { kind: 'json' } } as const;

/** What is said in which languages, of the kinds that are written language by language. */
export const inLanguages: Partial<Record<ContentItemFile['kind'], (content: unknown, name: string) => unknown>> = {
  page: (content) => valueAt(content, 'texts'),
  snippet: (content) => valueAt(content, 'texts'),
  banner: (content) => valueAt(content, 'banner.title.text'),
  list: (content, name) => languagesOf(content, name, [...Object.keys(languages), ...Object.keys(variants)]),
};

/** Which language is written now; those in which nothing is said yet are marked. */
export function LanguageSelect({
  said,
  value,
  onChange,
}: {
  said: unknown;
  value: string;
  onChange: (language: string) => void;
}): ReactNode {
  const has = (code: string) => (typeof said === 'string' ? code === 'en' : Object.hasOwn(Object(said), code));
  const all = [...Object.entries(languages), ...Object.entries(variants)];
  return (
    <Select
      label={own.language}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={all.map(([code, name]) => ({ value: code, label: has(code) ? name : own.languageMissing(name) }))}
    />
  );
}

function PageFields({ content, language, issues, onChange }: FieldsProps): ReactNode {
  const text = (valueAt(content, `texts.${language}`) ?? {}) as Partial<PageText>;
  const at = (field: keyof PageText) => ({
    value: text[field] ?? '',
    error: issues.get(`texts.${language}.${field}`),
  });
  const write = (field: keyof PageText, value: string) => {
    const blank = { title: '', description: '', keywords: '', content: '' };
    const next = { ...blank, ...text, [field]: value };
    const isEmpty = Object.values(next).every((part) => part === '');
    // A language in which nothing is said is not there; English always is.
    onChange(withValue(content, `texts.${language}`, isEmpty && language !== 'en' ? undefined : next));
  };
  return (
    <>
      <Field label={own.title} {...at('title')} onChange={(event) => write('title', event.target.value)} />
      <Field
        label={own.description}
        {...at('description')}
        onChange={(event) => write('description', event.target.value)}
      />
      <HtmlField label={own.html} {...at('content')} onChange={(html) => write('content', html)} />
      <details>
        <summary className="min-h-11 cursor-pointer py-3 text-13 font-semibold">{own.frame}</summary>
        <div className="grid gap-3">
          <Field label={own.keywords} {...at('keywords')} onChange={(event) => write('keywords', event.target.value)} />
          <Tags content={content} onChange={onChange} />
          <Field
            type="number"
            label={own.order}
            value={String(content.order ?? 1000)}
            error={issues.get('order')}
            onChange={(event) => onChange({ ...content, order: Number(event.target.value) })}
          />
          <Toggle
            label={own.hidden}
            checked={content.hidden === true}
            onChange={(event) => onChange({ ...content, hidden: event.target.checked })}
          />
          <JsonPart
            {...json}
            label={own.structured}
            value={(content.json ?? {}) as never}
            path="json"
            issues={issues}
            onChange={(value) => onChange({ ...content, json: value })}
          />
        </div>
      </details>
    </>
  );
}

function SnippetFields({ content, language, issues, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <HtmlField
        label={own.html}
        value={String(valueAt(content, `texts.${language}`) ?? '')}
        error={issues.get(`texts.${language}`)}
        onChange={(html) => onChange({ ...content, texts: withTextIn(content.texts, language, html) })}
      />
      <Tags content={content} onChange={onChange} />
    </>
  );
}

/** Five languages beside each other, each with what the site says by itself. */
function TextFields({ file, content, issues, onChange }: FieldsProps): ReactNode {
  const texts = Object(content.texts) as Record<string, string>;
  const write = (language: string, text: string) => {
    const { [language]: _, ...others } = texts;
    onChange({ texts: text === '' ? others : { ...texts, [language]: text } });
  };
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {languageCodes.map((code) => (
        <div key={code} className="grid content-start gap-1">
          <TextArea
            label={texts[code] === undefined ? `${languages[code]} (${own.words.notSaid})` : languages[code]}
            hint={own.words.usual(file.usual[code] ?? '')}
            error={issues.get(`texts.${code}`)}
            rows={3}
            value={texts[code] ?? ''}
            onChange={(event) => write(code, event.target.value)}
          />
          {placeholdersOf(file.usual[code] ?? '') !== '' && (
            <p className="text-xs text-text-soft">{own.words.markers(placeholdersOf(file.usual[code] ?? ''))}</p>
          )}
        </div>
      ))}
    </div>
  );
}

function Tags({ content, onChange }: Pick<FieldsProps, 'content' | 'onChange'>): ReactNode {
  const [text, setText] = useState(() => (Array.isArray(content.categories) ? content.categories.join(', ') : ''));
  return (
    <Field
      label={own.categories}
      hint={own.categoriesHint}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange({ ...content, categories: wordsOf(target.value) });
      }}
    />
  );
}

/** How each kind is written. */
export const fieldsOf: Record<ContentItemFile['kind'], (props: FieldsProps) => ReactNode> = {
  page: PageFields,
  snippet: SnippetFields,
  banner: BannerFields,
  menu: MenuFields,
  text: TextFields,
  list: ListFields,
};
