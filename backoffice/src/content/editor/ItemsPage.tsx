import type { ContentItem, ContentKind } from '@halley/contract';
import { Badge, Button, Dialog, Field, Select } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '../../api/index.ts';
import { type ListColumn, Page, ResourceList, showTime } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { ContentTabs } from '../ContentTabs.tsx';
import { Named } from './ChangesPage.tsx';
import { changeStates, itemStates, languages, editorWords as own } from './editor-words.ts';
import { itemHref, nameFrom } from './item-href.ts';

const { itemColumns: heads } = own;
const tabOf = {
  page: 'pages',
  snippet: 'pages',
  list: 'pages',
  banner: 'banners',
  menu: 'menus',
  text: 'words',
} as const;

const columns: readonly ListColumn<ContentItem>[] = [
  { key: 'title', head: heads.title, cell: ({ title, name }) => <Named title={titleOf(title)} name={name} /> },
  {
    key: 'place',
    head: heads.place,
    cell: ({ brand, market }) => [brand, market].filter(Boolean).join(', ') || own.everywhere,
  },
  {
    key: 'state',
    head: heads.state,
    cell: ({ state, change }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <Badge tone={state === 'published' ? 'win' : 'neutral'}>{itemStates[state]}</Badge>
        {change && <Badge tone="warn">{own.changing(changeStates[change === 'published' ? 'live' : change])}</Badge>}
      </span>
    ),
  },
  {
    key: 'languages',
    head: heads.languages,
    cell: ({ missing }) =>
      missing.length === 0
        ? own.allLanguages
        : own.missing(missing.map((code) => languages[code as keyof typeof languages] ?? code).join(', ')),
    from: 'md',
  },
  {
    key: 'written',
    head: heads.written,
    cell: ({ written_at, written_by }) =>
      written_by === 'release' ? own.shipped : `${showTime(written_at)}, ${written_by}`,
    from: 'lg',
  },
];

const titleOf = (title: string) => (own.menu.names as Record<string, string>)[title] ?? title;

export const PagesPage = (): ReactNode => <ItemsPage kinds={['page', 'snippet', 'list']} />;
export const BannersPage = (): ReactNode => <ItemsPage kinds={['banner']} />;
export const MenusPage = (): ReactNode => <ItemsPage kinds={['menu']} />;

/** Everything of one kind that editors write. */
function ItemsPage({ kinds }: { kinds: readonly [ContentKind, ...ContentKind[]] }): ReactNode {
  const [params] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const mayWrite = useStaff().may('content.manage');
  const kind = kinds.find((one) => one === params.get('kind')) ?? kinds[0];
  return (
    <Page
      title={own.kinds[kind]}
      actions={
        mayWrite &&
        own.add[kind] && (
          <Button look="primary" size="small" icon="plus" onClick={() => setAdding(true)}>
            {own.add[kind]}
          </Button>
        )
      }
    >
      <ContentTabs current={tabOf[kind]} />
      <p className="max-w-prose text-text-soft">{own.itemsIntro[kind]}</p>
      <ResourceList
        key={kind}
        call="listContentItems"
        caption={own.kinds[kind]}
        empty={own.none}
        {...(kinds.length > 1
          ? {
              filters: {
                kind: { label: own.kind, options: kinds.map((value) => ({ value, label: own.kinds[value] })) },
              },
            }
          : {})}
        given={{ kind }}
        rows={(items) => items}
        rowKey={({ name }) => name}
        columns={columns}
        href={({ name }) => itemHref(name)}
      />
      {adding && <AddDialog kind={kind} onClosed={() => setAdding(false)} />}
    </Page>
  );
}

function AddDialog({ kind, onClosed }: { kind: ContentKind; onClosed: () => void }): ReactNode {
  const navigate = useNavigate();
  const { data: brands } = useRead('readConfigDocument', { params: { name: 'brands' } });
  const [key, setKey] = useState(kind === 'menu' ? 'top-menu' : '');
  const [brand, setBrand] = useState('');
  const [market, setMarket] = useState('');
  const isFit = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/.test(key) && /^(?:[A-Za-z]{2})?$/.test(market);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFit) void navigate(itemHref(nameFrom({ kind, key, market, brand })));
  };
  const named = (Array.isArray(brands?.content) ? brands.content : []) as { id: string; name: string }[];
  return (
    <Dialog title={own.addTitle} description={own.addText} onClosed={onClosed}>
      <form onSubmit={submit} className="grid gap-4">
        {kind === 'menu' ? (
          <Select
            label={own.key}
            value={key}
            onChange={(event) => setKey(event.target.value)}
            options={Object.entries(own.menu.names).map(([value, label]) => ({ value, label }))}
          />
        ) : (
          <Field
            label={own.key}
            autoComplete="off"
            value={key}
            error={key !== '' && !isFit ? own.keyWrong : undefined}
            onChange={(event) => setKey(event.target.value)}
          />
        )}
        <Select
          label={own.brand}
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
          options={[{ value: '', label: own.allBrands }, ...named.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        {kind !== 'banner' && (
          <Field
            label={own.market}
            hint={own.marketHint}
            maxLength={2}
            autoComplete="off"
            value={market}
            onChange={(event) => setMarket(event.target.value)}
          />
        )}
        <div className="flex justify-end">
          <Button type="submit" look="primary" disabled={!isFit}>
            {own.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
