import { configDocumentCalls } from '@halley/contract';
import { appWith } from '../../kit/http/testing/app-with.ts';
import type { Database } from '../../kit/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { createDocuments } from '../documents/create-documents.ts';

/** Documents that are read anew each time, and their calls. */
export const sharedDocuments = (database: Database) =>
  shared(
    async () => {
      const documents = createDocuments({ database, trustedMs: 0, staleMs: 0 });
      return { documents, app: await appWith(configDocumentCalls, documents.handlers) };
    },
    ({ app }) => app.close(),
  );
