import type { ContentWord } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { type ListColumn, Page, ResourceList } from '../../console/index.ts';
import { ContentTabs } from '../ContentTabs.tsx';
import { editorWords, languageCodes, languages } from './editor-words.ts';
import { itemHref } from './item-href.ts';

const own = editorWords.words;

const columns: readonly ListColumn<ContentWord>[] = [
  {
    key: 'key',
    head: own.key,
    cell: ({ key }) => <span className="inline-block min-w-44 wrap-anywhere whitespace-normal">{key}</span>,
  },
  ...languageCodes.map((code) => ({
    key: code,
    head: languages[code],
    cell: ({ usual, own: said }: ContentWord) => (
      <span className="inline-grid gap-1 whitespace-normal wrap-anywhere">
        {said[code] ?? usual[code] ?? <Badge tone="warn">{editorWords.missing(languages[code])}</Badge>}
        {said[code] !== undefined && (
          <span>
            <Badge tone="info">{own.own}</Badge>
          </span>
        )}
        {said[code] === undefined && Object.keys(said).length > 0 && (
          <span className="text-xs text-text-faint">{own.notSaid}</span>
        )}
      </span>
    ),
    from: code === 'en' ? undefined : ('lg' as const),
  })),
];

/** Words of the site, five languages beside each other. */
export function WordsPage(): ReactNode {
  return (
    <Page title={own.title}>
      <ContentTabs current="words" />
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      <ResourceList
        call="listContentWords"
        caption={own.title}
        empty={own.none}
        filters={{
          search: { label: own.search, wide: true },
          show: {
            label: own.show,
            any: own.all,
            options: (['changed', 'missing'] as const).map((value) => ({ value, label: own.shows[value] })),
          },
        }}
        rows={({ words }) => words}
        rowKey={({ key }) => key}
        columns={columns}
        href={({ key }) => itemHref(`text:${key}`)}
        found={({ found }) => own.found(found)}
      />
    </Page>
  );
}
