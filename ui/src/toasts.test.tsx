import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastArea } from './ToastArea.tsx';
import { createToasts, type ToastInput, type Toasts, toastLifetimeMs } from './toasts.ts';

let toasts: Toasts;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts();
  render(<ToastArea toasts={toasts} />);
});
afterEach(() => {
  vi.useRealTimers();
});

function show(input: ToastInput): void {
  act(() => {
    toasts.show(input);
  });
}

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

it('[TOAST-01] disappears after 10 s', () => {
  show({ title: 'Saved' });
  pass(9_999);
  expect(screen.queryByText('Saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(toastLifetimeMs).toBe(10_000);
});

it('[TOAST-01] with a lifetime of 0 it stays until closed', () => {
  show({ title: 'Limit reached', lifetimeMs: 0 });
  pass(3_600_000);
  expect(screen.queryByText('Limit reached')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Limit reached')).toBeNull();
});

it('takes a lifetime of its own', () => {
  show({ title: 'Short', lifetimeMs: 2_000 });
  pass(2_000);
  expect(screen.queryByText('Short')).toBeNull();
});

it('a refusal stays until read and interrupts; news wait their turn', () => {
  show({ title: 'Refused', tone: 'danger' });
  show({ title: 'News' });
  expect(screen.getByText('Refused').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  expect(screen.getByText('News').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  pass(60_000);
  expect(screen.queryByText('Refused')).not.toBeNull();
  expect(screen.queryByText('News')).toBeNull();
});

it.each([
  ['hovered', 'pointerEnter', 'pointerLeave'],
  ['focused', 'focus', 'blur'],
] as const)('does not age while %s, and goes on with the rest of its time', (_state, enter, leave) => {
  show({ title: 'Read me' });
  const card = screen.getByText('Read me').closest('li')!;
  pass(6_000);
  fireEvent[enter](card);
  pass(60_000);
  expect(screen.queryByText('Read me')).not.toBeNull();
  fireEvent[leave](card);
  pass(3_999);
  expect(screen.queryByText('Read me')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Read me')).toBeNull();
});

it('one toast ageing does not touch another', () => {
  show({ title: 'First' });
  pass(5_000);
  show({ title: 'Second' });
  pass(5_000);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.queryByText('Second')).not.toBeNull();
});

it('a toast with the same id replaces the old one and starts anew', () => {
  show({ id: 'balance', title: 'Balance €10' });
  pass(9_000);
  show({ id: 'balance', title: 'Balance €20' });
  expect(screen.queryByText('Balance €10')).toBeNull();
  pass(9_999);
  expect(screen.queryByText('Balance €20')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Balance €20')).toBeNull();
});

it('its action acts and closes it', () => {
  const onPress = vi.fn();
  show({ title: 'Payment stopped', lifetimeMs: 0, action: { label: 'Try again', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Payment stopped')).toBeNull();
});
