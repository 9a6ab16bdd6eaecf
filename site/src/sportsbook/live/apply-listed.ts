import type { FixtureCard, ListedFixture } from '@halley/contract';
import { frameStatuses } from '@halley/contract/fixture-frames';

/** The card after what a frame of its list tells; the same one: it is known already. Undefined: the list is to be read. */
export function applyListed(card: FixtureCard, told: ListedFixture): FixtureCard | undefined {
  const { v, c, t, s, m } = told;
  if (v < card.version) return card;
  const next = { ...card, version: v, status: t, score: s };
  if (m === null) return { ...next, main: null };
  const [key, place, prices] = m;
  const said = frameStatuses[place];
  const { main } = card;
  // Titles are not told: another market than the one that is held has to be read.
  if (!said || main?.key !== key || main.outcomes.length !== prices.length) return undefined;
  return {
    ...next,
    main: {
      ...main,
      status: said === 'open' ? 'active' : said,
      open: said === 'open' && c === null,
      outcomes: main.outcomes.map((outcome, index) => ({ ...outcome, price: prices[index] || null })),
    },
  };
}
