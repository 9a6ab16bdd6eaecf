import { createVersions } from '../../kit/index.ts';

/** Versions of documents, with drafts and times. */
export const documentVersions = createVersions('config_document');
