import { type Language, languages, type Words, wordsFor } from '../words/words-for.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface Place {
  /** The path we are served below: empty, or `/demo/pay`. */
  base: string;
  language: Language;
}

const name = 'Transit Pay';

const logo =
  '<svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14"/><circle class="planet" cx="21" cy="13" r="4"/></svg>';

/** One page: nothing inline, no script at all. */
export function shell(place: Place, page: { title: string; body: string; wide?: boolean }): string {
  const words = wordsFor(place.language);
  return `<!doctype html>
<html lang="${place.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(page.title)} · ${name}</title><link rel="stylesheet" href="${place.base}/pay.css"></head>
<body><header><a class="name" href="${place.base}/?lang=${place.language}">${logo}${name}</a><p class="sandbox">${escapeHtml(words.sandbox)}</p></header>
<main class="${page.wide ? 'wide' : 'narrow'}">
${page.body}
</main></body></html>
`;
}

export interface FieldOptions {
  name: string;
  label: string;
  value?: string;
  error?: string | undefined;
  hint?: string;
  attributes?: string;
}

export function field({ name: key, label, value = '', error, hint, attributes = '' }: FieldOptions): string {
  const note = error ?? hint;
  const described = note === undefined ? '' : ` aria-describedby="${key}-note"`;
  return `<p class="field"><label for="${key}">${escapeHtml(label)}</label>
<input id="${key}" name="${key}" value="${escapeHtml(value)}" ${attributes}${described}${error ? ' aria-invalid="true"' : ''}>${
    note === undefined ? '' : `<span id="${key}-note" class="${error ? 'error' : 'hint'}">${escapeHtml(note)}</span>`
  }</p>`;
}

export function choice(key: string, label: string, options: readonly string[], chosen?: string): string {
  const items = options.map(
    (option) => `<option${option === chosen ? ' selected' : ''}>${escapeHtml(option)}</option>`,
  );
  return `<p class="field"><label for="${key}">${escapeHtml(label)}</label><select id="${key}" name="${key}">${items.join('')}</select></p>`;
}

export const button = (label: string, { value, kind = '' }: { value?: string; kind?: string } = {}): string =>
  `<button${kind && ` class="${kind}"`}${value === undefined ? '' : ` name="outcome" value="${value}"`}>${escapeHtml(label)}</button>`;

export const facts = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl class="facts">${pairs.map(([term, value]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

/** The other languages of a page, as links. */
export const tongues = (place: Place, path: string): string =>
  `<nav class="tongues" aria-label="Language">${languages
    .map((language) => {
      const mark = language === place.language ? ' aria-current="true"' : '';
      return `<a href="${place.base}${escapeHtml(path)}lang=${language}" lang="${language}" hreflang="${language}"${mark}>${language.toUpperCase()}</a>`;
    })
    .join('')}</nav>`;

export const plain = (place: Place, sentence: (words: Words) => string): string => {
  const words = wordsFor(place.language);
  return shell(place, { title: name, body: `<h1>${escapeHtml(sentence(words))}</h1>` });
};
