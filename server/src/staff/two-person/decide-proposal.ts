import { Refusal } from '@halley/contract';
import type { StaffContext, Tx } from '../../kit/index.ts';
import { handBackUnseen } from '../assignments/hand-back.ts';
import { countAdministrators, lockAdministrators, writeRole } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { closeProposal, lockProposal, type Proposal } from './proposal-store.ts';
import { refuseOwnGain } from './role-change.ts';
import { writeRule } from './rule-store.ts';

/**
 * Whoever agrees is another person than who has asked. A change of a role holds from the next request of everybody who has
 * it; whoever may not see a queue any more hands back what was theirs in it. Declining is open to who has asked, too.
 */
export function decideProposal(
  { database, clock }: StaffPorts,
  { id, agree, reason }: { id: number; agree: boolean; reason: string },
  context: StaffContext,
): Promise<Proposal> {
  const { staff } = context;
  return database.tx(async (tx) => {
    if (agree) await lockAdministrators(tx);
    const proposal = await lockProposal(tx, id);
    if (!proposal) throw new Refusal('NOT_FOUND');
    if (proposal.state !== 'waiting') throw new Refusal('state.not_allowed');
    if (agree && proposal.askedBy.id === staff.memberId) throw new Refusal('SECOND_PERSON_NEEDED');
    if (agree) await carryOut(tx, proposal, staff);
    const by = { id: staff.memberId, name: staff.name };
    const decided = await closeProposal(tx, { id, state: agree ? 'agreed' : 'declined', by, at: clock.now() });
    const { kind, subject, content, askedBy } = decided;
    await record(tx, context, {
      kind: 'staff.proposal_decided',
      target: { kind, id: subject },
      reason,
      detail: { proposal: id, agree, asked_by: askedBy, ...content },
    });
    return decided;
  });
}

async function carryOut(tx: Tx, proposal: Proposal, by: { role: string }): Promise<void> {
  const { version } = proposal;
  if (proposal.kind === 'rule') {
    const isWritten = await writeRule(tx, proposal.subject, { ...proposal.content.after, version });
    if (!isWritten) throw new Refusal('CHANGED_MEANWHILE');
    return;
  }
  const { subject, content } = proposal;
  refuseOwnGain(by, { subject, ...content });
  if (!(await writeRole(tx, { name: subject, ...content.after, version }))) throw new Refusal('CHANGED_MEANWHILE');
  if ((await countAdministrators(tx)) === 0) throw new Refusal('member.last_admin');
  await handBackUnseen(tx);
}
