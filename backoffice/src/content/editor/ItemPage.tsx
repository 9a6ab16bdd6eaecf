import type { ContentItemFile } from '@halley/contract';
import { Card, Facts, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../api/index.ts';
import { Actions, Back, Loading, Page, showTime } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { ChangeState, timesOf } from './ChangesPage.tsx';
import { editorWords as own } from './editor-words.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { ItemVersions } from './ItemVersions.tsx';
import { itemActions } from './item-actions.tsx';
import { SitePreview } from './SitePreview.tsx';

const lists = {
  page: '/content/pages',
  snippet: '/content/pages?kind=snippet',
  list: '/content/pages?kind=list',
  banner: '/content/banners',
  menu: '/content/menus',
  text: '/content/words',
} as const satisfies Record<ContentItemFile['kind'], string>;

/** One thing that editors write: its words, its change, how the site shows it, all it ever said. */
export function ItemPage(): ReactNode {
  const [params] = useSearchParams();
  const name = params.get('name') ?? '';
  const loaded = useRead('readContentItem', { query: { name } });
  const mayWrite = useStaff().may('content.manage');
  const { data: file, reload } = loaded;
  return (
    <Page
      title={file?.title || name}
      badge={file?.change && <ChangeState state={file.change.state} />}
      actions={file && <Actions actions={itemActions(file)} onDone={reload} />}
    >
      <Back to={lists[(file?.kind ?? 'page') as keyof typeof lists]}>{own.back}</Back>
      <Loading from={loaded}>
        {(item) => (
          <div className="grid gap-5">
            <p className="-mt-3 text-13 text-text-faint">{item.name}</p>
            {!mayWrite && <Note>{own.readOnly}</Note>}
            {item.change && <Change change={item.change} />}
            <ItemEditor key={item.name} file={item} mayWrite={mayWrite} onSaved={reload} />
            {item.newest > 0 && <SitePreview key={`${item.name} ${item.newest}`} file={item} />}
            <ItemVersions file={item} onDone={reload} />
          </div>
        )}
      </Loading>
    </Page>
  );
}

function Change({ change }: { change: NonNullable<ContentItemFile['change']> }): ReactNode {
  const facts = [
    { name: own.openedBy, value: `${change.opened_by}, ${showTime(change.opened_at)}` },
    { name: own.touchedBy, value: `${change.changed_by}, ${showTime(change.changed_at)}` },
    { name: own.agreedBy, value: change.decided_by },
    { name: own.counts, value: timesOf(change) },
    { name: own.lastSaid, value: change.note },
  ];
  return (
    <Card className="grid gap-2">
      <h2 className="title-card">{own.change}</h2>
      <Facts className="text-13" facts={facts.filter(({ value }) => value)} />
    </Card>
  );
}
