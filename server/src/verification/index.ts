export { createDatabaseStore } from './contents/create-database-store.ts';
export type { DocumentStore } from './contents/document-store.ts';
export {
  createVerification,
  type ListForReview,
  type Verification,
  type VerificationOptions,
} from './create-verification.ts';
export {
  type DocumentStatus,
  type DocumentType,
  documentOnTheWire,
  type MediaType,
  type VerificationDocument,
} from './document.ts';
export { type AcceptUpload, createAcceptUpload } from './intake/accept-upload.ts';
export { tameFileName } from './intake/file-name.ts';
export type { PlayerStanding, Players } from './ports.ts';
export type { ProviderDecision, VerificationProvider, WebhookCall } from './providers/provider.ts';
export type { ReadDocument } from './review/read-document.ts';
export { verificationRoom } from './room.ts';
