import { createVersions } from '../kit/index.ts';

/** Versions of pages, snippets, lists and translations, with drafts and times. */
export const contentVersions = createVersions('content_version');
