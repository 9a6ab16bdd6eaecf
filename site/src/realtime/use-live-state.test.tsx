import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Live, LiveState } from './create-live.ts';
import { useLiveState } from './use-live-state.ts';

function fakeLive() {
  const listeners = new Set<() => void>();
  let state: LiveState = 'connecting';
  const live: Live = {
    start() {},
    restart() {},
    close() {},
    get state() {
      return state;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  const become = (next: LiveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { live, become, listeners };
}

function Hint({ live }: { live: Live }) {
  return <p>{useLiveState(live)}</p>;
}

test('a hint follows the state, and lets go when it leaves the page', () => {
  const { live, become, listeners } = fakeLive();
  const { unmount } = render(<Hint live={live} />);
  expect(screen.getByText('connecting')).toBeTruthy();
  act(() => become('offline'));
  expect(screen.getByText('offline')).toBeTruthy();
  unmount();
  expect(listeners.size).toBe(0);
});

test('on the server nothing is connected', () => {
  expect(renderToString(<Hint live={fakeLive().live} />)).toBe('<p>idle</p>');
});
