export { createDatabaseStore } from './contents/create-database-store.ts';
export type { DocumentStore } from './contents/document-store.ts';
export {
  createVerification,
  type Verification,
  type VerificationOptions,
} from './create-verification.ts';
export { documentOnTheWire } from './document.ts';
export { findDocument } from './document-rows.ts';
export { type AcceptUpload, createAcceptUpload } from './intake/accept-upload.ts';
export { tameFileName } from './intake/file-name.ts';
export { createGate } from './intake/gate.ts';
export { mostPicturesAtOnce, openImage, typeOf } from './intake/open-image.ts';

export { listPastDocuments } from './past-store.ts';
export { verificationRoom } from './room.ts';
