import type { StaffFactor } from '@halley/contract';
import type { Input } from '../../api/index.ts';
import { type Action, action } from '../../console/index.ts';
import { sportsbookWords } from '../words.ts';
import { riskWords as own } from './words.ts';

type Body = Input<'setFactor'>['body'];

const sports = [
  { value: 'all', label: own.allSports },
  ...Object.entries(sportsbookWords.sports).map(([value, label]) => ({ value, label })),
];
const number = (name: string, least: number, most: number) =>
  ({ name, kind: 'number', least, most, whole: name === 'player', optional: false, nullable: false }) as const;

interface Start {
  /** Unset: whoever sets it says whose. */
  player?: number;
  factor?: StaffFactor;
}

/** Another part of the usual limits for a player, in one sport or in all. */
export function factorAction({ player, factor }: Start): Action {
  const { label, ...said } = own.setFactor;
  const isKnown = player !== undefined;
  return action('setFactor', {
    ...said,
    label: factor ? own.change : label,
    ...(factor && { name: own.changeOf(factor.player_id, sportName(factor.sport)) }),
    look: factor ? 'quiet' : 'secondary',
    params: (read) => ({ id: String(player ?? read.player) }),
    more: [...(isKnown ? [] : [number('player', 1, Number.MAX_SAFE_INTEGER)]), number('percent', 0, 1_000)],
    labels: {
      ...(!isKnown && { player: own.factorFields.player }),
      sport: { label: own.factorFields.sport, options: sports },
      percent: own.factorFields.percent,
    },
    start: { sport: factor?.sport ?? 'all', percent: factor ? factor.factor / 10 : undefined },
    finish: ({ percent, sport, reason }) => ({ sport, reason, factor: Math.round(Number(percent) * 10) }) as Body,
  });
}

export const sportName = (sport: StaffFactor['sport']): string =>
  sport === 'all' ? own.allSports : sportsbookWords.sports[sport];
