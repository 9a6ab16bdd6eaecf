import { type ProtectionRules, Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Tx } from '../../kit/index.ts';
import type { ProtectionPorts } from '../ports.ts';
import { rulesInForce } from '../rules/rules-in-force.ts';
import type { StoredMarker } from '../signs/marker-store.ts';
import { dayOf } from '../signs/quarter.ts';
import { type Case, insertCase, lastCaseOf, lockCase, saveCase } from './case-store.ts';
import { isNewSince } from './is-new-since.ts';

const hourMs = 60 * 60 * 1000;

/** When somebody has to be done with it. */
function dueAt(level: Case['level'], rules: ProtectionRules, now: Date): Date {
  const hours = level === 'act' ? rules.act_within_hours : rules.watch_within_hours;
  return new Date(now.getTime() + hours * hourMs);
}

interface SeenByRules {
  playerId: number;
  /** What counts now, and everything that was seen lately. */
  counting: readonly StoredMarker[];
  markers: readonly StoredMarker[];
  rules: ProtectionRules;
  now: Date;
}

/** Rules have seen enough for somebody to act. An open case becomes one to act on; a closed one stays closed for what was known. */
export async function openByRule(tx: Tx, { playerId, counting, markers, rules, now }: SeenByRules): Promise<void> {
  const last = await lastCaseOf(tx, playerId);
  if (last && last.closedAt === null) {
    if (last.level === 'act') return;
    const open = await lockCase(tx, last.id);
    if (!open || open.state === 'closed' || open.level === 'act') return;
    const due = dueAt('act', rules, now);
    await saveCase(tx, { ...open, level: 'act', dueAt: due < open.dueAt ? due : open.dueAt });
    return noteOpened(tx, open, 'raised');
  }
  if (last?.closedAt && !isNewSince(dayOf(last.closedAt), counting, markers)) return;
  const openedWhy = counting.map(({ kind }) => kind).join(', ');
  const opened = await insertCase(tx, {
    playerId,
    level: 'act',
    openedBy: null,
    openedWhy,
    openedAt: now,
    dueAt: dueAt('act', rules, now),
  });
  if (opened) await noteOpened(tx, opened, 'opened');
}

function noteOpened(tx: Tx, { id, playerId }: Case, change: 'opened' | 'raised'): Promise<void> {
  return writeSignificant(tx, {
    kind: 'protection.case_opened',
    actor: { kind: 'system' },
    target: { kind: 'case', id },
    playerId,
    detail: { change, level: 'act' },
  });
}

/** By hand. Throws `NOT_FOUND`, `case.open_already`. */
export async function openByHand(
  { clock, identity }: Pick<ProtectionPorts, 'clock' | 'identity'>,
  tx: Tx,
  { playerId, level, author, name }: { playerId: number; level: Case['level']; author: Author; name: string },
): Promise<Case> {
  if (!(await identity.readPlayer(playerId, tx))) throw new Refusal('NOT_FOUND');
  const now = clock.now();
  const { rules } = await rulesInForce(tx, now);
  const opened = await insertCase(tx, {
    playerId,
    level,
    openedBy: name,
    openedWhy: author.reason,
    openedAt: now,
    dueAt: dueAt(level, rules, now),
  });
  if (!opened) throw new Refusal('case.open_already');
  await writeSignificant(tx, {
    kind: 'protection.case_opened',
    ...author,
    target: { kind: 'case', id: opened.id },
    playerId,
    detail: { change: 'opened', level },
  });
  return opened;
}
