import { Refusal } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { type Acting, begin, end } from '../cases/act-on-case.ts';
import { writeMessage } from '../cases/write-to-player.ts';
import type { ProtectionPorts } from '../ports.ts';
import { answersOf, decideAnswer, insertRequest, lockAnswers, requestsTo } from './funds-store.ts';

interface FundsDecision {
  answerId: number;
  isAccepted: boolean;
  ownWords?: string | undefined;
}

/**
 * The newest answer is enough, or more is asked for: then it is the player's turn again. Throws `REQUEST_OVER` when it has been
 * decided, `CHANGED_MEANWHILE` when the player has told something newer.
 */
export async function decideFunds(
  ports: ProtectionPorts,
  tx: Tx,
  acting: Acting,
  { answerId, isAccepted, ownWords }: FundsDecision,
): Promise<void> {
  const begun = await begin(tx, acting, isAccepted ? 'contact' : 'wait');
  const { id: caseId, playerId } = begun;
  await lockAnswers(tx, playerId);
  const answers = await answersOf(tx, playerId);
  if (!answers.some(({ id }) => id === answerId)) throw new Refusal('NOT_FOUND');
  const [newest] = answers;
  if (newest?.id !== answerId) throw new Refusal('CHANGED_MEANWHILE');
  if (newest.decision) throw new Refusal('REQUEST_OVER');
  const { name } = acting.member;
  const at = ports.clock.now();
  await decideAnswer(tx, { id: answerId, accepted: isAccepted, by: name, at });
  if (!isAccepted) {
    const [asked] = await requestsTo(tx, playerId);
    await insertRequest(tx, { caseId, playerId, kind: asked?.kind ?? 'source_of_funds', askedBy: name, askedAt: at });
  }
  const template = isAccepted ? 'funds_accepted' : 'funds';
  await writeMessage(ports, tx, { of: begun, template, ownWords, by: name });
  await end(tx, begun, acting, ['funds_decided', { answer: answerId, accepted: isAccepted }]);
}
