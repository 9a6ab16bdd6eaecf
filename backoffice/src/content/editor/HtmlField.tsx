import { Button, TextArea } from '@halley/ui';
import { type ReactNode, useRef } from 'react';
import { ImagePick } from '../images/ImagePick.tsx';
import { editorWords as own } from './editor-words.ts';

interface HtmlFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

const { marks } = own;
const wrapped: Record<Exclude<keyof typeof marks, 'img'>, readonly [before: string, after: string]> = {
  h2: ['<h2>', '</h2>'],
  h3: ['<h3>', '</h3>'],
  strong: ['<strong>', '</strong>'],
  em: ['<em>', '</em>'],
  a: ['<a href="/">', '</a>'],
  ul: ['<ul>\n  <li>', '</li>\n</ul>'],
};

/** HTML by hand, with marks for who does not know them all. What is selected is put between them. */
export function HtmlField({ label, value, error, onChange }: HtmlFieldProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const put = (before: string, after: string) => {
    const area = box.current?.querySelector('textarea');
    const [start, end] = [area?.selectionStart ?? value.length, area?.selectionEnd ?? value.length];
    onChange(`${value.slice(0, start)}${before}${value.slice(start, end)}${after}${value.slice(end)}`);
    area?.focus();
  };
  return (
    <div ref={box} className="grid gap-2">
      <div role="toolbar" aria-label={own.toolbar} className="flex flex-wrap gap-1.5">
        {(Object.keys(wrapped) as (keyof typeof wrapped)[]).map((mark) => (
          <Button key={mark} size="small" look="secondary" onClick={() => put(...wrapped[mark])}>
            {marks[mark]}
          </Button>
        ))}
        <ImagePick
          label={marks.img}
          onPick={({ url, alt }) => put(`<img src="${url}" alt="${escaped(alt.en ?? '')}">`, '')}
        />
      </div>
      <TextArea
        label={label}
        hint={own.htmlHint}
        error={error}
        rows={18}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
