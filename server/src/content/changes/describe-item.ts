import { type ContentKind, contentKinds, type StaffContentChange, siteLanguages } from '@halley/contract';
import type { ItemName } from '../items/item-names.ts';
import { inLanguage, localise } from '../languages.ts';
import type { HistoricVersion } from '../list-items.ts';
import type { Contents } from '../load-contents.ts';
import { brandVariant, marketVariant } from '../of-brand.ts';
import { type Mover, movesFor, shownState } from './change-moves.ts';
import type { StoredChange } from './change-store.ts';

export const isEdited = (item: ItemName | undefined): item is ItemName & { kind: ContentKind } =>
  item !== undefined && contentKinds.some((kind) => kind === item.kind);

/** The brand and the market something is written for. */
export function placeOf(key: string): { common: string; brand: string | null; market: string | null } {
  const ofBrand = brandVariant(key);
  const ofMarket = marketVariant(ofBrand?.key ?? key);
  return {
    common: ofMarket?.key ?? ofBrand?.key ?? key,
    brand: ofBrand?.brand ?? null,
    market: ofMarket?.market ?? null,
  };
}

/** What people call it, in English. */
export function titleOf({ kind, key }: ItemName, content: unknown): string {
  const { texts, banner } = Object(content) as { texts?: Record<string, { title?: string }>; banner?: unknown };
  if (kind === 'page') return inLanguage(texts ?? {}, 'en')?.text.title ?? key;
  if (kind === 'list') return key.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const { title } = Object(localise(banner, 'en')) as { title?: { text?: string } };
  return (kind === 'banner' && title?.text) || placeOf(key).common;
}

/** Languages of the site in which it says nothing of its own. */
export function missingLanguages({ kind }: ItemName, content: unknown): string[] {
  const { texts, banner } = Object(content) as { texts?: object; banner?: { title?: { text?: unknown } } };
  const said = kind === 'banner' ? banner?.title?.text : texts;
  // A text without languages is meant for all of them.
  if (typeof said !== 'object' || said === null) return [];
  return siteLanguages.filter((language) => !Object.hasOwn(said, language));
}

/** What there is to go on from where nobody has written the thing itself: the list's banner, the pages of a menu. */
export function startingContent({ kind, key }: ItemName, { pages, lists }: Contents): unknown {
  const { common } = placeOf(key);
  if (kind === 'banner') {
    const banner = (lists.get('banners') ?? []).find((one) => Object(one).id === common);
    return banner === undefined ? null : { hidden: false, countries: [], banner };
  }
  if (kind === 'menu') {
    const tagged = [...pages].filter(([path, page]) => page.categories.includes(common) && !/[@~]/.test(path));
    const inOrder = tagged.toSorted(([path, page], [otherPath, other]) =>
      page.order === other.order ? (path < otherPath ? -1 : 1) : page.order - other.order,
    );
    return { entries: inOrder.map(([path]) => ({ path, hidden: false })) };
  }
  return null;
}

export function versionOnTheWire(one: HistoricVersion) {
  return {
    version: one.version,
    state: one.state,
    written_by: one.writtenBy,
    written_at: one.writtenAt.toISOString(),
    publish_at: one.publishAt?.toISOString() ?? null,
    publish_until: one.publishUntil?.toISOString() ?? null,
  };
}

/** A change as a member sees it; `published` is the version it became. */
export function changeOnTheWire(
  change: StoredChange,
  { title, published, mover }: { title: string; published: HistoricVersion | undefined; mover: Mover },
): StaffContentChange {
  const shown = shownState(change.state, published);
  return {
    id: change.id,
    name: change.name,
    title,
    state: shown,
    version: change.version,
    from: published?.publishAt?.toISOString() ?? null,
    until: published?.publishUntil?.toISOString() ?? null,
    opened_at: change.openedAt.toISOString(),
    opened_by: change.openedBy,
    changed_at: change.changedAt.toISOString(),
    changed_by: change.changedBy,
    sent_at: change.sentAt?.toISOString() ?? null,
    decided_by: change.decidedBy,
    note: change.note,
    may: movesFor(change, shown, mover),
  };
}
