import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isFree, type Keys, readKey } from './shortcuts.ts';

const storageKey = 'halley-staff-shortcuts';
/** How long the first key of a pair is remembered. */
const pairMs = 1_500;

/** Of one window: what its keys do, and the first key of a pair that waits for its second. */
interface Pressed {
  layers: { current: Keys }[];
  before: string;
  forget?: ReturnType<typeof setTimeout>;
  hear: (label: string) => void;
  press: (event: KeyboardEvent) => void;
}
const windows = new WeakMap<object, Pressed>();

function pressedIn(view: object): Pressed {
  const known = windows.get(view);
  if (known) return known;
  const made: Pressed = {
    layers: [],
    before: '',
    hear: () => undefined,
    press: (event) => press(made, event),
  };
  windows.set(view, made);
  return made;
}

/** Hears what a key has done, for who does not see it. */
export function onShortcut(hear: (label: string) => void): () => void {
  const pressed = pressedIn(window);
  pressed.hear = hear;
  return () => {
    pressed.hear = () => undefined;
  };
}

const listeners = new Set<() => void>();
const isOn = () => localStorage.getItem(storageKey) !== 'off';

function press(pressed: Pressed, event: KeyboardEvent): void {
  if (!isOn() || !isFree(event)) return;
  const layers = pressed.layers.map(({ current }) => current);
  const { shortcut, waits } = readKey(layers, { key: event.key, before: pressed.before });
  clearTimeout(pressed.forget);
  pressed.before = waits ? event.key.toLowerCase() : '';
  if (waits) {
    pressed.forget = setTimeout(() => {
      pressed.before = '';
    }, pairMs);
  }
  if (!waits && !shortcut) return;
  event.preventDefault();
  shortcut?.run();
  if (shortcut?.label) pressed.hear(shortcut.label);
}

/** Whether single keys do anything. Whoever speaks to the machine instead of typing turns them off, here or in the account. */
export function useShortcutSwitch(): { isOn: boolean; setOn(isOn: boolean): void } {
  const on = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, isOn);
  return {
    isOn: on,
    setOn(next) {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Keys of a page, while it is open; those at the bottom are of the whole back office. They rest while somebody types or a
 * dialog is open.
 */
export function useShortcuts(
  keys: Keys,
  { isBottom = false }: { isBottom?: boolean } = {},
): { isOn: boolean; setOn(isOn: boolean): void } {
  const latest = useRef(keys);
  // Before it is painted: who sees a page, or what has changed on it, may press its keys.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const view = window;
    const { layers, press: listener } = pressedIn(view);
    // The same listener once more is no second one.
    view.addEventListener('keydown', listener);
    if (isBottom) layers.unshift(latest);
    else layers.push(latest);
    return () => {
      layers.splice(layers.indexOf(latest), 1);
      if (layers.length === 0) view.removeEventListener('keydown', listener);
    };
  }, [isBottom]);
  return useShortcutSwitch();
}

/** Everything that keys do now, with what it is called. */
export function namedShortcuts(): { keys: string; label: string }[] {
  const all = new Map<string, string>();
  for (const { current } of pressedIn(window).layers) {
    for (const [keys, { label }] of Object.entries(current)) if (label) all.set(keys, label);
  }
  return [...all].map(([keys, label]) => ({ keys, label }));
}
