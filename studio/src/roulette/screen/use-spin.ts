import { useEffect, useRef } from 'react';
import { reducedMotion } from '../../screen/index.ts';
import { FALL_MS, fallingPose, restPose, rollingPose, showPose, TRACK_RADIUS, type WheelPose } from './spin.ts';
import type { WheelParts } from './Wheel.tsx';

/** So long the number is seen before the round counts as shown. */
const REST_MS = 700;
const STILL_MS = 250;

export interface SpinInput {
  /** The stake is on its way: the ball runs already. */
  waiting: boolean;
  /** The number is known and the ball falls. */
  playing: boolean;
  /** Of the round that is shown or being shown. */
  number: number | undefined;
  /** The ball has come to rest. */
  onRest(): void;
  /** It has been seen. */
  onShown(): void;
}

/** Moves wheel and ball frame by frame, past React: only two transforms change. */
export function useSpin(input: SpinInput): WheelParts {
  const { waiting, playing, number } = input;
  const rotor = useRef<SVGSVGElement>(null);
  const ball = useRef<SVGSVGElement>(null);
  const pose = useRef<WheelPose>({ rotor: 0, ball: 0, radius: TRACK_RADIUS });
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: WheelPose) => {
      pose.current = next;
      showPose({ rotor, ball }, next);
    };
    const start = pose.current;
    const rest = (restMs: number) => {
      latest.current.onRest();
      timer = setTimeout(() => latest.current.onShown(), restMs);
    };
    const move = (each: (ms: number) => boolean) => {
      const begun = performance.now();
      const step = (now: number) => {
        if (each(Math.max(0, now - begun))) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    if (waiting && !reducedMotion()) {
      move((ms) => {
        show(rollingPose(start, ms));
        return true;
      });
    } else if (playing && number !== undefined && !reducedMotion()) {
      const from = { ...start, radius: TRACK_RADIUS };
      move((ms) => {
        const part = Math.min(1, ms / FALL_MS);
        show(fallingPose({ from, number, part }));
        if (part === 1) rest(REST_MS);
        return part < 1;
      });
    } else if (number !== undefined) {
      show(restPose(number, start.rotor));
      if (playing) rest(STILL_MS);
    }
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [waiting, playing, number]);

  return { rotor, ball };
}
