import type { QuestLevel } from '@halley/contract';
import { type QuestPlace, readQuestName } from '@halley/contract/quests';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useId } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { MapScenery, mapHues } from './MapScenery.tsx';
import { type MapLayout, mapLayout, phoneMap, wideMap } from './map-layout.ts';

interface QuestMapProps {
  identifier: string;
  levels: readonly QuestLevel[];
  place: QuestPlace;
  currency: string;
}

/** The way as an image, once for phones and once for wider screens. All that it says stands in the list below it too. */
export function QuestMap(props: QuestMapProps) {
  const { say } = useSpeech();
  const { levels, place } = props;
  const label =
    place.level > 0
      ? say('quests.map.at', { level: place.level, count: levels.length })
      : say('quests.map.none', { count: levels.length });
  return (
    <div role="img" aria-label={label} className="overflow-hidden rounded-xl shadow-1">
      <Picture {...props} layout={mapLayout(levels.length, phoneMap)} className="md:hidden" />
      <Picture {...props} layout={mapLayout(levels.length, wideMap)} className="max-md:hidden" />
    </div>
  );
}

function Picture({
  identifier,
  levels,
  place,
  currency,
  layout,
  className,
}: QuestMapProps & { layout: MapLayout; className: string }) {
  const id = useId();
  const hue = readQuestName(identifier).size.startsWith('robot') ? mapHues.robot : mapHues.dusk;
  const { width, height, places } = layout;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={`block h-auto w-full ${className}`}
    >
      <MapScenery id={id} hue={hue} width={width} height={height} />
      {places.map(({ way }, index) =>
        way === '' ? null : (
          <path
            key={way}
            d={way}
            fill="none"
            strokeLinecap="round"
            {...(index < place.level
              ? { stroke: '#5ce1ff', strokeWidth: 5 }
              : { stroke: '#fff', strokeOpacity: 0.55, strokeWidth: 5, strokeDasharray: '1 12' })}
          />
        ),
      )}
      {places.map(({ x, y }, index) => {
        const level = levels[index];
        return (
          level && (
            <Stop
              key={level.level}
              x={x}
              y={y}
              level={level}
              currency={currency}
              state={index + 1 === place.level ? 'here' : index + 1 < place.level ? 'reached' : 'later'}
            />
          )
        );
      })}
    </svg>
  );
}

const looks = {
  reached: { fill: '#10302c', stroke: '#5fe3a1', r: 19 },
  here: { fill: '#5ce1ff', stroke: '#ffffff', r: 23 },
  later: { fill: '#1b2350', stroke: '#8f9bc2', r: 19 },
} as const;

interface StopProps {
  x: number;
  y: number;
  level: QuestLevel;
  currency: string;
  state: keyof typeof looks;
}

function Stop({ x, y, level: { level, threshold_cents: cents }, currency, state }: StopProps) {
  const { tag } = useSpeech();
  const { fill, stroke, r } = looks[state];
  const sum = formatMoney(cents, { currency, locale: tag, decimals: 'when-needed' });
  const half = Math.max(20, sum.length * 3.5 + 7);
  return (
    <g>
      <circle cx={x} cy={y + 4} r={r} fill="#0a0e1c" opacity=".35" />
      <circle cx={x} cy={y} r={r} fill={fill} stroke={stroke} strokeWidth="2.5" />
      {state === 'reached' ? (
        <path
          d={`m${x - 7} ${y} 5 5 9-10`}
          fill="none"
          stroke={stroke}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x={x}
          y={y + 5.5}
          textAnchor="middle"
          fontSize="16"
          fontWeight="700"
          fill={state === 'here' ? '#0a0e1c' : '#dfe5fb'}
        >
          {level}
        </text>
      )}
      <rect x={x - half} y={y + r + 5} width={half * 2} height="18" rx="9" fill="#070a16" opacity=".78" />
      <text
        x={x}
        y={y + r + 18}
        textAnchor="middle"
        fontSize="11"
        fontWeight="600"
        fill="#fff"
        suppressHydrationWarning
      >
        {sum}
      </text>
    </g>
  );
}
