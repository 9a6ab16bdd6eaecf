import type { ConfigDocument, ConfigDocumentName } from '@halley/contract';

/** What a document says until an operator has written it. */
export const usualDocuments: { [Name in ConfigDocumentName]: ConfigDocument<Name> } = {
  'providers-config': {},
  'enable-games-config': {},
  'games-aliases-config': { enabled: true, aliases: [] },
  'menu-categories-games': {},
};
