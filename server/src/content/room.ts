import { groupIdsOf } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { BaseOfHomes, Room } from '../kit/index.ts';
import type { Tell } from '../realtime/index.ts';
import type { Visitors } from '../visitor/index.ts';
import { createEditorDesk } from './changes/editor-desk.ts';
import { createContent } from './create-content.ts';
import { createDocumentDesk } from './documents/document-desk.ts';
import { createImageDesk } from './images/image-desk.ts';
import { mountImages } from './images/mount-images.ts';
import { wordsOf } from './operator-translations.ts';
import { mountPreview } from './preview/mount-preview.ts';
import { createPreviewDesk } from './preview/preview-desk.ts';
import { promosFor } from './promos-for.ts';

/** What newcomers agree to where no page holds the terms. */
const unwrittenTerms = 'none';

export interface ContentRoomOptions extends BaseOfHomes {
  config: Pick<ConfigRoom, 'documents' | 'previews' | 'hosts' | 'localeCodes'>;
  identity: Pick<IdentityRoom, 'readPlayer' | 'localeOf'>;
  visitor: Pick<Visitors, 'visitorOf'>;
  realtime: Pick<Tell, 'tell'>;
}

export function contentRoom({ config, identity, visitor, realtime, ...base }: ContentRoomOptions) {
  const { settings, clock, log, homes, publicUrl, secureCookies } = base;
  const { house } = homes;
  const { documents, previews, localeCodes } = config;
  const content = createContent({
    database: house,
    clock,
    log,
    documents,
    localeCodes,
    localeOf: (context) => identity.localeOf(context),
    countryOf: async (context) => (await visitor.visitorOf(context)).country,
    groupsOf: async (playerId) => groupIdsOf((await identity.readPlayer(playerId))?.statuses ?? []),
    promosFor: promosFor({ documents, visitor }),
    publish: realtime.tell,
    previews,
    ...settings.copies,
  });
  return {
    ...content,
    name: 'content',
    previewDesk: createPreviewDesk({ clock, previews, publicUrl, localeCodes }),
    documentDesk: createDocumentDesk({ clock, documents }),
    editorDesk: createEditorDesk({ clock, log, localeCodes, doubt: content.doubt }),
    imageDesk: createImageDesk({ database: house, clock }),
    previewOf: previews.of,
    wordsOf: wordsOf(content.translationsOf),
    termsVersion: async (of: { licence: string; country: string }) =>
      (await content.editionOf('terms-and-conditions', of)) ?? unwrittenTerms,
    mount: (app) => {
      mountPreview(app, { previews, secureCookies, opened: config.hosts.notePreview });
      mountImages(app, { database: house });
    },
  } as const satisfies Room;
}

export type ContentRoom = ReturnType<typeof contentRoom>;
