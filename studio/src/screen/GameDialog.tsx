import { IconButton } from '@halley/ui/Button.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from './words.tsx';

/**
 * The frame of a game is as tall as its content, so the middle of the frame may be far outside the window. This dialog
 * opens beside what was pressed. The browser's own dialog traps the focus, closes on Escape and gives the focus back.
 */
export function GameDialog(props: { title: string; onClose: () => void; children: ReactNode }): ReactNode {
  const { text } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const pressed = document.activeElement?.getBoundingClientRect();
    element.showModal();
    if (pressed) {
      const room = window.innerHeight - element.offsetHeight - 16;
      const top = Math.min(pressed.top - element.offsetHeight / 2, room);
      element.style.marginTop = `${Math.max(16, top)}px`;
    }
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={props.onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={(event) => event.stopPropagation()}
      className="game-dialog mx-auto w-[min(30rem,calc(100vw-1.5rem))] overflow-y-auto rounded-2xl bg-surface-1 p-0 text-text shadow-3 backdrop:bg-night-950/76"
    >
      <div className="grid gap-5 p-5 md:p-7">
        <header className="flex min-h-11 items-center gap-3">
          <h2 id={titleId} className="title-section">
            {props.title}
          </h2>
          <IconButton
            icon="close"
            label={text('studio.close')}
            onClick={() => dialog.current?.close()}
            className="-mr-2.5 ml-auto"
          />
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
