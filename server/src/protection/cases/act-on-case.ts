import { type CaseOutcome, type ProtectionCaseFile, type ProtectionTemplate, Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Tx } from '../../kit/index.ts';
import { insertRequest } from '../funds/funds-store.ts';
import type { ProtectionPorts } from '../ports.ts';
import { type CaseMove, moveCase } from './case-moves.ts';
import { type Case, isOneOpenAlready, lockCase, saveCase } from './case-store.ts';
import { insertContact } from './contact-store.ts';
import { writeMessage } from './write-to-player.ts';

/** Who acts, and which version of the case they have seen. */
export interface Acting {
  id: number;
  version: number;
  member: { id: number; name: string };
  author: Author;
}

/** Locks a case for a move. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `case.not_now`. */
export async function begin(tx: Tx, { id, version }: Acting, move: CaseMove): Promise<Case> {
  const found = await lockCase(tx, id);
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  const state = moveCase(found.state, move);
  if (!state) throw new Refusal('case.not_now');
  return { ...found, state };
}

type Deed = 'case_moved' | 'contact_noted' | 'player_written_to' | 'funds_asked' | 'funds_decided';

export async function end(
  tx: Tx,
  saved: Case,
  { author }: Acting,
  [deed, detail]: [Deed, Record<string, unknown>],
): Promise<void> {
  await saveCase(tx, saved).catch((error) => {
    throw isOneOpenAlready(error) ? new Refusal('case.open_already') : error;
  });
  await writeSignificant(tx, {
    kind: `protection.${deed}`,
    ...author,
    target: { kind: 'case', id: saved.id },
    playerId: saved.playerId,
    detail: { ...detail, state: saved.state },
  });
}

const noOutcome = {
  outcome: null,
  outcomeWhy: null,
  outcomeBy: null,
  outcomeById: null,
  agreedBy: null,
  closedAt: null,
};

/** Waits, goes on, or opens it again. */
export async function moveOn(tx: Tx, acting: Acting, move: 'wait' | 'contact' | 'reopen'): Promise<void> {
  const begun = await begin(tx, acting, move);
  await end(tx, move === 'reopen' ? { ...begun, ...noOutcome } : begun, acting, ['case_moved', { move }]);
}

type Channel = Exclude<ProtectionCaseFile['contacts'][number]['channel'], 'message'>;

export async function noteContact(
  { clock }: Pick<ProtectionPorts, 'clock'>,
  tx: Tx,
  acting: Acting,
  { channel, isFromPlayer, said }: { channel: Channel; isFromPlayer: boolean; said: string },
): Promise<void> {
  const begun = await begin(tx, acting, 'contact');
  const { id: caseId, playerId } = begun;
  const contact = { caseId, playerId, channel, isFromPlayer, template: null, title: null, said };
  await insertContact(tx, { ...contact, by: acting.member.name, at: clock.now() });
  await end(tx, begun, acting, ['contact_noted', { channel }]);
}

export async function writeToPlayer(
  ports: ProtectionPorts,
  tx: Tx,
  acting: Acting,
  { template, ownWords }: { template: ProtectionTemplate; ownWords?: string | undefined },
): Promise<void> {
  const begun = await begin(tx, acting, 'contact');
  await writeMessage(ports, tx, { of: begun, template, ownWords, by: acting.member.name });
  await end(tx, begun, acting, ['player_written_to', { template }]);
}

/** Asks where money comes from; then it is the player's turn. */
export async function askForFunds(
  ports: ProtectionPorts,
  tx: Tx,
  acting: Acting,
  kind: ProtectionCaseFile['requests'][number]['kind'],
): Promise<void> {
  const begun = await begin(tx, acting, 'wait');
  const { id: caseId, playerId } = begun;
  await insertRequest(tx, { caseId, playerId, kind, askedBy: acting.member.name, askedAt: ports.clock.now() });
  await writeMessage(ports, tx, { of: begun, template: 'funds', by: acting.member.name });
  await end(tx, begun, acting, ['funds_asked', { kind }]);
}

/** What takes something from a player waits for somebody else. */
const takesAway: ReadonlySet<CaseOutcome> = new Set(['account_closed']);
/** What the player is told with an outcome. */
const toldWith: Partial<Record<CaseOutcome, ProtectionTemplate>> = {
  limit_proposed: 'limits',
  break_proposed: 'break',
};

export async function closeCase(ports: ProtectionPorts, tx: Tx, acting: Acting, outcome: CaseOutcome): Promise<void> {
  const waits = takesAway.has(outcome);
  const begun = await begin(tx, acting, waits ? 'propose' : 'close');
  const { member, author } = acting;
  const template = toldWith[outcome];
  if (template) await writeMessage(ports, tx, { of: begun, template, by: member.name });
  const closedAt = waits ? null : ports.clock.now();
  const decided = { outcome, outcomeWhy: author.reason, outcomeBy: member.name, outcomeById: member.id, closedAt };
  await end(tx, { ...begun, ...decided }, acting, ['case_moved', { move: waits ? 'propose' : 'close', outcome }]);
}

/** The second person. Agreed to, the account is closed; its owner can still withdraw. Throws `SECOND_PERSON_NEEDED`. */
export async function decideCase(ports: ProtectionPorts, tx: Tx, acting: Acting, isAgreed: boolean): Promise<void> {
  const begun = await begin(tx, acting, isAgreed ? 'agree' : 'decline');
  const { member } = acting;
  if (begun.outcomeById === member.id) throw new Refusal('SECOND_PERSON_NEEDED');
  const detail: [Deed, Record<string, unknown>] = [
    'case_moved',
    { move: isAgreed ? 'agree' : 'decline', outcome: begun.outcome },
  ];
  if (!isAgreed) return end(tx, { ...begun, ...noOutcome }, acting, detail);
  const { desk } = ports.identity;
  // Somebody may have closed it for another reason meanwhile: then there is nothing left to do.
  if (!(await desk.blockOf(tx, begun.playerId)))
    await desk.block(tx, { playerId: begun.playerId, reason: 'player protection' });
  const closed = { ...begun, agreedBy: member.name, closedAt: ports.clock.now() };
  await end(tx, closed, acting, detail);
}
