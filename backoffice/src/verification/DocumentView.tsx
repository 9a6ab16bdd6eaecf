import type { QueuedDocument } from '@halley/contract';
import { Button, IconButton, Note, Skeleton } from '@halley/ui';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { fetchFile, inWords, saveFile } from '../api/index.ts';
import { words } from '../words/index.ts';
import type { DocumentSight } from './use-view.ts';

interface Shown {
  blob: Blob;
  fileName: string;
  url: string;
}

/** Kinds that browsers draw. */
const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** The file comes as an attachment and is shown from memory: there is no address at which a browser would open it. */
export function DocumentView({
  document,
  sight,
  onShown,
}: {
  document: QueuedDocument;
  sight: DocumentSight;
  onShown: (isShown: boolean) => void;
}): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [error, setError] = useState<unknown>();
  const { id, content_type: type } = document;
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    onShown(false);
    fetchFile(`/api/staff/documents/${id}/file`).then((file) => {
      if (isGone) return;
      url = URL.createObjectURL(file.blob);
      setShown({ ...file, url });
      onShown(true);
    }, setError);
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, onShown]);

  if (error) return <Note tone="danger">{inWords(error)}</Note>;
  if (!shown) {
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-96 rounded-md" />
      </div>
    );
  }
  const isPicture = pictures.includes(type);
  const label = words.documents.picture(words.documents.types[document.document_type]);
  return (
    <div className="grid min-w-0 gap-3">
      {isPicture || type === 'application/pdf' ? (
        <>
          <ViewButtons sight={sight} />
          <Stage sight={sight}>
            {(style) =>
              isPicture ? (
                <img src={shown.url} alt={label} style={style} className="object-contain" />
              ) : (
                <iframe src={shown.url} title={label} style={style} className="bg-paper" />
              )
            }
          </Stage>
        </>
      ) : (
        <Note>{words.documents.cannotShow}</Note>
      )}
      <div>
        <Button size="small" look="quiet" icon="download" onClick={() => saveFile(shown)}>
          {words.documents.download}
        </Button>
      </div>
    </div>
  );
}

function ViewButtons({ sight }: { sight: DocumentSight }): ReactNode {
  const { view } = words.documents;
  const { larger, smaller } = sight;
  return (
    <div role="toolbar" aria-label={view.label} className="flex flex-wrap items-center gap-1">
      <IconButton size="small" icon="minus" label={view.smaller} disabled={!smaller} onClick={smaller} />
      <IconButton size="small" icon="plus" label={view.larger} disabled={!larger} onClick={larger} />
      <IconButton size="small" icon="fullscreen" label={view.whole} onClick={sight.whole} />
      <IconButton
        size="small"
        icon="refresh"
        label={view.left}
        className="-scale-x-100"
        onClick={() => sight.turn(-1)}
      />
      <IconButton size="small" icon="refresh" label={view.right} onClick={() => sight.turn(1)} />
      <span role="status" className="ml-1 text-xs text-text-soft">
        {view.state(sight.zoom * 100, sight.quarters * 90)}
      </span>
    </div>
  );
}

/**
 * A window onto the document. The stage in it grows with the zoom and is scrolled; what stands on it is turned about its
 * middle, and fits the stage lying as well as standing.
 */
function Stage({
  sight,
  children,
}: {
  sight: DocumentSight;
  children: (style: CSSProperties) => ReactNode;
}): ReactNode {
  const size = `${sight.zoom * 100}%`;
  const isLying = sight.quarters % 2 === 1;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.documents.view.scroll}
      className="h-[70dvh] overflow-auto rounded-md bg-night-900"
    >
      <div className="relative" style={{ width: size, height: size, containerType: 'size' }}>
        {children({
          position: 'absolute',
          top: '50%',
          left: '50%',
          width: isLying ? '100cqh' : '100cqw',
          height: isLying ? '100cqw' : '100cqh',
          maxWidth: 'none',
          transform: `translate(-50%, -50%) rotate(${sight.quarters * 90}deg)`,
        })}
      </div>
    </section>
  );
}
