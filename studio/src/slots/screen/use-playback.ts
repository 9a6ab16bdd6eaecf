import { useLayoutEffect, useMemo, useRef, useState } from 'react';
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

function playedFrames(events: readonly SlotEvent[], machine: Machine): Frame[] {
  const firstHeld = events.find((event) => event.type === 'held');
  return events.flatMap((event) => framesOf(event, machine, event === firstHeld));
}

/** Plays the recorded events one after the other. Where motion is unwanted the last frame comes at once. */
export function usePlayback({ events, playing, machine, idle, pace, onEvent, onShown }: PlaybackInput): SlotView {
  const { rows } = machine.grid;
  const [shown, setShown] = useState(() => ({ events, view: events ? lastView(events, idle, rows) : emptyView(idle) }));
  const frames = useMemo(() => events && playedFrames(events, machine), [events, machine]);
  const begin = (before: SlotView) => {
    if (!events || !frames) return before;
    if (reducedMotion()) return lastView(events, idle, rows);
    const cleared = { ...emptyView(before.grid), spin: before.spin, step: before.step };
    return frames[0]?.change(cleared) ?? cleared;
  };
  // A round is drawn with its own first frame at once: marks of the one before do not come once more in the turn of the result.
  const isNew = playing && shown.events !== events;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one and the same until it stands in the state
  const begun = useMemo(() => (isNew ? begin(shown.view) : undefined), [isNew, frames, shown]);
  // A switch that is clicked in the middle of a round counts from its next frame on.
  const latest = useRef({ onEvent, onShown, pace, begin, begun });
  useLayoutEffect(() => {
    latest.current = { onEvent, onShown, pace, begin, begun };
  });
  // Before the browser draws: reels that waited turn on, and are not seen standing in between.
  useLayoutEffect(() => {
    if (!events || !frames || !playing) return;
    const first = latest.current;
    setShown((before) => ({ events, view: first.begun ?? first.begin(before.view) }));
    if (reducedMotion()) return first.onShown();
    let timer: ReturnType<typeof setTimeout>;
    const show = (index: number) => {
      const frame = frames[index];
      if (!frame) return latest.current.onShown();
      if (index > 0) setShown((before) => ({ events, view: frame.change(before.view) }));
      if (frame.event) latest.current.onEvent(frame.event);
      timer = setTimeout(show, frame.ms * latest.current.pace, index + 1);
    };
    show(0);
    return () => clearTimeout(timer);
  }, [events, frames, playing]);
  return begun ?? shown.view;
}
