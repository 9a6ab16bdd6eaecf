import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../screen/motion.ts';
import type { SlotEvent } from '../events.ts';
import type { Grid } from '../grid.ts';

/** What is seen at one moment. */
export interface SlotView {
  grid: Grid;
  /** Raised with every spin: reels that turn are drawn anew. */
  spin: number;
  turning: boolean;
  /** Places that win right now. */
  lit: ReadonlySet<number>;
  /** Places whose symbol has just fallen in, and from how high. */
  fell: readonly number[] | undefined;
  held: ReadonlySet<number>;
  /** Values of coins that stay, by place. */
  coins: ReadonlyMap<number, number>;
  multiplier: number;
  /** Units this round has paid so far. */
  paid: number;
  free: { number: number; total: number } | undefined;
  /** Written large over the reels for a moment. */
  banner: SlotBanner | undefined;
  respins: number | undefined;
}

export type SlotBanner =
  | { kind: 'free'; spins: number; more: boolean }
  | { kind: 'freeOver'; pays: number }
  | { kind: 'largest' };

/** How long each moment lasts. */
export const TURN_MS = 900;
export const REEL_LAG_MS = 140;
const LIT_MS = 700;
const FALL_MS = 420;
const BANNER_MS = 1_400;
const HELD_MS = 600;

const nothing: ReadonlySet<number> = new Set();

/** The picture of a round that has been played to its end: what a screen shows that was opened afterwards. */
export function lastView(events: readonly SlotEvent[], fallback: Grid): SlotView {
  let view = emptyView(fallback);
  for (const event of events) view = { ...apply(view, event), banner: undefined, turning: false };
  return view;
}

export function emptyView(grid: Grid): SlotView {
  return {
    grid,
    spin: 0,
    turning: false,
    lit: nothing,
    fell: undefined,
    held: nothing,
    coins: new Map(),
    multiplier: 1,
    paid: 0,
    free: undefined,
    banner: undefined,
    respins: undefined,
  };
}

/** What an event changes. Every value in it is the record's own (PP-11). */
export function apply(view: SlotView, event: SlotEvent): SlotView {
  switch (event.type) {
    case 'spun': {
      const free = event.spin === undefined ? undefined : { number: event.spin, total: view.free?.total ?? event.spin };
      const held = new Set(event.held ?? []);
      return {
        ...view,
        grid: event.grid,
        spin: view.spin + 1,
        turning: true,
        lit: nothing,
        fell: undefined,
        held,
        free,
        multiplier: 1,
        banner: undefined,
      };
    }
    case 'expanded':
      return { ...view, grid: event.grid, turning: false, lit: nothing };
    case 'won':
      return {
        ...view,
        turning: false,
        lit: new Set(event.wins.flatMap((win) => win.places)),
        multiplier: event.multiplier,
        paid: view.paid + event.pays,
      };
    case 'fell':
      return { ...view, grid: event.grid, lit: nothing, fell: event.fell };
    case 'free': {
      const more = view.free !== undefined;
      const free = { number: view.free?.number ?? 0, total: event.total };
      return {
        ...view,
        turning: false,
        lit: new Set(event.places),
        free,
        banner: { kind: 'free', spins: event.spins, more },
      };
    }
    case 'freeOver':
      return { ...view, lit: nothing, free: undefined, banner: { kind: 'freeOver', pays: event.pays } };
    case 'held': {
      const coins = new Map(view.coins);
      for (const [index, place] of event.places.entries()) coins.set(place, event.values[index] as number);
      return { ...view, turning: false, lit: new Set(event.places), coins, respins: event.respins };
    }
    case 'heldOver':
      return { ...view, paid: view.paid + event.pays, respins: undefined };
    case 'settled':
      return {
        ...view,
        turning: false,
        fell: undefined,
        paid: event.pays,
        banner: event.largest ? { kind: 'largest' } : undefined,
      };
  }
}

export function lengthOf(event: SlotEvent, reels: number): number {
  switch (event.type) {
    case 'spun':
      return TURN_MS + REEL_LAG_MS * (reels - 1);
    case 'expanded':
    case 'fell':
      return FALL_MS;
    case 'won':
      return LIT_MS;
    case 'free':
    case 'freeOver':
      return BANNER_MS;
    case 'held':
      return event.places.length > 0 ? HELD_MS : HELD_MS / 2;
    case 'heldOver':
      return LIT_MS;
    case 'settled':
      return event.largest ? BANNER_MS : 0;
  }
}

interface PlaybackInput {
  events: readonly SlotEvent[] | undefined;
  /** Plays from the first event; else the last picture stands. */
  playing: boolean;
  reels: number;
  idle: Grid;
  onEvent(event: SlotEvent): void;
  onShown(): void;
}

/** Plays the recorded events one after the other. Where motion is unwanted the last picture comes at once. */
export function usePlayback({ events, playing, reels, idle, onEvent, onShown }: PlaybackInput): SlotView {
  const [view, setView] = useState(() => (events ? lastView(events, idle) : emptyView(idle)));
  const latest = useRef({ onEvent, onShown });
  useEffect(() => {
    latest.current = { onEvent, onShown };
  });
  useEffect(() => {
    if (!events || !playing) return;
    if (reducedMotion()) {
      setView(lastView(events, idle));
      latest.current.onShown();
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    setView((before) => ({ ...emptyView(before.grid), spin: before.spin }));
    const show = (index: number) => {
      const event = events[index];
      if (!event) return latest.current.onShown();
      setView((before) => apply(before, event));
      latest.current.onEvent(event);
      timer = setTimeout(show, lengthOf(event, reels), index + 1);
    };
    show(0);
    return () => clearTimeout(timer);
  }, [events, playing, reels, idle]);
  return view;
}
