import type { ContentPicture } from '@halley/contract';
import { Button, Dialog, Field, Note, Segmented, toasts } from '@halley/ui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { call, inWords, useDeed } from '../../api/index.ts';
import { editorWords } from '../editor/editor-words.ts';
import { type Frame, movedFrame, type Shape, type Size, shapes, sizedFrame, wholeFrame } from './crop-frame.ts';

const own = editorWords.pictures;
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CropDialogProps {
  file: File;
  onTaken: (picture: ContentPicture) => void;
  onClosed: () => void;
}

/** An image before it is taken: which part of it stays, and what it shows. */
export function CropDialog({ file, onTaken, onClosed }: CropDialogProps): ReactNode {
  const url = useAddress(file);
  const [size, setSize] = useState<Size>();
  const [isBroken, setBroken] = useState(false);
  const [shape, setShape] = useState<Shape>('free');
  const [frame, setFrame] = useState<Frame>({ left: 0, top: 0, width: 0, height: 0 });
  const [alt, setAlt] = useState('');
  const { busy, error, run } = useDeed();
  const choose = (next: Shape) => {
    setShape(next);
    if (size) setFrame(wholeFrame(next, size));
  };
  const take = () =>
    run(async () => {
      const form = new FormData();
      form.append('alt', alt.trim());
      for (const side of ['left', 'top', 'width', 'height'] as const) form.append(side, String(frame[side]));
      form.append('file', file);
      const picture = await call('uploadContentPicture', { body: form as never });
      toasts.show({ title: own.taken, tone: 'win' });
      onTaken(picture);
      onClosed();
    });
  return (
    <Dialog title={own.cropTitle} description={own.cropText} onClosed={onClosed}>
      <div className="grid gap-4">
        {isBroken && <Note tone="danger">{own.unreadable}</Note>}
        {url && (
          <div className="relative w-fit max-w-full justify-self-center overflow-hidden rounded-md">
            <img
              src={url}
              alt=""
              className="block max-h-96 max-w-full"
              onError={() => setBroken(true)}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                setSize({ width, height });
                setFrame(wholeFrame(shape, { width, height }));
              }}
            />
            {size && <CropFrame frame={frame} size={size} shape={shape} onChange={setFrame} />}
          </div>
        )}
        {size && <p className="text-13 text-text-soft">{own.size(frame.width, frame.height)}</p>}
        <Segmented
          label={own.shape}
          value={shape}
          onChange={choose}
          options={(Object.keys(shapes) as Shape[]).map((value) => ({ value, label: own.shapes[value] }))}
        />
        <Field
          label={own.alt}
          hint={own.altHint}
          maxLength={300}
          autoComplete="off"
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
        <div className="flex justify-end">
          <Button look="primary" loading={busy} disabled={alt.trim().length < 3 || isBroken} onClick={take}>
            {own.take}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface CropFrameProps {
  frame: Frame;
  size: Size;
  shape: Shape;
  onChange: (frame: Frame) => void;
}

/** The frame over the image: dragged, sized by its corner, or both with the keyboard. */
function CropFrame({ frame, size, shape, onChange }: CropFrameProps): ReactNode {
  const held = useRef<{ x: number; y: number; from: Frame; isSized: boolean }>(undefined);
  const box = useRef<HTMLButtonElement>(null);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = Math.max(1, Math.round(size.width / 50));
    const by = { x: step.x * far, y: step.y * far };
    onChange(event.shiftKey ? sizedFrame(frame, by, size, shape) : movedFrame(frame, by, size));
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const isSized = (event.target as Element).hasAttribute('data-corner');
    held.current = { x: event.clientX, y: event.clientY, from: frame, isSized };
  };
  const onPointerMove = (event: PointerEvent) => {
    const shown = box.current?.parentElement?.clientWidth ?? 0;
    if (!held.current || shown === 0) return;
    const scale = size.width / shown;
    const { x, y, from, isSized } = held.current;
    const by = { x: (event.clientX - x) * scale, y: (event.clientY - y) * scale };
    onChange(isSized ? sizedFrame(from, by, size, shape) : movedFrame(from, by, size));
  };
  return (
    <button
      ref={box}
      type="button"
      aria-label={`${own.frame}: ${own.size(frame.width, frame.height)}`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        held.current = undefined;
      }}
      className="absolute cursor-move touch-none border-2 border-ice shadow-[0_0_0_100vmax_rgb(5_7_17/0.6)]"
      style={{
        left: share(frame.left, size.width),
        top: share(frame.top, size.height),
        width: share(frame.width, size.width),
        height: share(frame.height, size.height),
      }}
    >
      <span data-corner className="absolute -right-1 -bottom-1 size-4 cursor-nwse-resize rounded-sm bg-ice" />
    </button>
  );
}

/** A file as an address, for as long as it is shown. */
function useAddress(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
