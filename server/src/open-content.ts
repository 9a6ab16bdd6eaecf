import { groupIdsOf } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { createPreviews, type Documents, type Previews } from './config/index.ts';
import {
  type ContentOptions,
  createContent,
  createDocumentDesk,
  createPreviewDesk,
  mountPreview,
} from './content/index.ts';
import type { Identity } from './identity/index.ts';
import { type Clock, deriveKeys, type Settings } from './kit/index.ts';

/** Who may look at drafts is known before anything is told. */
export function openPreviews(settings: Settings, clock: Clock): Previews {
  return createPreviews({ keys: deriveKeys(settings, 'previews'), clock });
}

export interface OpenContentOptions extends Omit<ContentOptions, 'groupsOf' | 'previews' | 'documents'> {
  previews: Previews;
  documents: Pick<Documents, 'read' | 'doubt'>;
  identity: Pick<Identity, 'readPlayer'>;
  publicUrl: string;
  secureCookies: boolean;
}

/** The content room with its players, and the desk from which drafts are looked at. */
export function openContent({ identity, publicUrl, secureCookies, ...options }: OpenContentOptions) {
  const { previews, clock } = options;
  return {
    ...createContent({
      ...options,
      groupsOf: async (playerId) => groupIdsOf((await identity.readPlayer(playerId))?.statuses ?? []),
    }),
    previewDesk: createPreviewDesk({ clock, previews, publicUrl, localeCodes: options.localeCodes }),
    documentDesk: createDocumentDesk({ clock, documents: options.documents }),
    mountPreview: (app: FastifyInstance) => mountPreview(app, { previews, secureCookies }),
    previewOf: previews.of,
  };
}
