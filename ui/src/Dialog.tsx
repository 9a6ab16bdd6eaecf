import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import { inertOthers } from './inert-others.ts';
import { toasts } from './toasts.ts';
import { useUi } from './Ui.tsx';
import { useScrollLock } from './use-scroll-lock.ts';

/** Between the wish to close and `onClosed`; the way out is drawn meanwhile. */
export const dialogCloseDelayMs = 100;

export interface DialogProps {
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean;
  /** One sentence under the title. */
  description?: ReactNode;
  /** A dialog that is a URL is open while it is mounted. */
  open?: boolean;
  /** The dialog has closed: take the state or the URL back. */
  onClosed: () => void;
  /** Shows the arrow at the top left: a flow changes steps inside one dialog. */
  onBack?: () => void;
  escapeCloses?: boolean;
  overlayCloses?: boolean;
  /** Without the cross nothing but the content closes it; the reality check is the only such dialog. */
  closable?: boolean;
  /** Hides the cross alone: the overlay, Escape and the browser's way back still close. */
  crossHidden?: boolean;
  /** Fills the mind, not the screen: the page behind is hardly seen. The sheet is as high as what it holds. */
  full?: boolean;
  level?: 'modal' | 'reality-check';
  /** At the end of the body. Off: drawn in place, also by the server; then its place must be the end of the page. */
  portal?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Centred on a desktop, a sheet from below on a phone. The page behind is dimmed, inert and does not scroll.
 * Focus goes to the element with `data-autofocus`, else to the dialog, and back to where it was.
 */
export function Dialog({ open = true, portal = true, ...rest }: DialogProps): ReactNode {
  const [leaving, setLeaving] = useState(false);
  const { onClosed } = rest;
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      setLeaving(false);
      closed.current();
    }, dialogCloseDelayMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  if (!open) return null;
  const layer = <Layer {...rest} leaving={leaving} onLeave={() => setLeaving(true)} />;
  return (
    <Radix.Root open onOpenChange={(next) => next || setLeaving(true)}>
      {portal ? <Radix.Portal>{layer}</Radix.Portal> : layer}
    </Radix.Root>
  );
}

type LayerProps = Omit<DialogProps, 'open' | 'portal' | 'onClosed'> & { leaving: boolean; onLeave: () => void };

const levels = { modal: 'z-modal', 'reality-check': 'z-reality-check' };

function Layer(props: LayerProps): ReactNode {
  const { title, titleHidden, description, onBack, level = 'modal', leaving, onLeave, className, children } = props;
  const { escapeCloses = true, overlayCloses = true, closable = true, crossHidden = false, full = false } = props;
  const { text } = useUi();
  const cameFrom = useRef<Element | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Read before the page goes inert, which takes the focus away.
    cameFrom.current ??= document.activeElement;
    // What was said before lies over the question now: it has been read.
    toasts.leave();
    if (layer.current) return inertOthers(layer.current);
  }, []);
  useScrollLock();
  return (
    <div
      ref={layer}
      data-leaving={leaving || undefined}
      className={classNames(
        'group/dialog fixed inset-0 grid items-end justify-items-center animate-fade-in data-leaving:animate-fade-out md:items-center md:p-6',
        full ? 'bg-night-950/90' : 'bg-night-950/80',
        levels[level],
      )}
    >
      <Radix.Content
        ref={sheet}
        {...(!description && { 'aria-describedby': undefined })}
        aria-modal="true"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const first = sheet.current?.querySelector<HTMLElement>('[data-autofocus]') ?? sheet.current;
          first?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // This comes a turn after the dialog has gone: a focus that something else has taken meanwhile is left alone.
          const isFree = document.activeElement === null || document.activeElement === document.body;
          if (isFree && cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected)
            cameFrom.current.focus();
        }}
        onEscapeKeyDown={(event) => (closable && escapeCloses) || event.preventDefault()}
        onInteractOutside={(event) => {
          const onToast = event.target instanceof Element && event.target.closest('[data-toasts]');
          if (!closable || !overlayCloses || onToast) event.preventDefault();
        }}
        className={classNames(
          'pointer-events-auto relative grid max-h-[94dvh] w-full content-start gap-5 overflow-y-auto overscroll-contain scrollbar-none rounded-t-xl bg-surface-1 p-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-3 outline-none animate-rise-in group-data-leaving/dialog:animate-rise-out md:w-120 md:rounded-2xl md:p-7 md:animate-lift-in md:group-data-leaving/dialog:animate-lift-out',
          className,
        )}
      >
        <header className="grid gap-1">
          <span className="mx-auto mb-1 h-1 w-10 rounded-full bg-surface-4 md:hidden" />
          <div className="flex min-h-11 items-center gap-1">
            {onBack && <IconButton icon="chevron-left" label={text.back} onClick={onBack} className="-ml-3" />}
            {/* The page behind is inert with its own heading, so this is the first. */}
            <Radix.Title asChild>
              <h1 className={classNames('title-section', titleHidden && 'sr-only')}>{title}</h1>
            </Radix.Title>
            {closable && !crossHidden && (
              <IconButton icon="close" label={text.close} onClick={onLeave} className="-mr-2.5 ml-auto" />
            )}
          </div>
          {description && <Radix.Description className="text-text-soft">{description}</Radix.Description>}
        </header>
        {children}
      </Radix.Content>
    </div>
  );
}
