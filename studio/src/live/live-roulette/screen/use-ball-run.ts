import { useEffect, useRef } from 'react';
import type { RouletteOutcome } from '../../../roulette/index.ts';
import { showPose, type WheelParts } from '../../../roulette/screen/index.ts';
import { useFrames } from '../../screen/use-frames.ts';
import type { LiveLink } from '../../screen/use-live-table.ts';
import type { Showing } from '../../screen/use-showing.ts';
import { liveRouletteGame } from '../rules.ts';
import { poseOf } from './ball-run.ts';

/** Moves wheel and ball by the clock of the server, past React. */
export function useBallRun(live: LiveLink, showing: Showing<RouletteOutcome>): WheelParts {
  const parts = { rotor: useRef<SVGSVGElement>(null), ball: useRef<SVGSVGElement>(null) };
  const { round, past } = live.state ?? {};
  const before = past?.find(({ id }) => id !== round?.id)?.outcome as RouletteOutcome | undefined;
  const { outcome } = showing;
  const draw = () => {
    const number = outcome?.number ?? before?.number;
    if (!round || number === undefined) return;
    showPose(
      parts,
      poseOf({
        number,
        before: before?.number,
        turn: round.proof.number,
        elapsedMs: outcome ? showing.elapsedMs() : 0,
        showingMs: liveRouletteGame.timing.showingMs,
      }),
    );
  };
  useFrames(round?.state === 'running', draw);
  // Whatever has moved, the wheel stands right before the next frame.
  useEffect(draw);
  return parts;
}
