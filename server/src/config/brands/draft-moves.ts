import { isDeepStrictEqual } from 'node:util';
import { type Brand, type BrandDraft, Refusal } from '@halley/contract';
import type { BrandBook } from './check-brand.ts';

interface Writer {
  /** Who, as the document says it. */
  name: string;
  at: Date;
}

/** Seen: the revision whoever does something has looked at; 0: there was no draft. */
interface Seen {
  id: string;
  revision: number;
}

const mostBrands = 50;

/** Writes a draft. The same again, as a second click sends it, changes nothing. */
export function saveDraft(
  written: BrandBook,
  { brand, revision }: { brand: Brand; revision: number },
  by: Writer,
): BrandBook {
  const { brands, drafts } = written;
  const now = drafts.find((draft) => draft.brand.id === brand.id);
  if (now && now.revision === revision + 1 && isDeepStrictEqual(now.brand, brand)) return written;
  if ((now?.revision ?? 0) !== revision) throw new Refusal('CHANGED_MEANWHILE');
  if (!now && new Set([...brands, ...drafts.map((draft) => draft.brand)].map(({ id }) => id)).size >= mostBrands)
    throw new Refusal('brands.too_many');
  const next: BrandDraft = {
    revision: revision + 1,
    brand,
    changed_by: by.name,
    changed_at: by.at.toISOString(),
    asked: null,
  };
  return { brands, drafts: now ? drafts.map((draft) => (draft === now ? next : draft)) : [...drafts, next] };
}

export function dropDraft(written: BrandBook, seen: Seen): BrandBook {
  const draft = draftSeen(written, seen);
  return { ...written, drafts: written.drafts.filter((other) => other !== draft) };
}

/** Somebody wants it live. Who has asked already waits. */
export function askLive(written: BrandBook, seen: Seen, by: Writer & { id: number }): BrandBook {
  const draft = draftSeen(written, seen);
  if (draft.asked?.by === by.id) return written;
  if (draft.asked) throw new Refusal('state.not_allowed');
  const asked = { by: by.id, name: by.name, at: by.at.toISOString() };
  return { ...written, drafts: written.drafts.map((other) => (other === draft ? { ...draft, asked } : other)) };
}

/** Not now: the draft can be changed and asked for again. */
export function declineLive(written: BrandBook, seen: Seen): BrandBook {
  const draft = draftAsked(written, seen);
  return { ...written, drafts: written.drafts.map((other) => (other === draft ? { ...draft, asked: null } : other)) };
}

/** The draft counts, in the place of what counted before. Who asked is not who agrees, unless one person is enough. */
export function goLive(written: BrandBook, seen: Seen, by: { id: number; isAlone: boolean }): BrandBook {
  const draft = by.isAlone ? draftSeen(written, seen) : draftAsked(written, seen);
  if (!by.isAlone && draft.asked?.by === by.id) throw new Refusal('SECOND_PERSON_NEEDED');
  const { brands, drafts } = written;
  const isLive = brands.some(({ id }) => id === draft.brand.id);
  return {
    brands: isLive
      ? brands.map((brand) => (brand.id === draft.brand.id ? draft.brand : brand))
      : [...brands, draft.brand],
    drafts: drafts.filter((other) => other !== draft),
  };
}

/** A live brand is a draft again, as it was live; a draft beside it stays what it is. The first brand is the house itself. */
export function closeBrand(written: BrandBook, id: string, by: Writer): BrandBook {
  const { brands, drafts } = written;
  const place = brands.findIndex((brand) => brand.id === id);
  const closed = brands[place];
  if (!closed) throw new Refusal('NOT_FOUND');
  if (place === 0) throw new Refusal('state.not_allowed');
  const rest = { ...written, brands: brands.filter((brand) => brand !== closed) };
  return drafts.some(({ brand }) => brand.id === id) ? rest : saveDraft(rest, { brand: closed, revision: 0 }, by);
}

function draftSeen({ drafts }: BrandBook, { id, revision }: Seen): BrandDraft {
  const draft = drafts.find(({ brand }) => brand.id === id);
  if (!draft) throw new Refusal('NOT_FOUND');
  if (draft.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
  return draft;
}

function draftAsked(written: BrandBook, seen: Seen): BrandDraft {
  const draft = draftSeen(written, seen);
  if (!draft.asked) throw new Refusal('state.not_allowed');
  return draft;
}
