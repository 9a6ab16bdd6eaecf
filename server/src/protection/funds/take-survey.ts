import { createHmac } from 'node:crypto';
import type { SurveyTicket, SurveyTicketAnswer } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import { lockCase, openCaseOf, saveCase } from '../cases/case-store.ts';
import type { ProtectionPorts } from '../ports.ts';
import { answersOf, insertAnswer, lockAnswers, requestsTo } from './funds-store.ts';

const refused = (label: string, message: string): SurveyTicketAnswer => ({
  status: 'failed',
  statusCode: 400,
  error: { label, message },
});
const taken = (ticketId: number): SurveyTicketAnswer => ({ status: 'ok', statusCode: 200, error: null, ticketId });

/** What it was sealed for: an answer of one player opens for no other. */
export const purposeOf = (playerId: number): string => `protection answer ${playerId}`;

/**
 * Where a player's money comes from. The same answer again is the same ticket, unless somebody has asked anew since; what
 * does not fit, or speaks for somebody else, changes nothing.
 */
export async function takeSurvey(
  { database, clock, identity, sealer, marks }: ProtectionPorts,
  playerId: number,
  ticket: SurveyTicket | null,
): Promise<SurveyTicketAnswer> {
  if (!ticket) return refused('invalid_survey', 'The answers are not complete.');
  const player = await identity.readPlayer(playerId);
  const isOwn = ticket.player_id === playerId && ticket.email.toLowerCase() === player?.email.toLowerCase();
  if (!isOwn) return refused('other_player', 'These answers are not about the player who is logged in.');
  const content = JSON.stringify({ answers: ticket.answers, questions: ticket.questions });
  const mark = createHmac('sha256', marks).update(`${playerId} ${content}`).digest();
  return database.tx(async (tx) => {
    await lockAnswers(tx, playerId);
    const [last] = await answersOf(tx, playerId);
    const [asked] = await requestsTo(tx, playerId);
    const isAskedAnew = last?.decision?.accepted === false || (asked && last && asked.askedAt > last.at);
    if (last?.mark.equals(mark) && !isAskedAnew) return taken(last.id);
    const at = clock.now();
    const sealed = sealer.seal(Buffer.from(content), purposeOf(playerId));
    const id = await insertAnswer(tx, { playerId, sealed, mark, at });
    await writeSignificant(tx, {
      kind: 'protection.funds_answered',
      actor: { kind: 'player', id: playerId },
      target: { kind: 'answer', id },
      playerId,
    });
    // The case that waited for it goes on.
    const open = await openCaseOf(tx, playerId);
    const locked = open?.state === 'waiting' ? await lockCase(tx, open.id) : undefined;
    if (locked?.state === 'waiting') await saveCase(tx, { ...locked, state: 'contact' });
    return taken(id);
  });
}
