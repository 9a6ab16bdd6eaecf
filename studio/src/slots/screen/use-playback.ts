import { useLayoutEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../screen/index.ts';
import type { SlotEvent } from '../events.ts';
import type { Grid } from '../grid.ts';
import type { Machine } from '../machine.ts';
import { apply, emptyView, lastView, type SlotView } from './slot-view.ts';
import { BURST_MS, lengthOf, RESPIN_MS } from './timing.ts';

interface PlaybackInput {
  events: readonly SlotEvent[] | undefined;
  /** Plays from the first event; else the last frame stands. */
  playing: boolean;
  machine: Machine;
  idle: Grid;
  /** Which part of its time everything takes: 1, or less with shorter reveals. */
  pace: number;
  onEvent(event: SlotEvent): void;
  onShown(): void;
}

/** One frame, and how long it stays. */
interface Frame {
  ms: number;
  change(view: SlotView): SlotView;
  event?: SlotEvent;
}

/** The frames of an event: what bursts is seen before what falls, and turning places before the coins that came. */
export function framesOf(event: SlotEvent, machine: Machine, isFirstHeld: boolean): Frame[] {
  const { rows } = machine.grid;
  const own: Frame = { ms: lengthOf(event, machine), change: (view) => apply(view, event, rows), event };
  if (event.type === 'fell')
    return [{ ms: BURST_MS, change: (view) => ({ ...view, gone: new Set(event.gone), wins: [] }) }, own];
  if (event.type === 'held' && !isFirstHeld) {
    const turn = (view: SlotView) => ({ ...view, step: view.step + 1, respinning: true, lit: new Set<number>() });
    return [{ ms: RESPIN_MS, change: turn }, own];
  }
  return [own];
}

/** Plays the recorded events one after the other. Where motion is unwanted the last frame comes at once. */
export function usePlayback({ events, playing, machine, idle, pace, onEvent, onShown }: PlaybackInput): SlotView {
  const { rows } = machine.grid;
  const [view, setView] = useState(() => (events ? lastView(events, idle, rows) : emptyView(idle)));
  // A switch that is clicked in the middle of a round counts from its next frame on.
  const latest = useRef({ onEvent, onShown, pace });
  useLayoutEffect(() => {
    latest.current = { onEvent, onShown, pace };
  });
  // Before the browser draws: reels that waited turn on, and are not seen standing in between.
  useLayoutEffect(() => {
    if (!events || !playing) return;
    if (reducedMotion()) {
      setView(lastView(events, idle, rows));
      latest.current.onShown();
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const firstHeld = events.find((event) => event.type === 'held');
    const frames = events.flatMap((event) => framesOf(event, machine, event === firstHeld));
    setView((before) => ({ ...emptyView(before.grid), spin: before.spin, step: before.step }));
    const show = (index: number) => {
      const frame = frames[index];
      if (!frame) return latest.current.onShown();
      setView(frame.change);
      if (frame.event) latest.current.onEvent(frame.event);
      timer = setTimeout(show, frame.ms * latest.current.pace, index + 1);
    };
    show(0);
    return () => clearTimeout(timer);
  }, [events, playing, machine, idle, rows]);
  return view;
}
