import type { ContentPicture } from '@halley/contract';
import { FileDrop } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type Action, action, linkClass, Page, ResourceList, showTime } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { ContentTabs } from '../ContentTabs.tsx';
import { editorWords, languageCodes, languages } from '../editor/editor-words.ts';
import { itemHref } from '../editor/item-href.ts';
import { titleOf } from '../title-of.ts';
import { CropDialog } from './CropDialog.tsx';

const own = editorWords.pictures;

/** Images of the site: taken in, described, and where each is used. */
export function ImagesPage(): ReactNode {
  const mayWrite = useStaff().may('content.manage');
  const [file, setFile] = useState<File>();
  const [taken, setTaken] = useState(0);
  return (
    <Page title={own.title}>
      <ContentTabs current="pictures" />
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      {mayWrite && (
        <FileDrop
          label={own.add}
          invitation={own.drop}
          choose={own.choose}
          accept="image/jpeg,image/png,image/webp"
          hint={own.hint}
          onFile={setFile}
        />
      )}
      <ResourceList
        call="listContentPictures"
        caption={own.title}
        empty={own.none}
        version={taken}
        rows={(pictures) => pictures}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'picture',
            head: own.title,
            cell: ({ url, alt, name }) => (
              <span className="inline-flex items-center gap-3">
                <img src={url} alt={alt.en ?? ''} className="h-14 w-24 rounded-sm object-cover" loading="lazy" />
                <span className="inline-grid whitespace-normal">
                  <b className="wrap-anywhere">{alt.en}</b>
                  <span className="text-xs text-text-faint">{name}</span>
                </span>
              </span>
            ),
          },
          { key: 'address', head: own.address, cell: ({ url }) => <code className="text-xs">{url}</code>, from: 'lg' },
          { key: 'size', head: editorWords.width, cell: sizeOf, from: 'lg' },
          { key: 'used', head: own.used, cell: ({ used_in }) => <UsedIn names={used_in} /> },
          {
            key: 'added',
            head: editorWords.itemColumns.written,
            cell: ({ added_at, added_by }) => `${showTime(added_at)}, ${added_by}`,
            from: 'lg',
          },
        ]}
        actions={(picture) => [describe(picture)]}
      />
      {file && (
        <CropDialog file={file} onTaken={() => setTaken((before) => before + 1)} onClosed={() => setFile(undefined)} />
      )}
    </Page>
  );
}

function sizeOf({ width, height, files }: ContentPicture): string {
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
  return `${own.size(width, height)}; ${own.kept(files.length, Math.ceil(bytes / 1024))}`;
}

function UsedIn({ names }: { names: readonly string[] }): ReactNode {
  if (names.length === 0) return <span className="text-text-faint">{own.unused}</span>;
  return (
    <span className="inline-grid">
      {names.map((name) => (
        <Link key={name} to={itemHref(name)} className={linkClass}>
          {titleOf(name)}
        </Link>
      ))}
    </span>
  );
}

/** What it shows, in the languages of the site. */
function describe({ id, name, alt }: ContentPicture): Action {
  return action('describeContentPicture', {
    label: own.describe,
    name: own.describeOf(name),
    title: own.alt,
    text: own.altHint,
    look: 'outline',
    params: { id },
    start: alt as never,
    labels: Object.fromEntries(languageCodes.map((code) => [code, { label: languages[code] }])) as never,
    done: own.described,
  });
}
