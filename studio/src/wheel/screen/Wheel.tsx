import type { ReactNode, Ref } from 'react';

/** Colder pays less, warmer pays more. */
export function colourOf(tenths: number): string {
  if (tenths === 0) return '#3a4878';
  if (tenths <= 12) return '#4fb7e8';
  if (tenths <= 15) return '#54d3b0';
  if (tenths <= 19) return '#8fe07a';
  if (tenths <= 20) return '#f2d35b';
  if (tenths <= 30) return '#ffac4f';
  if (tenths <= 50) return '#ff7d5c';
  return '#f06bd0';
}

const OUT = 98;
const IN = 74;

interface WheelProps {
  segments: readonly number[];
  turning: Ref<SVGGElement>;
  lit: number | undefined;
}

/** An orrery of brass: the ring of segments turns, the planets and the hand stand. */
export function Wheel({ segments, turning, lit }: WheelProps): ReactNode {
  const step = 360 / segments.length;
  return (
    <svg viewBox="-116 -120 232 236" className="wheel-art" aria-hidden="true">
      <defs>
        <radialGradient id="wheel-face">
          <stop stopColor="#31508f" />
          <stop offset=".7" stopColor="#16265a" />
          <stop offset="1" stopColor="#0b1433" />
        </radialGradient>
        <linearGradient id="wheel-brass" x2="1" y2="1">
          <stop stopColor="#ffe4ad" />
          <stop offset=".5" stopColor="#d79a48" />
          <stop offset="1" stopColor="#8a5522" />
        </linearGradient>
      </defs>
      <circle r="110" fill="url(#wheel-brass)" />
      <circle r="106" fill="#0a1130" />
      <g ref={turning} className="wheel-turning">
        {segments.map((tenths, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place on the wheel
            key={index}
            d={segmentPath(index * step - step / 2, index * step + step / 2)}
            fill={colourOf(tenths)}
            opacity={lit === undefined || lit === index ? 1 : 0.45}
            stroke="#0a1130"
            strokeWidth={segments.length > 30 ? 1 : 1.6}
          />
        ))}
        <g fill="url(#wheel-brass)">
          {[0, 60, 120, 180, 240, 300].map((angle) => (
            <circle key={angle} cy="-102" r="2.2" transform={`rotate(${angle})`} />
          ))}
        </g>
      </g>
      <circle r="71" fill="url(#wheel-face)" stroke="url(#wheel-brass)" strokeWidth="2.5" />
      <g fill="none" stroke="#cfe0ff" strokeOpacity=".22">
        <ellipse rx="60" ry="22" transform="rotate(-18)" />
        <ellipse rx="48" ry="40" transform="rotate(24)" />
        <circle r="34" />
      </g>
      <circle cx="-55" cy="22" r="5" fill="#f08a5d" />
      <circle cx="46" cy="-30" r="3.6" fill="#8fd3ff" />
      <circle cx="24" cy="52" r="2.8" fill="#ffd98a" />
      <g>
        <path d="M0-88l-9-22a9.6 9.6 0 1 1 18 0z" fill="url(#wheel-brass)" stroke="#4a2b0c" strokeWidth="1.2" />
        <circle cy="-112" r="3.6" fill="#fff6dc" />
      </g>
    </svg>
  );
}

function segmentPath(from: number, to: number): string {
  const point = (angle: number, radius: number) => {
    const radians = ((angle - 90) * Math.PI) / 180;
    return `${(Math.cos(radians) * radius).toFixed(2)} ${(Math.sin(radians) * radius).toFixed(2)}`;
  };
  return `M${point(from, OUT)}A${OUT} ${OUT} 0 0 1 ${point(to, OUT)}L${point(to, IN)}A${IN} ${IN} 0 0 0 ${point(from, IN)}Z`;
}
