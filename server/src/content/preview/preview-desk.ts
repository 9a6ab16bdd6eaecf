import { Refusal, type StaffContentItem, type StaffPreview } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { PreviewedItem, Previews } from '../../config/index.ts';
import type { Clock, Queryable, Tx, Version } from '../../kit/index.ts';
import { storeOf, stores } from '../item-store.ts';
import { type ItemName, nameOf, parseName } from '../items/item-names.ts';
import { historyOf } from '../list-items.ts';

const hourMs = 60 * 60 * 1000;

export interface PreviewDeskOptions {
  clock: Clock;
  previews: Previews;
  publicUrl: string;
  /** The languages of the site: words are looked at in theirs. */
  localeCodes: readonly string[];
}

interface PreviewRequest {
  items: readonly PreviewedItem[];
  hours: number;
  at?: string | undefined;
  brand?: string | undefined;
  country?: string | undefined;
  locale?: string | undefined;
}

export interface PreviewDesk {
  /** Everything an operator has written, with what waits to be published. */
  list(db: Queryable): Promise<StaffContentItem[]>;
  /** A link under which the site shows these versions, to whoever opens it, for some hours. */
  make(tx: Tx, wanted: PreviewRequest, author: Author): Promise<StaffPreview>;
}

export function createPreviewDesk({ clock, previews, publicUrl, localeCodes }: PreviewDeskOptions): PreviewDesk {
  return {
    async list(db) {
      const listed: StaffContentItem[] = [];
      for (const { versions, itemOf } of stores) {
        for (const newest of await versions.newest(db)) {
          const item = itemOf(newest);
          if (item) listed.push(await describe(db, item));
        }
      }
      return listed.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    },
    async make(tx, { items, hours, brand, country, ...wanted }, author) {
      const names = items.map(({ name }) => readable(name));
      for (const [at, { version }] of items.entries()) await mustExist(tx, names[at] as ItemName, version);
      const [first] = names;
      const until = new Date(clock.now().getTime() + hours * hourMs);
      const at = wanted.at === undefined ? undefined : new Date(wanted.at);
      if (at && at < clock.now()) throw new Refusal('at.past');
      const path = inLocale(first ? pathOf(first) : '/', wanted.locale);
      const place = {
        ...(at && { at }),
        ...(brand !== undefined && { brand }),
        ...(country !== undefined && { country }),
      };
      const token = previews.seal({ items, path, until, ...place });
      const target = { kind: 'content', id: items.map(({ name, version }) => `${name}@${version}`).join(' ') };
      await writeSignificant(tx, {
        kind: 'content.previewed',
        target,
        detail: { until: until.toISOString(), ...place, ...(at && { at: at.toISOString() }) },
        ...author,
      });
      const url = new URL('/api/preview', publicUrl);
      url.searchParams.set('token', token);
      return { url: url.toString(), expires_at: until.toISOString() };
    },
  };

  /** Where the site shows it. */
  function pathOf({ kind, key }: ItemName): string {
    const [page = key] = key.split(/[@~]/);
    if (kind === 'page') return page === 'home' ? '/' : `/${page}`;
    if (kind !== 'translations') return '/';
    const locale = localeCodes.find((code) => code === key) ?? localeCodes.find((code) => code.startsWith(`${key}-`));
    return locale ? `/${locale}` : '/';
  }

  function inLocale(path: string, locale: string | undefined): string {
    if (locale === undefined || !localeCodes.includes(locale)) return path;
    return path === '/' || path.startsWith(`/${locale}`) ? `/${locale}` : `/${locale}${path}`;
  }

  async function describe(db: Queryable, item: ItemName): Promise<StaffContentItem> {
    const history = await historyOf(db, item, clock.now());
    const published = history.find(({ state }) => state === 'published');
    const waiting = history.filter(
      ({ state, version, content }) =>
        content !== null && (state === 'scheduled' || (state === 'draft' && version > (published?.version ?? 0))),
    );
    return {
      name: nameOf(item),
      published: published ? onTheWire(published) : null,
      waiting: waiting.map((version) => onTheWire(version)),
    };
  }
}

function onTheWire({ version, writtenAt, writtenBy, publishAt }: Version) {
  return {
    version,
    written_by: writtenBy,
    written_at: writtenAt.toISOString(),
    publish_at: publishAt?.toISOString() ?? null,
  };
}

function readable(name: string): ItemName {
  const item = parseName(name);
  if (!item) throw new Refusal('items.unknown');
  return item;
}

async function mustExist(db: Queryable, item: ItemName, version: number): Promise<void> {
  const { versions, name } = storeOf(item);
  const found = await versions.one(db, { name, version });
  if (!found || found.content === null) throw new Refusal('items.unknown');
}
