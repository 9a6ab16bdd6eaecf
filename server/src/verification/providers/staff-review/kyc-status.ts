import type { KycStatus } from '@halley/contract';
import { type DocumentType, missingTypes, requiredTypes, type VerificationDocument } from '../../document.ts';

type Document = Pick<VerificationDocument, 'id' | 'documentType' | 'status' | 'reason'>;
type Step = NonNullable<KycStatus['docsStatus']>[string];
type Result = NonNullable<Step['reviewResult']>;

const stepNames: Record<DocumentType, string> = {
  identity: 'IDENTITY',
  address: 'PROOF_OF_RESIDENCE',
  deposit: 'PROOF_OF_DEPOSIT',
  payment_method: 'PROOF_OF_PAYMENT',
};

/** How far a player is, from the documents (newest first) alone. */
export function kycStatusOf(input: { playerId: number; verified: boolean; documents: readonly Document[] }): KycStatus {
  const { documents } = input;
  const types = [...new Set(documents.map((document) => document.documentType))];
  const steps = types.map((type): [string, Step] => [
    stepNames[type],
    stepOf(documents.filter((document) => document.documentType === type)),
  ]);
  return {
    applicantId: documents.length > 0 ? String(input.playerId) : null,
    ...overall(input),
    docsStatus: steps.length > 0 ? Object.fromEntries(steps) : null,
  };
}

function overall({ verified, documents }: { verified: boolean; documents: readonly Document[] }) {
  const needed = documents.filter(({ documentType }) => requiredTypes.some((type) => type === documentType));
  const missing = missingTypes(documents);
  if (verified || missing.length === 0) {
    return { reviewStatus: 'completed' as const, reviewResult: { reviewAnswer: 'GREEN' as const } };
  }
  const open = needed.filter(({ documentType }) => missing.some((type) => type === documentType));
  if (open.some(({ status }) => status === 'pending')) return { reviewStatus: 'pending' as const, reviewResult: null };
  const refused = open.find(({ status }) => status === 'not_approved');
  if (refused) return { reviewStatus: 'completed' as const, reviewResult: retry(refused) };
  return { reviewStatus: 'init' as const, reviewResult: null };
}

/** One approved document is enough for its step; without one, the newest speaks. */
function stepOf(documents: readonly Document[]): Step {
  const imageIds = documents.map(({ id }) => id);
  const place = { country: null, idDocType: null, imageIds };
  if (documents.some(({ status }) => status === 'approved')) {
    return { ...place, reviewResult: { reviewAnswer: 'GREEN' } };
  }
  const [newest] = documents;
  return newest?.status === 'not_approved' ? { ...place, reviewResult: retry(newest) } : place;
}

function retry({ reason }: Document): Result {
  return {
    reviewAnswer: 'RED',
    reviewRejectType: 'RETRY',
    ...(reason === null ? {} : { moderationComment: reason, clientComment: reason }),
  };
}
