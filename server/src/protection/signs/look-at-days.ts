import type { Tx } from '../../kit/index.ts';
import { openByRule } from '../cases/open-case.ts';
import type { ProtectionPorts } from '../ports.ts';
import { rulesInForce } from '../rules/rules-in-force.ts';
import { keptQuartersDays } from './count-play.ts';
import { factsOfDay } from './facts-of-day.ts';
import { countingOn, levelOf } from './level-of.ts';
import { lockStanding, playersToLookAt, raiseMarker, readMarkers, saveStanding } from './marker-store.ts';
import { looksBackDays, markersOf } from './markers-of.ts';
import { dayMs, dayOf, daysAfter } from './quarter.ts';
import { type DueDay, forgetQuarters, readDays, readQuarters, saveDay, takeDue } from './quarter-store.ts';

type LookPorts = Pick<ProtectionPorts, 'database' | 'clock'>;

/** So many in one transaction: each is short, and nobody waits for all of them. */
const batch = 100;
/** A day that changed late changes what later days say. */
const laterDays = 31;

/** Looks at everything that has changed, and at whom something may have lapsed. */
export async function lookAtDays(ports: LookPorts): Promise<void> {
  const { database, clock } = ports;
  let taken = batch;
  while (taken === batch) taken = await database.tx((tx) => lookAtDue(ports, tx));
  const today = dayOf(clock.now());
  let lapsed = batch;
  while (lapsed === batch) {
    const players = await playersToLookAt(database, { today, most: batch });
    for (const playerId of players) await database.tx((tx) => judgePlayer(ports, tx, playerId));
    lapsed = players.length;
  }
  await forgetQuarters(database, new Date(clock.now().getTime() - keptQuartersDays * dayMs));
}

async function lookAtDue(ports: LookPorts, tx: Tx): Promise<number> {
  const due = await takeDue(tx, batch);
  for (const [playerId, days] of Map.groupBy(due, (one) => one.playerId)) {
    await lockStanding(tx, playerId);
    for (const day of days) await foldDay(ports, tx, day);
    await raiseSigns(ports, tx, { playerId, from: days[0]?.day as string });
    await judgePlayer(ports, tx, playerId);
  }
  return due.length;
}

/** From the evening before: what led to this day may lie there. */
async function foldDay({ clock }: LookPorts, tx: Tx, { playerId, day }: DueDay): Promise<void> {
  const start = Date.parse(day);
  const { rules } = await rulesInForce(tx, endOf(day, clock.now()));
  const quarters = await readQuarters(tx, {
    playerId,
    from: new Date(start - dayMs),
    until: new Date(start + dayMs),
  });
  await saveDay(tx, playerId, factsOfDay(day, quarters, rules));
}

/** Each day by the rules that held when it ended. */
async function raiseSigns({ clock }: LookPorts, tx: Tx, { playerId, from }: { playerId: number; from: string }) {
  const [now, until] = [clock.now(), daysAfter(from, laterDays)];
  const days = await readDays(tx, { playerId, from: daysAfter(from, -looksBackDays), until });
  for (const { day } of days) {
    if (day < from) continue;
    const { version, rules } = await rulesInForce(tx, endOf(day, now));
    for (const marker of markersOf(day, days, rules))
      await raiseMarker(tx, { ...marker, playerId, rulesVersion: version, raisedAt: now });
  }
}

const endOf = (day: string, now: Date) => new Date(Math.min(now.getTime(), Date.parse(day) + dayMs - 1));

/** How a player stands now. Whoever comes to be acted on has a case from then on, unless one is open. */
async function judgePlayer(ports: LookPorts, tx: Tx, playerId: number): Promise<void> {
  const now = ports.clock.now();
  const today = dayOf(now);
  const before = await lockStanding(tx, playerId);
  const { rules } = await rulesInForce(tx, now);
  const markers = await readMarkers(tx, { playerId, from: daysAfter(today, -rules.counts_days) });
  const counting = countingOn(today, markers, rules);
  const level = levelOf(today, markers, rules);
  const kinds = counting.map(({ kind }) => kind);
  const since = before?.level === level ? before.since : now;
  const isNews = before !== undefined || level !== 'none';
  if (isNews)
    await saveStanding(tx, { playerId, level, kinds, since, lookOn: level === 'none' ? null : daysAfter(today, 1) });
  if (level === 'act') await openByRule(tx, { playerId, counting, markers, rules, now });
}
