import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps, dialogCloseDelayMs } from './Dialog.tsx';
import { ToastArea } from './ToastArea.tsx';
import { createToasts, toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Options = Partial<Omit<DialogProps, 'onClosed'>>;

/** A page with a button that opens the dialog, as every page has. */
function Page({ onClosed, ...options }: Options & { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog
          title="Log in"
          {...options}
          onClosed={() => {
            setOpen(false);
            onClosed?.();
          }}
        >
          {options.children ?? <button type="button">Last</button>}
        </Dialog>
      )}
    </>
  );
}

function openDialog(options: Options = {}) {
  const onClosed = vi.fn();
  render(<Page {...options} onClosed={onClosed} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  flush();
  return { onClosed, opener };
}

function flush(milliseconds = 20): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function pressOverlay(): void {
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(document.body, { button: 0, pointerType: 'mouse' });
  fireEvent.click(document.body, { button: 0 });
  flush(0);
}

it('is a modal dialog with a name and takes the focus', () => {
  openDialog();
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(document.activeElement).toBe(dialog);
});

it('gives the focus to what asks for it', () => {
  openDialog({ children: <input aria-label="Email" data-autofocus /> });
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('keeps the focus inside: Tab after the last goes to the first and back', () => {
  openDialog();
  const last = screen.getByRole('button', { name: 'Last' });
  const first = screen.getByRole('button', { name: 'Close' });
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
});

it('[MODAL-09] closes 100 ms after the wish, and the focus goes back to where it was', () => {
  const { onClosed, opener } = openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  flush(dialogCloseDelayMs - 1);
  expect(dialogCloseDelayMs).toBe(100);
  expect(onClosed).not.toHaveBeenCalled();
  flush(1);
  expect(onClosed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  flush();
  expect(document.activeElement).toBe(opener);
});

it('leaves the focus alone that something has taken since the dialog has gone', () => {
  openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  flush(dialogCloseDelayMs);
  const next = document.body.appendChild(document.createElement('button'));
  next.focus();
  flush();
  expect(document.activeElement).toBe(next);
  next.remove();
});

it('closes by Escape, unless that is blocked', () => {
  const { onClosed } = openDialog();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  flush(200);
  expect(onClosed).toHaveBeenCalledOnce();
});

it.each<Options>([{ escapeCloses: false }, { closable: false }])('stays open on Escape with %o', (options) => {
  const { onClosed } = openDialog(options);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  flush(200);
  expect(onClosed).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('[MODAL-08] closes by a press on the overlay', () => {
  const { onClosed } = openDialog();
  pressOverlay();
  flush(200);
  expect(onClosed).toHaveBeenCalledOnce();
});

it.each<Options>([{ overlayCloses: false }, { closable: false }])(
  '[MODAL-08] stays open on a press on the overlay with %o',
  (options) => {
    const { onClosed } = openDialog(options);
    pressOverlay();
    flush(200);
    expect(onClosed).not.toHaveBeenCalled();
  },
);

it('a press on a toast above it does not close it', () => {
  const toasts = createToasts();
  toasts.show({ title: 'Above', lifetimeMs: 0 });
  render(<ToastArea toasts={toasts} />);
  const { onClosed } = openDialog();
  const toast = screen.getByText('Above');
  fireEvent.pointerDown(toast, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(toast, { button: 0, pointerType: 'mouse' });
  fireEvent.click(toast);
  flush(200);
  expect(onClosed).not.toHaveBeenCalled();
});

it('[MODAL-07] marks the page as locked while open, and only then', () => {
  openDialog();
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  flush(200);
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
});

it('the page behind is inert while open; toasts and what was inert before are left alone', () => {
  const toasts = createToasts();
  render(
    <>
      <div inert data-testid="before" />
      <ToastArea toasts={toasts} />
    </>,
  );
  const { opener } = openDialog();
  const area = screen.getByRole('region', { name: 'Notices' });
  expect(opener.closest('[inert]')).not.toBeNull();
  expect(area.closest('[inert]')).toBeNull();
  expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  flush(200);
  expect(opener.closest('[inert]')).toBeNull();
  expect(screen.getByTestId('before').hasAttribute('inert')).toBe(true);
});

it('shows a way back only in a flow, and no cross when it cannot be closed', () => {
  const onBack = vi.fn();
  openDialog({ onBack, closable: false });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('the server draws it in place, without a style attribute that our content policy would refuse', () => {
  const html = renderToString(
    <Dialog title="Log in" portal={false} onClosed={() => {}}>
      <p>Welcome</p>
    </Dialog>,
  );
  expect(html).toContain('Welcome');
  expect(html).not.toMatch(/ style=/);
});

it('[F-39] notices that would go by themselves leave when a sheet opens; what stays, and what came with it, stays', () => {
  toasts.show({ id: 'said', title: 'The limit is set' });
  toasts.show({ id: 'refused', title: 'That did not work', tone: 'danger' });
  vi.advanceTimersByTime(1_500);
  toasts.show({ id: 'with it', title: 'Your new password is set' });
  openDialog();
  expect(toasts.list().map(({ id }) => id)).toEqual(['refused', 'with it']);
  for (const { id } of toasts.list()) toasts.close(id);
});

it('[F-22] a sheet is as high as what it holds, also one over a page that is hardly seen', () => {
  openDialog({ full: true });
  expect(screen.getByRole('dialog').className).not.toMatch(/(^|[ :])h-dvh/);
});
