import type { ConfigDocument, ConfigDocumentName } from '@halley/contract';

/** What a document says until an operator has written it. */
export const usualDocuments: { [Name in ConfigDocumentName]: ConfigDocument<Name> } = {
  'providers-config': {},
  'enable-games-config': {},
  'games-aliases-config': { enabled: true, aliases: [] },
  'menu-categories-games': {},
  'sum-thresholds': {
    USD: { bets_cents: 6_000_000, deposits_cents: 600_000 },
    EUR: { bets_cents: 6_000_000, deposits_cents: 600_000 },
    AUD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    CAD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    NZD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    BRL: { bets_cents: 30_000_000, deposits_cents: 3_000_000 },
  },
};
