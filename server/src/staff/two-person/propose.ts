import {
  Refusal,
  type RoleContent,
  type RuleContent,
  type StaffDeed,
  type StaffPermission,
  staffDeeds,
  staffPermissions,
} from '@halley/contract';
import type { StaffContext, Tx } from '../../kit/index.ts';
import { countAdministrators, findRole } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { usualRule } from './needs-second.ts';
import { insertProposal, type Proposal, type Wanted } from './proposal-store.ts';
import { changeOf, refuseOwnGain } from './role-change.ts';
import { readRules } from './rule-store.ts';

interface AskedRole {
  name: string;
  title: string;
  permissions: readonly StaffPermission[];
  version: number;
  reason: string;
}

/** A new role, or another title and other permissions of one. It changes nothing until somebody else agrees. */
export function proposeRole(
  { database, clock }: StaffPorts,
  asked: AskedRole,
  context: StaffContext,
): Promise<Proposal> {
  const { name, title, version, reason } = asked;
  const wanted = new Set(asked.permissions);
  const after: RoleContent = { title, permissions: staffPermissions.filter((permission) => wanted.has(permission)) };
  return database.tx(async (tx) => {
    const stored = await findRole(tx, name);
    if (version === 0 && stored) throw new Refusal('id.taken');
    if (version > 0 && !stored) throw new Refusal('role.unknown');
    if (stored && stored.version !== version) throw new Refusal('CHANGED_MEANWHILE');
    const before = stored ? { title: stored.title, permissions: stored.permissions } : null;
    const { added, removed } = changeOf(before, after);
    if (before?.title === title && added.length === 0 && removed.length === 0) {
      throw new Refusal('base.update_was_not_performed');
    }
    refuseOwnGain(context.staff, { subject: name, before, after });
    if (removed.includes('staff.manage') && (await countAdministrators(tx, name)) === 0) {
      throw new Refusal('member.last_admin');
    }
    const proposal = await propose(
      tx,
      { kind: 'role', subject: name, content: { before, after } },
      { version, reason, context, at: clock.now() },
    );
    await record(tx, context, {
      kind: 'staff.role_proposed',
      target: { kind: 'role', id: name },
      reason,
      detail: { proposal: proposal.id, title: { from: before?.title ?? null, to: title }, added, removed },
    });
    return proposal;
  });
}

interface AskedRule extends RuleContent {
  deed: StaffDeed;
  version: number;
  reason: string;
}

/** Another rule for a deed. What is fixed in the code is not a matter of two people either. */
export function proposeRule(
  { database, clock }: StaffPorts,
  asked: AskedRule,
  context: StaffContext,
): Promise<Proposal> {
  const { deed, version, reason } = asked;
  const { fixed, unit } = staffDeeds[deed];
  if (fixed) throw new Refusal('rule.fixed');
  const after: RuleContent = { second: asked.second, from_amount: asked.second && unit ? asked.from_amount : null };
  return database.tx(async (tx) => {
    const { version: stored, ...before } = (await readRules(tx)).get(deed) ?? { ...usualRule, version: 0 };
    if (stored !== version) throw new Refusal('CHANGED_MEANWHILE');
    if (before.second === after.second && before.from_amount === after.from_amount) {
      throw new Refusal('base.update_was_not_performed');
    }
    const proposal = await propose(
      tx,
      { kind: 'rule', subject: deed, content: { before, after } },
      { version, reason, context, at: clock.now() },
    );
    await record(tx, context, {
      kind: 'staff.rule_proposed',
      target: { kind: 'rule', id: deed },
      reason,
      detail: { proposal: proposal.id, before, after },
    });
    return proposal;
  });
}

async function propose(
  tx: Tx,
  wanted: Wanted,
  { version, reason, context, at }: { version: number; reason: string; context: StaffContext; at: Date },
): Promise<Proposal> {
  const askedBy = { id: context.staff.memberId, name: context.staff.name };
  const proposal = await insertProposal(tx, { ...wanted, version, reason, askedBy, askedAt: at });
  if (!proposal) throw new Refusal('proposal.waiting');
  return proposal;
}
