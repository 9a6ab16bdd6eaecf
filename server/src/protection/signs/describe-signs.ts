import type { PlayerSigns, ProtectionMarker } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { openCaseOf } from '../cases/case-store.ts';
import { answersOf, requestsTo } from '../funds/funds-store.ts';
import type { ProtectionPorts } from '../ports.ts';
import { rulesInForce } from '../rules/rules-in-force.ts';
import { countingOn, levelOf } from './level-of.ts';
import { readMarkers, readStanding, type StoredMarker } from './marker-store.ts';
import { dayOf, daysAfter } from './quarter.ts';

/** How a player stands at this moment, whether or not a job has been by since midnight. */
export async function describeSigns(
  { clock }: Pick<ProtectionPorts, 'clock'>,
  db: Queryable,
  playerId: number,
): Promise<PlayerSigns> {
  const now = clock.now();
  const today = dayOf(now);
  const { rules } = await rulesInForce(db, now);
  const markers = await readMarkers(db, { playerId, from: daysAfter(today, -rules.counts_days) });
  const [standing, open] = [await readStanding(db, playerId), await openCaseOf(db, playerId)];
  const [[asked], [answered]] = [await requestsTo(db, playerId), await answersOf(db, playerId)];
  const level = levelOf(today, markers, rules);
  return {
    player_id: playerId,
    level,
    since: level !== 'none' && standing ? standing.since.toISOString() : null,
    signs: countingOn(today, markers, rules).map(markerOnTheWire),
    case: open ? { id: open.id, level: open.level, due_at: open.dueAt.toISOString() } : null,
    gifts_stopped: open?.level === 'act',
    money_source: {
      asked_at: asked?.askedAt.toISOString() ?? null,
      answered_at: answered?.at.toISOString() ?? null,
    },
  };
}

const markerOnTheWire = (marker: StoredMarker): ProtectionMarker => ({
  day: marker.day,
  kind: marker.kind,
  level: marker.level,
  measure: Number(marker.measure),
  threshold: Number(marker.threshold),
  figures: { ...marker.figures },
  rules_version: marker.rulesVersion,
  raised_at: marker.raisedAt.toISOString(),
});
