import type { QueuedDocument } from '@halley/contract';
import { Button, Note, Skeleton } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchFile, inWords, saveFile } from '../api/client.ts';
import { words } from '../words.ts';

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
  onShown,
}: {
  document: QueuedDocument;
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
  const label = words.documents.picture(words.documents.types[document.document_type]);
  return (
    <div className="grid min-w-0 gap-3">
      {pictures.includes(type) && (
        <img src={shown.url} alt={label} className="max-h-[70dvh] w-full rounded-md bg-night-900 object-contain" />
      )}
      {type === 'application/pdf' && (
        <iframe src={shown.url} title={label} className="h-[70dvh] w-full rounded-md bg-paper" />
      )}
      {!pictures.includes(type) && type !== 'application/pdf' && <Note>{words.documents.cannotShow}</Note>}
      <div>
        <Button size="small" look="quiet" icon="download" onClick={() => saveFile(shown)}>
          {words.documents.download}
        </Button>
      </div>
    </div>
  );
}
