import { classNames } from '@halley/ui/class-names.ts';
import { useId } from 'react';
import { levelCount, placeOf, wayTo } from './orbit.ts';

interface LevelOrbitProps {
  /** Null for guests: nobody is on the way yet. */
  level: number | null;
  /** Of the way to the next level, 0 to 1. */
  share: number;
  label: string;
}

/** Twelve steps round the sun, and the comet where the player is. */
export function LevelOrbit({ level, share, label }: LevelOrbitProps) {
  const id = useId();
  const at = level === null ? null : Math.min(levelCount, level + share);
  const comet = at === null ? null : placeOf(at);
  return (
    <svg viewBox="0 0 620 250" role="img" aria-label={label} className="h-auto w-full overflow-visible">
      <defs>
        <linearGradient id={`${id}way`}>
          <stop stopColor="#5ce1ff" />
          <stop offset=".55" stopColor="#9a86ff" />
          <stop offset="1" stopColor="#ffc06a" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="#fff3da" />
          <stop offset=".5" stopColor="#ffcf7d" />
          <stop offset="1" stopColor="#ffcf7d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="430" cy="138" r="70" fill={`url(#${id}sun)`} opacity=".35" />
      <circle cx="430" cy="138" r="24" fill="#ffe3a3" />
      <path d="M430 114a24 24 0 0 1 0 48Z" fill="#f0b458" />
      <path
        d={wayTo(levelCount)}
        fill="none"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      {at !== null && at > 1 && (
        <path d={wayTo(at)} fill="none" stroke={`url(#${id}way)`} strokeWidth="4" strokeLinecap="round" />
      )}
      {/* Under the steps, whose numbers stay readable. */}
      {comet && (
        <g fill="#fff3da">
          <circle cx={comet.x} cy={comet.y} r="15" opacity=".25" />
          <circle cx={comet.x} cy={comet.y} r="7" />
        </g>
      )}
      {Array.from({ length: levelCount }, (_, index) => (
        <Step key={placeOf(index + 1).x} step={index + 1} level={level ?? 0} />
      ))}
    </svg>
  );
}

function Step({ step, level }: { step: number; level: number }) {
  const { x, y } = placeOf(step);
  const isHere = step === level;
  const isDone = step < level;
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={isHere ? 17 : 14}
        strokeWidth={isHere ? 0 : 1.5}
        className={classNames(
          'max-md:[r:19px]',
          isHere ? 'fill-ice' : isDone ? 'fill-surface-3 stroke-ice' : 'fill-surface-1 stroke-line-strong',
        )}
      />
      <text
        x={x}
        y={y + 4.5}
        textAnchor="middle"
        className={classNames(
          'font-sans text-[13px] font-bold max-md:translate-y-0.5 max-md:text-[19px]',
          isHere ? 'fill-ink' : isDone ? 'fill-text' : 'fill-text-faint',
        )}
      >
        {step}
      </text>
    </g>
  );
}
