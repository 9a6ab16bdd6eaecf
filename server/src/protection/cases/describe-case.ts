import { type ProtectionCase, type ProtectionCaseFile, Refusal, SurveyTicket } from '@halley/contract';
import { z } from 'zod';
import type { Queryable } from '../../kit/index.ts';
import { answersOf, requestsTo, type StoredAnswer } from '../funds/funds-store.ts';
import { purposeOf } from '../funds/take-survey.ts';
import type { ProtectionPorts } from '../ports.ts';
import { describeSigns } from '../signs/describe-signs.ts';
import { type Case, readCase } from './case-store.ts';
import { contactsOf } from './contact-store.ts';

interface ShownTo {
  memberId: number;
  now: Date;
  nicknames: ReadonlyMap<number, string | null>;
}

export function caseOnTheWire(one: Case, { memberId, now, nicknames }: ShownTo): ProtectionCase {
  return {
    id: one.id,
    player_id: one.playerId,
    nickname: nicknames.get(one.playerId) ?? null,
    level: one.level,
    state: one.state,
    version: one.version,
    opened_by: one.openedBy,
    opened_why: one.openedWhy,
    opened_at: one.openedAt.toISOString(),
    due_at: one.dueAt.toISOString(),
    is_late: one.state !== 'closed' && one.dueAt < now,
    outcome: one.outcome,
    outcome_why: one.outcomeWhy,
    outcome_by: one.outcomeBy,
    is_own_outcome: one.outcomeById === memberId,
    agreed_by: one.agreedBy,
    closed_at: one.closedAt?.toISOString() ?? null,
  };
}

/** One case with everything there is to it. Throws `NOT_FOUND`. */
export async function describeCase(
  ports: ProtectionPorts,
  db: Queryable,
  { id, memberId }: { id: number; memberId: number },
): Promise<ProtectionCaseFile> {
  const found = await readCase(db, id);
  if (!found) throw new Refusal('NOT_FOUND');
  const { playerId } = found;
  const nicknames = await ports.identity.nicknames([playerId], db);
  const requests = (await requestsTo(db, playerId)).filter(({ caseId }) => caseId === id);
  const asked = requests.at(-1)?.askedAt;
  const documents = asked ? await ports.documentsOfPlayer(db, playerId) : [];
  return {
    ...caseOnTheWire(found, { memberId, now: ports.clock.now(), nicknames }),
    signs: await describeSigns(ports, db, playerId),
    contacts: (await contactsOf(db, id)).map(({ at, isFromPlayer, ...contact }) => ({
      id: contact.id,
      channel: contact.channel,
      is_from_player: isFromPlayer,
      template: contact.template,
      title: contact.title,
      said: contact.said,
      by: contact.by,
      at: at.toISOString(),
    })),
    requests: requests.map(({ id: requestId, kind, askedBy, askedAt }) => ({
      id: requestId,
      kind,
      asked_by: askedBy,
      asked_at: askedAt.toISOString(),
    })),
    answers: (await answersOf(db, playerId)).flatMap((answer) => openAnswer(ports, answer)),
    documents: documents
      .filter(({ createdAt }) => asked && createdAt >= asked)
      .map(({ id: documentId, documentType, status, fileName, createdAt }) => ({
        id: documentId,
        document_type: documentType,
        status,
        file_name: fileName,
        created_at: createdAt.toISOString(),
      })),
  };
}

const Opened = z.object({ answers: SurveyTicket.shape.answers, questions: SurveyTicket.shape.questions });

/** One that was sealed with a key we do not have any more is left out. */
function openAnswer({ sealer }: Pick<ProtectionPorts, 'sealer'>, { id, playerId, sealed, at, decision }: StoredAnswer) {
  const opened = sealer.open(sealed, purposeOf(playerId));
  const parsed = opened && Opened.safeParse(JSON.parse(opened.toString()));
  const decided = decision && { accepted: decision.accepted, by: decision.by, at: decision.at.toISOString() };
  return parsed?.success ? [{ id, at: at.toISOString(), ...parsed.data, decision: decided }] : [];
}
