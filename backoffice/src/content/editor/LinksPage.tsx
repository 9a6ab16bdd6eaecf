import type { BrokenLink } from '@halley/contract';
import { type ReactNode, useState } from 'react';
import { type ListColumn, Page, ResourceList } from '../../console/index.ts';
import { ContentTabs } from '../ContentTabs.tsx';
import { Named } from './ChangesPage.tsx';
import { editorWords, faults } from './editor-words.ts';
import { itemHref } from './item-href.ts';

const own = editorWords.links;

const columns: readonly ListColumn<BrokenLink>[] = [
  { key: 'what', head: own.columns.what, cell: ({ title, name }) => <Named title={title} name={name} /> },
  { key: 'link', head: own.columns.link, cell: ({ link }) => <span className="wrap-anywhere">{link}</span> },
  { key: 'fault', head: own.columns.fault, cell: ({ fault }) => faults[fault] },
  { key: 'field', head: own.columns.field, cell: ({ field }) => field, from: 'md' },
];

/** Links of everything that counts now which lead nowhere. */
export function LinksPage(): ReactNode {
  const [lookedAt, setLookedAt] = useState(0);
  return (
    <Page title={own.title}>
      <ContentTabs current="links" />
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      <ResourceList
        call="listBrokenLinks"
        caption={own.caption}
        empty={own.none(lookedAt)}
        rows={({ broken }) => broken}
        rowKey={({ name, field, link }) => `${name} ${field} ${link}`}
        columns={columns}
        href={({ name }) => itemHref(name)}
        onRead={({ looked_at }) => setLookedAt(looked_at)}
      />
    </Page>
  );
}
