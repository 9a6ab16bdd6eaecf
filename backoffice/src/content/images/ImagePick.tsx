import type { ContentPicture } from '@halley/contract';
import { Button, Dialog } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/index.ts';
import { Loading } from '../../console/index.ts';
import { editorWords } from '../editor/editor-words.ts';

const own = editorWords.pictures;

interface ImagePickProps {
  label: string;
  onPick: (picture: ContentPicture) => void;
}

/** One of the images that are there. */
export function ImagePick({ label, onPick }: ImagePickProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={own.title} description={own.intro} onClosed={() => setOpen(false)}>
          <Pictures
            onPick={(picture) => {
              onPick(picture);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Pictures({ onPick }: Pick<ImagePickProps, 'onPick'>): ReactNode {
  const loaded = useRead('listContentPictures');
  return (
    <Loading from={loaded}>
      {(pictures) =>
        pictures.length === 0 ? (
          <p className="text-text-soft">{own.none}</p>
        ) : (
          <ul className="grid max-h-96 grid-cols-2 gap-3 overflow-y-auto">
            {pictures.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className="grid w-full cursor-pointer gap-1 rounded-md bg-surface-2 p-2 text-left text-13"
                  onClick={() => onPick(picture)}
                >
                  <img src={picture.url} alt="" className="h-24 w-full rounded-sm object-cover" loading="lazy" />
                  <span className="wrap-anywhere">{picture.alt.en}</span>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loading>
  );
}
