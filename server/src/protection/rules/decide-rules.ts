import { ProtectionRules, Refusal, type StaffProtectionRules } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { ProtectionPorts } from '../ports.ts';
import { rulesInForce } from './rules-in-force.ts';
import { decideRules, insertRules, listRules, lockRules } from './rules-store.ts';

/** What was meant to hold at once may have been on its way for a moment. */
const onItsWayMs = 60_000;

interface Deciding {
  member: { id: number; name: string };
  author: Author;
}

type RulesPorts = Pick<ProtectionPorts, 'clock'>;

/** Throws `publish.past`. */
export async function proposeRules(
  { clock }: RulesPorts,
  tx: Tx,
  { rules, from, member, author }: Deciding & { rules: ProtectionRules; from: Date },
): Promise<void> {
  const now = clock.now();
  if (from.getTime() < now.getTime() - onItsWayMs) throw new Refusal('publish.past');
  const { id: proposedById, name: proposedBy } = member;
  const proposal = { content: rules, from, reason: author.reason, proposedBy, proposedById, proposedAt: now };
  const version = await insertRules(tx, proposal);
  await note(tx, { kind: 'protection.rules_proposed', version, author, detail: { from: from.toISOString() } });
}

/** They hold from the moment that was proposed, or from now on where that is over. */
export async function decideOnRules(
  { clock }: RulesPorts,
  tx: Tx,
  { version, isAgreed, member, author }: Deciding & { version: number; isAgreed: boolean },
): Promise<void> {
  const found = await lockRules(tx, version);
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.state !== 'proposed') throw new Refusal('REQUEST_OVER');
  if (found.proposedById === member.id) throw new Refusal('SECOND_PERSON_NEEDED');
  const at = clock.now();
  const from = found.from < at ? at : found.from;
  await decideRules(tx, { version, state: isAgreed ? 'agreed' : 'declined', by: member.name, at, from });
  await note(tx, { kind: 'protection.rules_decided', version, author, detail: { agree: isAgreed } });
}

function note(
  tx: Tx,
  noted: {
    kind: 'protection.rules_proposed' | 'protection.rules_decided';
    version: number;
    author: Author;
    detail: Record<string, unknown>;
  },
): Promise<void> {
  const { kind, version, author, detail } = noted;
  return writeSignificant(tx, { kind, ...author, target: { kind: 'rules', id: version }, detail });
}

export async function describeRules(
  { clock }: RulesPorts,
  db: Queryable,
  memberId: number,
): Promise<StaffProtectionRules> {
  const { version, rules } = await rulesInForce(db, clock.now());
  const versions = (await listRules(db)).flatMap((one) => {
    const parsed = ProtectionRules.safeParse(one.content);
    if (!parsed.success) return [];
    const { state, reason, proposedBy, decidedBy, proposedById } = one;
    return [
      {
        version: one.version,
        state,
        from: one.from.toISOString(),
        reason,
        proposed_by: proposedBy,
        proposed_at: one.proposedAt.toISOString(),
        decided_by: decidedBy,
        is_own: proposedById === memberId,
        rules: parsed.data,
      },
    ];
  });
  return { version, rules, versions };
}
