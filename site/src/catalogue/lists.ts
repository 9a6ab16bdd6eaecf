/** Which list an address asks for. */
export interface Place {
  kind: 'all' | 'pokies' | 'live' | 'slots' | 'category' | 'producer';
  /** Of a collection or a producer; null: the whole kind. */
  slug: string | null;
  /** Where the address itself carries it: producers. */
  page: number | null;
}

const slugShape = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/;
const pageShape = /^[1-9]\d{0,3}$/;

/** Null: no list stands at this address. */
export function placeOf(path: string): Place | null {
  const [, root = '', slug, page, ...rest] = path.split('/');
  const whole = { slug: null, page: null };
  if (slug === undefined) {
    if (root === 'games') return { kind: 'all', ...whole };
    return root === 'slots' ? { kind: 'slots', ...whole } : null;
  }
  if (!slugShape.test(slug) || rest.length > 0) return null;
  if (root === 'producers') {
    if (page !== undefined && !pageShape.test(page)) return null;
    return { kind: 'producer', slug, page: page === undefined ? null : Number(page) };
  }
  if (page !== undefined) return null;
  if (root === 'pokies' || root === 'live') return { kind: root, slug: slug === 'all' ? null : slug, page: null };
  return root === 'categories' ? { kind: 'category', slug, page: null } : null;
}

/**
 * Collections whose games belong to the list; none of them means every game. Under `/pokies` and `/live` a collection is
 * that part of it which belongs there.
 */
export function collectionsOf({ kind, slug }: Place, known: ReadonlySet<string> = new Set()): Asked {
  if (kind === 'producer' || kind === 'all') return { slugs: [], strategy: 'OR' };
  if (kind === 'category' && slug !== null) return { slugs: [slug], strategy: 'OR' };
  if (slug === null) return { slugs: kind === 'live' ? ['live'] : ['slots', 'pokies'], strategy: 'OR' };
  const machines = known.has('pokies') && !known.has('slots') ? 'pokies' : 'slots';
  return { slugs: [kind === 'live' ? 'live' : machines, slug], strategy: 'AND' };
}

interface Asked {
  slugs: string[];
  strategy: 'OR' | 'AND';
}

/** Where a collection has a variant for the visitor's country, that one is meant. */
export function withCountry(slug: string, known: ReadonlySet<string>, country: string): string {
  const variant = `${slug}:${country.toLowerCase()}`;
  return known.has(variant) ? variant : slug;
}

/** The name of a collection without its country. */
export function plainSlug(id: string): string {
  return id.split(':')[0] ?? id;
}

const randomAtEnd: ReadonlySet<string> = new Set(['special', 'new', 'top', 'recommended']);

function isRandomLast(slug: string | null): boolean {
  return slug !== null && randomAtEnd.has(plainSlug(slug));
}

/** The random card is the tenth. */
const randomPlace = 9;

export type Card<Game> = { kind: 'game'; game: Game } | { kind: 'random' } | { kind: 'cashback' };

export interface CardsOf {
  /** The collection the list is of. */
  slug: string | null;
  /** Live lists begin with the offer of cashback, where the house has one. */
  cashback: boolean;
  /** Nothing is left to chance with a single game. */
  random: boolean;
}

/** Games with the cards that are no games at their places. */
export function withCards<Game>(games: readonly Game[], { slug, cashback, random }: CardsOf): Card<Game>[] {
  const cards: Card<Game>[] = games.map((game) => ({ kind: 'game', game }));
  if (cashback) cards.unshift({ kind: 'cashback' });
  if (random) {
    const place = isRandomLast(slug) ? cards.length : randomPlace;
    cards.splice(Math.min(place, cards.length), 0, { kind: 'random' });
  }
  return cards;
}

/** Whole lines of two, three, four, six and eight columns: after a block a new one begins at the left. */
export const blockSize = 24;

export function blocksOf<Game>(cards: readonly Card<Game>[]): Card<Game>[][] {
  return Array.from({ length: Math.ceil(cards.length / blockSize) }, (_, block) =>
    cards.slice(block * blockSize, (block + 1) * blockSize),
  );
}

export function isSameBlock<Game>(one: readonly Card<Game>[], other: readonly Card<Game>[]): boolean {
  return one.length === other.length && one.every((card, place) => isSameCard(card, other[place]));
}

function isSameCard<Game>(one: Card<Game>, other: Card<Game> | undefined): boolean {
  return one.kind === 'game' ? other?.kind === 'game' && one.game === other.game : one.kind === other?.kind;
}
