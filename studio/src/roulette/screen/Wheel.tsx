import { memo, type ReactNode, type RefObject } from 'react';
import { colourOf, NUMBERS, wheelOrder } from '../layout.ts';
import { POCKET_RADIUS } from './spin.ts';
import { type SpinInput, useSpin } from './use-spin.ts';

const STEP = 360 / NUMBERS;

/** A piece of a ring around the middle, between two radii, centred on an angle. */
function ringPiece(inner: number, outer: number, angle: number): string {
  const point = (radius: number, degrees: number) => {
    const radians = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
  };
  const [from, to] = [angle - STEP / 2, angle + STEP / 2];
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

const turns = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

/** The wheel with its ball. It comes to rest where the record says, and knows of no other number. */
export function Wheel(props: SpinInput): ReactNode {
  return <WheelDrawing {...useSpin(props)} />;
}

export interface WheelParts {
  rotor: RefObject<SVGSVGElement | null>;
  ball: RefObject<SVGSVGElement | null>;
}

const viewBox = '-200 -200 400 400';

/** Whoever holds its parts moves them. What turns lies on sheets of its own: they are turned without being drawn anew. */
export function WheelDrawing({ rotor, ball }: WheelParts): ReactNode {
  return (
    <div className="wheel" aria-hidden="true">
      <svg viewBox={viewBox} aria-hidden="true" className="wheel-bowl">
        <Bowl />
      </svg>
      <svg viewBox={viewBox} aria-hidden="true" className="wheel-turns" ref={rotor}>
        <Rotor />
      </svg>
      <svg viewBox={viewBox} aria-hidden="true" className="wheel-turns" ref={ball} visibility="hidden">
        <circle cy={-POCKET_RADIUS + 2} r="8" fill="#05070f" opacity=".45" />
        <circle cy={-POCKET_RADIUS} r="7.5" fill="url(#wheel-ball)" />
      </svg>
      <svg viewBox={viewBox} aria-hidden="true">
        <path d="M-150-100A180 180 0 0 1 150-100A230 230 0 0 0-150-100Z" fill="#fff" opacity=".07" />
      </svg>
    </div>
  );
}

const Bowl = memo(function Bowl(): ReactNode {
  return (
    <>
      <defs>
        <radialGradient id="wheel-wood" cx=".42" cy=".34" r=".8">
          <stop offset="0" stopColor="#9a5a31" />
          <stop offset=".55" stopColor="#5b2d1a" />
          <stop offset="1" stopColor="#26110d" />
        </radialGradient>
        <radialGradient id="wheel-track">
          <stop offset=".74" stopColor="#1c0d0c" />
          <stop offset=".86" stopColor="#5d3019" />
          <stop offset=".95" stopColor="#7d4626" />
          <stop offset="1" stopColor="#31170f" />
        </radialGradient>
        <linearGradient id="wheel-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset=".4" stopColor="#e8b45a" />
          <stop offset=".7" stopColor="#9a6524" />
          <stop offset="1" stopColor="#f3d48a" />
        </linearGradient>
        <radialGradient id="wheel-cone" cx=".4" cy=".34" r=".75">
          <stop offset="0" stopColor="#2c6f74" />
          <stop offset=".55" stopColor="#12404b" />
          <stop offset="1" stopColor="#081d2b" />
        </radialGradient>
        <radialGradient id="wheel-ball" cx=".35" cy=".3" r=".8">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".6" stopColor="#dfe6f5" />
          <stop offset="1" stopColor="#8f9cc0" />
        </radialGradient>
      </defs>
      <circle r="199" fill="#04060e" opacity=".5" cy="6" />
      <circle r="197" fill="url(#wheel-wood)" />
      <circle r="197" fill="none" stroke="url(#wheel-brass)" strokeWidth="3.5" />
      <circle r="184" fill="url(#wheel-track)" stroke="#1a0b09" strokeWidth="2" />
      {turns(8).map((angle, index) => (
        <path
          key={angle}
          d={index % 2 === 0 ? 'M0-175 4-165 0-155-4-165Z' : 'M-9-163 0-166 9-163 0-160Z'}
          transform={`rotate(${angle + 11})`}
          fill="url(#wheel-brass)"
          stroke="#3a1c0d"
          strokeWidth=".6"
        />
      ))}
    </>
  );
});

const Rotor = memo(function Rotor(): ReactNode {
  return (
    <>
      <circle r="150" fill="url(#wheel-brass)" />
      {wheelOrder.map((number, index) => {
        const colour = colourOf(number);
        return (
          <g key={number}>
            <path d={ringPiece(118, 147, index * STEP)} className="wheel-number" data-colour={colour} />
            <path d={ringPiece(88, 116, index * STEP)} className="wheel-pocket" data-colour={colour} />
            <text
              transform={`rotate(${index * STEP}) translate(0 -127.5)`}
              textAnchor="middle"
              className="wheel-digits"
            >
              {number}
            </text>
          </g>
        );
      })}
      <g stroke="#f3d48a" strokeWidth="1.3">
        {wheelOrder.map((number, index) => (
          <path key={number} d="M0-88V-147" transform={`rotate(${(index + 0.5) * STEP})`} />
        ))}
      </g>
      <circle r="117" fill="none" stroke="url(#wheel-brass)" strokeWidth="2" />
      <circle r="88" fill="url(#wheel-cone)" stroke="url(#wheel-brass)" strokeWidth="4" />
      {turns(8).map((angle, index) => (
        <path
          key={angle}
          d={index % 2 === 0 ? 'M0-78 8-22 0 0-8-22Z' : 'M0-56 6-20 0 0-6-20Z'}
          transform={`rotate(${angle})`}
          fill={index % 2 === 0 ? 'url(#wheel-brass)' : '#1b5560'}
          opacity={index % 2 === 0 ? 0.9 : 1}
        />
      ))}
      {turns(24).map((angle) => (
        <circle key={angle} cy="-82" r="1.1" fill="#f3d48a" transform={`rotate(${angle})`} />
      ))}
      <circle r="25" fill="#0a2430" stroke="url(#wheel-brass)" strokeWidth="3" />
      {turns(4).map((angle) => (
        <g key={angle} transform={`rotate(${angle + 45})`}>
          <path d="M-2.6 0 -1.8-33h3.6L2.6 0Z" fill="url(#wheel-brass)" />
          <circle cy="-36" r="5.5" fill="url(#wheel-brass)" stroke="#7b4d18" strokeWidth=".8" />
        </g>
      ))}
      <circle r="13" fill="url(#wheel-brass)" stroke="#7b4d18" />
      <circle r="5" fill="#fff6da" />
    </>
  );
});
