import { classNames } from '@halley/ui';
import { type Ref, useId, useMemo } from 'react';
import type { Chance } from './chances.ts';
import { labelsOf, middle, phoneSizes, pointAt, radii, view, wideSizes } from './labels.ts';
import { OutsideLabels } from './OutsideLabels.tsx';
import { coloursOf, type SectorColour } from './sector-colours.ts';
import { type Sector, sectorsOf } from './sectors.ts';

interface WheelImageProps {
  /** What the image is, for who cannot see it. The table beside it says the rest. */
  label: string;
  chances: readonly Chance[];
  /** Of each of the chances. */
  texts: readonly string[];
  /** How far it is turned. */
  angle: number;
  /** What was drawn: the others step back. */
  hit: number | null;
  turning: boolean;
  disc: Ref<SVGSVGElement>;
}

const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
const layer = 'absolute inset-0 size-full overflow-visible';
/** A square round the disc alone, so that what turns is as small as it can be. */
const discBox = '50 50 460 460';
const discLayer = 'absolute top-[8.9286%] left-[17.1429%] h-[82.1429%] w-[65.7143%]';

/** Rim, disc, and what stands still above it, in three layers: the disc alone turns. */
export function WheelImage({ label, chances, texts, angle, hit, turning, disc }: WheelImageProps) {
  const sectors = useMemo(() => sectorsOf(chances.map(({ weight }) => weight)), [chances]);
  const colours = useMemo(() => coloursOf(chances), [chances]);
  const wide = labelsOf(sectors, { texts, angle, sizes: wideSizes });
  const phone = labelsOf(sectors, { texts, angle, sizes: phoneSizes });
  const shown = { texts, colours, hit: turning ? null : hit };
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames('relative aspect-[700/560] w-full', turning && 'overflow-hidden')}
    >
      <Rim />
      <svg
        ref={disc}
        viewBox={discBox}
        aria-hidden="true"
        className={classNames(discLayer, turning && 'will-change-transform')}
      >
        <circle cx={middle.x} cy={middle.y} r={radii.disc + 2} fill="#0b1020" />
        {sectors.map((sector) => (
          <path
            key={sector.item}
            d={pathOf(sector, angle)}
            fill={colours[sector.item]?.fill}
            {...(isHairline(sector) && { stroke: colours[sector.item]?.fill, strokeWidth: 1 })}
            opacity={shown.hit === null || shown.hit === sector.item ? 1 : 0.34}
          />
        ))}
        <Borders sectors={sectors} angle={angle} />
        <InsideLabels labels={wide} {...shown} className="text-[15px] max-md:hidden" />
        <InsideLabels labels={phone} {...shown} className="text-[23px] md:hidden" />
      </svg>
      <svg viewBox={viewBox} aria-hidden="true" className={layer}>
        <g className={classNames('transition-opacity duration-base', turning && 'opacity-0')}>
          <OutsideLabels labels={wide} size={wideSizes.outside} className="text-[14px] max-md:hidden" />
          <OutsideLabels labels={phone} size={phoneSizes.outside} className="text-[21px] md:hidden" />
        </g>
        <Hub />
        <Pointer />
      </svg>
    </div>
  );
}

function pathOf({ from, to }: Sector, angle: number): string {
  if (to - from >= 359.999) return circlePath;
  const [begin, end] = [pointAt(from + angle, radii.disc), pointAt(to + angle, radii.disc)];
  const large = to - from > 180 ? 1 : 0;
  const arc = `A${radii.disc} ${radii.disc} 0 ${large} 1 ${end.x.toFixed(2)} ${end.y.toFixed(2)}`;
  return `M${middle.x} ${middle.y}L${begin.x.toFixed(2)} ${begin.y.toFixed(2)}${arc}Z`;
}

const circlePath = `M${middle.x} ${middle.y - radii.disc}a${radii.disc} ${radii.disc} 0 1 1 -0.01 0Z`;

/** Below this a line beside a sector would hide it: it is a line itself. */
const hairlineDegrees = 1.2;
const isHairline = ({ from, to }: Sector): boolean => to - from < hairlineDegrees;

function Borders({ sectors, angle }: { sectors: readonly Sector[]; angle: number }) {
  if (sectors.length < 2) return null;
  return (
    <g stroke="#0b1020" strokeOpacity=".55" strokeWidth="1.5">
      {sectors.map((sector, index) => {
        const before = sectors.at(index - 1);
        if (isHairline(sector) || (before && isHairline(before))) return null;
        const end = pointAt(sector.from + angle, radii.disc);
        return <path key={sector.item} d={`M${middle.x} ${middle.y}L${end.x.toFixed(2)} ${end.y.toFixed(2)}`} />;
      })}
    </g>
  );
}

interface InsideLabelsProps {
  labels: ReturnType<typeof labelsOf>;
  texts: readonly string[];
  colours: readonly SectorColour[];
  hit: number | null;
  className: string;
}

function InsideLabels({ labels, texts, colours, hit, className }: InsideLabelsProps) {
  return (
    <g textAnchor="middle" dominantBaseline="central" className={classNames('font-sans font-semibold', className)}>
      {labels.map((label) =>
        label.at === 'inside' ? (
          <text
            key={label.item}
            x={label.x.toFixed(2)}
            y={label.y.toFixed(2)}
            transform={`rotate(${label.rotate.toFixed(2)} ${label.x.toFixed(2)} ${label.y.toFixed(2)})`}
            fill={hit === null || hit === label.item ? colours[label.item]?.ink : '#b8c2e0'}
            opacity={hit === null || hit === label.item ? 1 : 0.75}
          >
            {texts[label.item]}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Rim() {
  const { x, y } = middle;
  const shine = useId();
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={layer}>
      <defs>
        <linearGradient id={shine} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ffe4ae" />
          <stop offset=".45" stopColor="#ffc66f" />
          <stop offset="1" stopColor="#d98d33" />
        </linearGradient>
      </defs>
      <ellipse cx={x} cy={y + 14} rx={radii.rim - 4} ry={radii.rim - 2} fill="#04060f" opacity=".4" />
      <circle cx={x} cy={y} r={radii.rim} fill={`url(#${shine})`} />
      <circle cx={x} cy={y} r={radii.rim - 4.5} fill="none" stroke="#fff3da" strokeOpacity=".35" />
    </svg>
  );
}

/** The comet rests in the middle. */
function Hub() {
  const { x, y } = middle;
  return (
    <>
      <circle cx={x} cy={y + 5} r={radii.hub + 2} fill="#04060f" opacity=".4" />
      <circle cx={x} cy={y} r={radii.hub} fill="#fff3da" />
      <path d={`M${x} ${y - radii.hub}a${radii.hub} ${radii.hub} 0 0 1 0 ${radii.hub * 2}Z`} fill="#ffcf7d" />
      <path
        d={`M${x - 22} ${y + 14}C${x - 8} ${y + 10} ${x + 4} ${y} ${x + 12} ${y - 12}`}
        fill="none"
        stroke="#c9772a"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
      />
      <circle cx={x + 15} cy={y - 15} r="8" fill="#fff" />
    </>
  );
}

function Pointer() {
  const { x } = middle;
  return (
    <>
      <path d={`M${x - 20} 24h40l-20 50Z`} fill="#04060f" opacity=".35" />
      <path d={`M${x - 20} 18h40l-20 50Z`} fill="#ff8f6b" />
      <path d={`M${x} 18h20l-20 50Z`} fill="#d96a48" />
    </>
  );
}
