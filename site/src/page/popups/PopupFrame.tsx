import { Dialog, type DialogProps } from '@halley/ui/Dialog.tsx';
import { useEffect, useRef } from 'react';
import { type PopupName, popups } from './create-popups.ts';
import { debounce } from './debounce.ts';

export interface PopupFrameProps extends Pick<DialogProps, 'title' | 'description' | 'children' | 'closable'> {
  name: PopupName;
  /** A click beside it does not close it. */
  blockOverlay?: boolean;
  onClosed?: () => void;
}

export const resizeDelayMs = 150;

/** The dialog round every popup. It stays inside what is visible when a phone's keyboard takes half of the screen. */
export function PopupFrame({ name, blockOverlay = false, onClosed, children, ...rest }: PopupFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fit = () => {
      const dialog = content.current?.closest<HTMLElement>('[role=dialog]');
      const visible = window.visualViewport?.height ?? window.innerHeight;
      dialog?.style.setProperty('max-height', `${Math.round(visible * 0.94)}px`);
    };
    const fitSoon = debounce(fit, resizeDelayMs);
    const view = window.visualViewport ?? window;
    view.addEventListener('resize', fitSoon);
    return () => {
      view.removeEventListener('resize', fitSoon);
      fitSoon.cancel();
    };
  }, []);
  return (
    <Dialog
      {...rest}
      overlayCloses={!blockOverlay}
      onClosed={() => {
        popups.close(name);
        onClosed?.();
      }}
    >
      <div ref={content} className="grid gap-4">
        {children}
      </div>
    </Dialog>
  );
}
