import type { ReactNode } from 'react';

export const toastLifetimeMs = 10_000;

/** What was said so short a time before a sheet opened is said about the sheet. */
const withSheetMs = 1_000;

export type ToastTone = 'plain' | 'win' | 'info' | 'warn' | 'danger';

export interface ToastInput {
  /** The fact. */
  title: ReactNode;
  /** The consequence; after money moved, the new balance. */
  text?: ReactNode;
  tone?: ToastTone;
  /** 0 stays until closed. Default 10 s; a refusal (`danger`) stays. */
  lifetimeMs?: number;
  action?: { label: string; onPress: () => void };
  /** A toast with the id of one on show replaces it. */
  id?: string;
}

export interface Toast extends ToastInput {
  id: string;
  tone: ToastTone;
}

interface Clock {
  timer?: ReturnType<typeof setTimeout>;
  remainingMs: number;
  shownAtMs: number;
  startedAtMs: number;
}

/** A list anyone may add to, from a component or from none. Timers live here, so that a re-render cannot lengthen a toast. */
export function createToasts() {
  let shown: readonly Toast[] = [];
  let lastId = 0;
  const clocks = new Map<string, Clock>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function start(id: string): void {
    const clock = clocks.get(id);
    if (!clock || clock.timer !== undefined) return;
    clock.startedAtMs = Date.now();
    clock.timer = setTimeout(() => close(id), clock.remainingMs);
  }

  function stop(id: string): void {
    const clock = clocks.get(id);
    if (clock?.timer === undefined) return;
    clearTimeout(clock.timer);
    clock.timer = undefined;
    clock.remainingMs = Math.max(0, clock.remainingMs - (Date.now() - clock.startedAtMs));
  }

  function show(input: ToastInput): string {
    const id = input.id ?? `toast-${++lastId}`;
    const toast: Toast = { ...input, id, tone: input.tone ?? 'plain' };
    const lifetimeMs = input.lifetimeMs ?? (toast.tone === 'danger' ? 0 : toastLifetimeMs);
    stop(id);
    clocks.delete(id);
    if (lifetimeMs > 0) clocks.set(id, { remainingMs: lifetimeMs, shownAtMs: Date.now(), startedAtMs: 0 });
    start(id);
    publish(
      shown.some((other) => other.id === id)
        ? shown.map((other) => (other.id === id ? toast : other))
        : [...shown, toast],
    );
    return id;
  }

  function close(id: string): void {
    stop(id);
    clocks.delete(id);
    if (shown.some((toast) => toast.id === id)) publish(shown.filter((toast) => toast.id !== id));
  }

  /** A sheet opens: notices that would go by themselves go now, save one that came with the sheet. */
  function leave(): void {
    for (const [id, clock] of clocks) if (Date.now() - clock.shownAtMs > withSheetMs) close(id);
  }

  return {
    show,
    leave,
    close,
    /** While the pointer or the focus is on it. */
    pause: stop,
    resume: start,
    list: (): readonly Toast[] => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Toasts = ReturnType<typeof createToasts>;

/** The one list of the page. */
export const toasts: Toasts = createToasts();
