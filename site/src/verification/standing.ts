import type { AskedDocument, PlayerDocument } from '@halley/contract';
import { openRequests } from '@halley/contract/asked-documents';

export type DocumentType = PlayerDocument['document_type'];

/** What must be approved before a player is verified. */
export const requiredTypes = ['identity', 'address'] as const satisfies readonly DocumentType[];
export type RequiredType = (typeof requiredTypes)[number];

export type StepState = 'missing' | 'pending' | 'approved' | 'again';

/** One approved document is enough, one that waits is next; else the newest says whether another one is wanted. */
export function stepOf(type: DocumentType, documents: readonly PlayerDocument[]): StepState {
  const own = documents.filter((document) => document.document_type === type);
  if (own.some(({ status }) => status === 'approved')) return 'approved';
  if (own.some(({ status }) => status === 'pending')) return 'pending';
  return own.length > 0 ? 'again' : 'missing';
}

export type Standing = 'start' | 'review' | 'again' | 'verified';

/** Where the player stands as a whole: what there is to do comes before what there is to wait for. */
export function standingOf(documents: readonly PlayerDocument[], verified: boolean): Standing {
  const steps = requiredTypes.map((type) => stepOf(type, documents));
  if (verified || steps.every((step) => step === 'approved')) return 'verified';
  if (steps.includes('again')) return 'again';
  return steps.includes('missing') ? 'start' : 'review';
}

export interface AskedFor {
  id: number;
  type: DocumentType;
  reason: string | null;
}

/** What is wanted of a player: in place of a document, or of somebody's own accord. Each kind once. */
export function askedFor(documents: readonly PlayerDocument[], asked: readonly AskedDocument[]): AskedFor[] {
  const all = [
    ...openRequests(documents).flatMap(({ id, asked_for: type, reason }) => (type ? [{ id, type, reason }] : [])),
    ...asked.map(({ id, document_type: type, reason }) => ({ id, type, reason })),
  ];
  return all.filter(({ type }, place) => all.findIndex((other) => other.type === type) === place);
}

/** What to offer first in the form: what we have asked for, then whatever is still to be sent. */
export function nextType(documents: readonly PlayerDocument[]): DocumentType {
  const wanted = (state: StepState) => requiredTypes.find((type) => stepOf(type, documents) === state);
  return openRequests(documents)[0]?.asked_for ?? wanted('again') ?? wanted('missing') ?? 'payment_method';
}
