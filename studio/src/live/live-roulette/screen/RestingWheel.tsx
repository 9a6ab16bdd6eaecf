import { type ReactNode, useEffect, useRef } from 'react';
import { restPose, showPose } from '../../../roulette/screen/spin.ts';
import { WheelDrawing } from '../../../roulette/screen/Wheel.tsx';

/** The wheel of a past round: the ball lies where it fell. */
export function RestingWheel({ number }: { number: number }): ReactNode {
  const rotor = useRef<SVGSVGElement>(null);
  const ball = useRef<SVGSVGElement>(null);
  useEffect(() => showPose({ rotor, ball }, restPose(number, 0)), [number]);
  return (
    <div className="live-roulette-rest">
      <WheelDrawing rotor={rotor} ball={ball} />
    </div>
  );
}
