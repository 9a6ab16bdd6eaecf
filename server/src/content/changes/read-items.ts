import {
  type BrokenLink,
  type ContentItem,
  type ContentItemCheck,
  type ContentItemFile,
  type ContentKind,
  Refusal,
  type StaffContentChange,
  siteLanguages,
} from '@halley/contract';
import type { Clock, Log, Queryable } from '../../kit/index.ts';
import { differencesOf } from '../documents/differences.ts';
import { pictureIds } from '../images/image-store.ts';
import { contentVersions } from '../item-store.ts';
import { ContentRefused, checkItem } from '../items/check-item.ts';
import { type ItemName, menuKeys, nameOf, parseName } from '../items/item-names.ts';
import { brokenIn, destinationsIn } from '../links/check-links.ts';
import { type HistoricVersion, historyOf } from '../list-items.ts';
import { contentsOf } from '../load-contents.ts';
import { wordsIn } from '../operator-translations.ts';
import { knownMessages } from '../words/known-messages.ts';
import { listWords, type WordsWish } from '../words/list-words.ts';
import type { Mover } from './change-moves.ts';
import {
  type ChangePage,
  lastChangeOf,
  listChanges,
  openChangeOf,
  openChanges,
  type StoredChange,
} from './change-store.ts';
import {
  changeOnTheWire,
  isEdited,
  missingLanguages,
  placeOf,
  startingContent,
  titleOf,
  versionOnTheWire,
} from './describe-item.ts';

export interface ReadItemsOptions {
  clock: Clock;
  log: Log;
  localeCodes: readonly string[];
}

export type EditedName = ItemName & { kind: ContentKind };

/** The name of something editors write; everything else is not there for them. */
export function editedName(name: string): EditedName {
  const item = parseName(name);
  if (!isEdited(item)) throw new Refusal('NOT_FOUND');
  return item;
}

/** What the editors' desk tells. */
export function createItemReader({ clock, log, localeCodes }: ReadItemsOptions) {
  const countingNow = async (db: Queryable) => contentVersions.counting(db, clock.now());
  const contentsNow = async (db: Queryable) => contentsOf(await countingNow(db), log);
  const destinations = async (db: Queryable) =>
    destinationsIn({ contents: await contentsNow(db), pictures: await pictureIds(db), localeCodes });

  async function listItems(
    db: Queryable,
    wanted: { kind: ContentKind; brand?: string | undefined },
  ): Promise<ContentItem[]> {
    const counting = new Map((await countingNow(db)).map((version) => [version.name, version]));
    const changes = await openChanges(db);
    const listed = (await contentVersions.newest(db)).flatMap((newest): ContentItem[] => {
      const item = parseName(newest.name);
      if (!isEdited(item) || item.kind !== wanted.kind) return [];
      const shown = counting.get(newest.name) ?? newest;
      const { brand, market } = placeOf(item.key);
      if (wanted.brand !== undefined && wanted.brand !== (brand ?? '')) return [];
      const wasSeen = newest.publishAt !== null && newest.content === null;
      return [
        {
          name: newest.name,
          kind: item.kind,
          title: titleOf(item, shown.content),
          brand,
          market,
          missing: missingLanguages(item, shown.content),
          state: counting.has(newest.name) ? 'published' : wasSeen ? 'withdrawn' : 'unpublished',
          written_at: shown.writtenAt.toISOString(),
          written_by: shown.writtenBy,
          change: changes.get(newest.name) ?? null,
        },
      ];
    });
    const names = new Set(listed.map(({ name }) => name));
    const list = counting.get('list:banners');
    const others =
      wanted.kind === 'banner' && !wanted.brand ? listedBanners(list) : wanted.kind === 'menu' ? usualMenus() : [];
    return [...listed, ...others.filter(({ name }) => !names.has(name))].toSorted((one, other) =>
      one.name < other.name ? -1 : 1,
    );
  }

  async function read(db: Queryable, name: string, mover: Mover): Promise<ContentItemFile> {
    const item = editedName(name);
    const history = await historyOf(db, item, clock.now());
    const open = await openChangeOf(db, name);
    const last = open ?? (await lastChangeOf(db, name));
    const counting = history.find(({ state }) => state === 'published');
    const draft = open && history.find(({ version }) => version === open.version);
    const content = (draft ?? counting)?.content ?? startingContent(item, await contentsNow(db));
    const title = titleOf(item, content);
    return {
      name,
      kind: item.kind,
      title,
      content,
      newest: history[0]?.version ?? 0,
      change: last ? told(last, title, history, mover) : null,
      versions: history.map(versionOnTheWire),
      broken: content === null ? [] : brokenIn({ name, title, content }, await destinations(db)),
      usual: item.kind === 'text' ? usualOf(item.key) : {},
    };
  }

  async function readVersion(db: Queryable, wanted: { name: string; version: number }) {
    const history = await historyOf(db, editedName(wanted.name), clock.now());
    const place = history.findIndex(({ version }) => version === wanted.version);
    const found = history[place];
    if (!found) throw new Refusal('NOT_FOUND');
    const before = history[place + 1]?.content ?? {};
    return {
      ...versionOnTheWire(found),
      content: found.content,
      differences: differencesOf(before, found.content ?? {}),
    };
  }

  async function check(db: Queryable, wanted: { name: string; content: unknown }): Promise<ContentItemCheck> {
    const item = editedName(wanted.name);
    try {
      const content = checkItem(item, wanted.content, { messages: knownMessages });
      const counting = await contentVersions.countingOf(db, nameOf(item), clock.now());
      const before = counting?.content ?? startingContent(item, await contentsNow(db)) ?? {};
      const broken = brokenIn({ name: wanted.name, title: titleOf(item, content), content }, await destinations(db));
      return { issues: [], broken, differences: differencesOf(before, content), content };
    } catch (error) {
      if (!(error instanceof ContentRefused)) throw error;
      const issues = error.issues.map(({ field: path, message }) => ({ path, message }));
      return { issues, broken: [], differences: [], content: null };
    }
  }

  async function changes(db: Queryable, page: ChangePage, mover: Mover): Promise<StaffContentChange[]> {
    const found = await listChanges(db, page);
    return Promise.all(
      found.map(async (change) => {
        const history = await historyOf(db, editedName(change.name), clock.now());
        const content = history.find(({ version }) => version === change.version)?.content;
        return told(change, titleOf(editedName(change.name), content), history, mover);
      }),
    );
  }

  return {
    listItems,
    read,
    readVersion,
    check,
    changes,
    async words(db: Queryable, wish: WordsWish) {
      const contents = await contentsNow(db);
      const usualIn = (language: string) => knownMessages(language) ?? {};
      return listWords(wish, { usualIn, ownIn: (language) => wordsIn(contents, language) });
    },
    async brokenLinks(db: Queryable): Promise<{ looked_at: number; broken: BrokenLink[] }> {
      const known = await destinations(db);
      const items = (await countingNow(db)).flatMap(({ name, content }) => {
        const item = parseName(name);
        return isEdited(item) ? [{ name, title: titleOf(item, content), content }] : [];
      });
      return { looked_at: items.length, broken: items.flatMap((item) => brokenIn(item, known)) };
    },
  };
}

function told(change: StoredChange, title: string, history: readonly HistoricVersion[], mover: Mover) {
  const published = history.find(({ version }) => version === change.publishedVersion);
  return changeOnTheWire(change, { title, published, mover });
}

/** Those of the list that nobody has written one by one. */
function listedBanners(list: { content: unknown; writtenAt: Date; writtenBy: string } | undefined): ContentItem[] {
  if (!list || !Array.isArray(list.content)) return [];
  return list.content.flatMap((banner): ContentItem[] => {
    const item = parseName(`banner:${Object(banner).id}`);
    if (!isEdited(item)) return [];
    return [{ ...asShipped(item, { banner }), written_at: list.writtenAt.toISOString(), written_by: list.writtenBy }];
  });
}

const usualMenus = (): ContentItem[] => menuKeys.map((key) => asShipped({ kind: 'menu', key }, null));

function asShipped(item: EditedName, content: unknown): ContentItem {
  return {
    name: nameOf(item),
    kind: item.kind,
    title: titleOf(item, content),
    brand: null,
    market: null,
    missing: missingLanguages(item, content),
    state: 'published',
    written_at: new Date(0).toISOString(),
    written_by: 'release',
    change: null,
  };
}

function usualOf(key: string): Record<string, string> {
  return Object.fromEntries(
    siteLanguages.flatMap((language) => {
      const text = knownMessages(language)?.[key];
      return text === undefined ? [] : [[language, text]];
    }),
  );
}
