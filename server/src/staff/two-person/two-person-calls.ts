import { type StaffDeed, type StaffProposal, staffDeeds, type staffTwoPersonCalls } from '@halley/contract';
import type { Handlers, Queryable } from '../../kit/index.ts';
import { membersOfRoles } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { decideProposal } from './decide-proposal.ts';
import { usualRule } from './needs-second.ts';
import { listProposals, type Proposal } from './proposal-store.ts';
import { proposeRole, proposeRule } from './propose.ts';
import { readRules } from './rule-store.ts';

const mostListed = 50;

/** Roles and the rules of two people: what one proposes, and another agrees to. */
export function twoPersonCalls(ports: StaffPorts): Handlers<typeof staffTwoPersonCalls> {
  const { database } = ports;
  const told = async (proposal: Proposal) => (await onTheWire(database, [proposal]))[0] as StaffProposal;
  return {
    listStaffRules: async () => {
      const stored = await readRules(database);
      const rules = (Object.keys(staffDeeds) as StaffDeed[]).map((deed) => {
        const { fixed, unit } = staffDeeds[deed];
        const rule = fixed ? undefined : stored.get(deed);
        return { deed, fixed, unit, ...(rule ?? { ...usualRule, version: 0 }) };
      });
      return { status: 200, body: { rules } };
    },
    proposeStaffRule: async ({ params: { deed }, body }, context) => ({
      status: 200,
      body: await told(await proposeRule(ports, { deed, ...body }, context)),
    }),
    proposeStaffRole: async ({ params: { name }, body }, context) => ({
      status: 200,
      body: await told(await proposeRole(ports, { name, ...body }, context)),
    }),
    listStaffProposals: async () => ({
      status: 200,
      body: { proposals: await onTheWire(database, await listProposals(database, mostListed)) },
    }),
    decideStaffProposal: async ({ params: { id }, body }, context) => ({
      status: 200,
      body: await told(await decideProposal(ports, { id, ...body }, context)),
    }),
  };
}

async function onTheWire(db: Queryable, proposals: readonly Proposal[]): Promise<StaffProposal[]> {
  const roles = proposals.filter(({ kind }) => kind === 'role').map(({ subject }) => subject);
  const members = await membersOfRoles(db, roles);
  return proposals.map((proposal) => ({
    id: proposal.id,
    subject: proposal.subject,
    role: proposal.kind === 'role' ? proposal.content : null,
    rule: proposal.kind === 'rule' ? proposal.content : null,
    members: proposal.kind === 'role' ? (members.get(proposal.subject) ?? []) : [],
    reason: proposal.reason,
    state: proposal.state,
    asked_by: proposal.askedBy,
    asked_at: proposal.askedAt.toISOString(),
    decided_by: proposal.decidedBy,
    decided_at: proposal.decidedAt?.toISOString() ?? null,
  }));
}
