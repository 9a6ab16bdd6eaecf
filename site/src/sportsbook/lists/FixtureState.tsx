import type { FixtureCard, FixtureState as State } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import type { ReactNode } from 'react';
import { type MessageKey, useSay } from '../../i18n/index.ts';

const names: Record<Exclude<State, 'not_started'>, MessageKey> = {
  live: 'sportsbook.live',
  ended: 'sportsbook.state.ended',
  closed: 'sportsbook.state.ended',
  cancelled: 'sportsbook.state.cancelled',
  postponed: 'sportsbook.state.postponed',
  interrupted: 'sportsbook.state.interrupted',
  abandoned: 'sportsbook.state.abandoned',
};
const tones: Partial<Record<State, BadgeTone>> = {
  live: 'win',
  interrupted: 'warn',
  ended: 'neutral',
  closed: 'neutral',
};

/** Minutes of play; sports without a clock have none worth showing. */
const clocked: ReadonlySet<string> = new Set(['football', 'ice-hockey', 'basketball']);

/** `Live 63′`, or how a fixture ended. */
export function FixtureState({ card }: { card: Pick<FixtureCard, 'sport' | 'status' | 'score'> }): ReactNode {
  const say = useSay();
  const { sport, status, score } = card;
  if (status === 'not_started') return null;
  const hasClock = status === 'live' && score !== null && clocked.has(sport);
  return (
    <Badge tone={tones[status] ?? 'warn'} className="shrink-0">
      {say(names[status])}
      {hasClock && ` ${say('sportsbook.minute', { minute: Math.floor(score.clock / 60) })}`}
    </Badge>
  );
}
