import type { StaffFixture } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { sportsbookWords as own } from './words.ts';

/** How far a fixture is, and why no bets are taken on it. */
export function FixtureState({ fixture }: { fixture: StaffFixture }): ReactNode {
  const { status, closed_for: closed, quarantined, simulated } = fixture;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={status === 'live' ? 'win' : 'neutral'}>{own.statuses[status]}</Badge>
      {closed !== null && closed !== 'over' && <Badge tone="warn">{own.closedFor[closed]}</Badge>}
      {quarantined > 0 && <Badge tone="danger">{own.unbelieved(quarantined)}</Badge>}
      {simulated && <Badge tone="info">{own.simulated}</Badge>}
    </span>
  );
}
