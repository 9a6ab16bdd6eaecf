import { type Banner, type contentCalls, type Manager, type PublicPayloads, Refusal } from '@halley/contract';
import { type PageVisitor, promoSlugOf } from '@halley/contract/static-pages';
import { brandFor, type Documents, type Preview, type Previews } from '../config/index.ts';
import {
  type Clock,
  type Consumer,
  type Context,
  createCachedTable,
  type Database,
  type Handlers,
  type Log,
  writeEvents,
} from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import { createCleaner } from './html/clean-html.ts';
import { contentVersions } from './item-store.ts';
import { type Contents, contentsOf } from './load-contents.ts';
import { brandVariant, marketVariant, ofBrand } from './of-brand.ts';
import { wordsIn } from './operator-translations.ts';
import { bannersIn } from './put-in-place.ts';
import {
  editionOf,
  isForGroups,
  type Telling,
  tellEntries,
  tellList,
  tellPage,
  tellPages,
  tellSnippets,
} from './tell-content.ts';

export interface ContentOptions {
  database: Database;
  clock: Clock;
  log: Log;
  documents: Pick<Documents, 'read'>;
  localeCodes: readonly string[];
  /** The language of a visitor who did not say which. */
  localeOf(context: Context): string;
  /** Where a visitor is: markets may have texts of their own. */
  countryOf(context: Context): Promise<string>;
  /** The groups a player is in. */
  groupsOf(playerId: number): Promise<readonly number[]>;
  /** Which promotions are on for a visitor, by slug. */
  promosFor(context: Context): Promise<(slug: string) => boolean>;
  publish(channel: 'public:content_changes', change: PublicPayloads['public:content_changes']): void;
  /** Who may look at what is not published; unset: nobody. */
  previews?: Pick<Previews, 'of'>;
  trustedMs?: number;
  staleMs?: number;
}

export type Content = ReturnType<typeof createContent>;

/** What an operator writes for the site, from a copy in memory. */
export function createContent(options: ContentOptions) {
  const { database, clock, log, documents, localeCodes, localeOf, groupsOf, trustedMs, staleMs } = options;
  const clean = createCleaner();
  const copy = createCachedTable({
    database,
    ...(trustedMs !== undefined && { trustedMs }),
    ...(staleMs !== undefined && { staleMs }),
    readVersion: (db) => contentVersions.stamp(db, clock.now()),
    load: async (db) => contentsOf(await contentVersions.counting(db, clock.now()), log),
  });
  const brandAt = async (context: Pick<Context, 'host' | 'cookie'>) => {
    const [brands, drafts] = [await documents.read('brands'), await documents.read('brand-drafts')];
    return brandFor({ brands, drafts, preview: options.previews?.of(context) }, context.host);
  };
  const tellingOf = async ({ l }: { l?: string | undefined }, context: Context): Promise<Telling> => ({
    locale: l !== undefined && localeCodes.includes(l) ? l : localeOf(context),
    at: options.previews?.of(context)?.at ?? clock.now(),
    clean,
    house: (await brandAt(context)).name,
  });
  /** What is published; for who looks at drafts those in its place, read anew each time and kept nowhere. */
  const writtenFor = async (preview: Looked | undefined): Promise<Contents> => {
    if (!preview) return copy.current();
    const drafts = await Promise.all(preview.items.map((item) => contentVersions.one(database, item)));
    const shown = drafts.flatMap((draft) => draft ?? []);
    const names = new Set(shown.map(({ name }) => name));
    const published = await contentVersions.counting(database, preview.at ?? clock.now());
    const rest = published.filter(({ name }) => !names.has(name));
    return contentsOf([...rest, ...shown.filter(({ content }) => content !== null)], log);
  };
  /** What there is for a visitor: a promotion that is switched off is as if nobody had written it. */
  const contentsFor = async (context: Context): Promise<Contents> => {
    const preview = options.previews?.of(context);
    const brand = lookedBrand(preview) ?? (await brandAt(context)).id;
    const all = ofBrand(await writtenFor(preview), brand, await countryOf(context));
    const looked = new Set(preview?.items.map(({ name }) => commonName(name)));
    const promos = [...all.pages.keys()].filter(
      (path) => promoSlugOf(path) !== undefined && !looked.has(`page:${path}`),
    );
    if (promos.length === 0) return all;
    const isOn = await options.promosFor(context);
    const pages = new Map(all.pages);
    for (const path of promos) if (!isOn(promoSlugOf(path) ?? '')) pages.delete(path);
    return { ...all, pages };
  };
  const countryOf = async (context: Context) => {
    const preview = options.previews?.of(context);
    return (preview && lookedMarket(preview)) ?? options.countryOf(context);
  };
  const ownGroups = async ({ principal }: Context): Promise<readonly number[]> =>
    principal ? groupsOf(principal.playerId) : [];

  const handlers: Handlers<typeof contentCalls> = {
    async listCmsPages({ query }, context) {
      return { status: 200, body: tellPages(await contentsFor(context), await tellingOf(query, context)) };
    },
    async readCmsPage({ params, query }, context) {
      const page = tellPage(await contentsFor(context), params.path, await tellingOf(query, context));
      if (!page) throw new Refusal('NOT_FOUND');
      return { status: 200, body: page };
    },
    async listCmsSnippets({ query }, context) {
      return { status: 200, body: tellSnippets(await contentsFor(context), await tellingOf(query, context)) };
    },
    async listCmsFiles({ query }, context) {
      return { status: 200, body: tellList(await contentsFor(context), 'files', await tellingOf(query, context)) };
    },
    async listAwards({ query }, context) {
      return { status: 200, body: tellList(await contentsFor(context), 'awards', await tellingOf(query, context)) };
    },
    async listArticles({ query }, context) {
      return { status: 200, body: tellList(await contentsFor(context), 'articles', await tellingOf(query, context)) };
    },
    async readBannersConfig({ query }, context) {
      const written = bannersIn(await contentsFor(context), await countryOf(context));
      const all: Banner[] = tellEntries('banners', written, await tellingOf(query, context));
      const groups = await ownGroups(context);
      return { status: 200, body: { banners: all.filter((banner) => isForGroups(banner, groups)) } };
    },
    async readBrand(_input, context) {
      return { status: 200, body: await brandAt(context) };
    },
    async readManager({ body }, context) {
      const own = await ownGroups(context);
      const named = new Set(body.userGroups.map(String));
      const managers: Manager[] = await documents.read('managers');
      const fits = managers.find(({ groupId }) => named.has(String(groupId)) && own.includes(Number(groupId)));
      return fits ? { status: 200, body: fits } : { status: 204, body: null };
    },
  };

  /** Open pages ask anew for what they show of it. */
  const tellOpenPages: Consumer = {
    name: 'content-live',
    topics: ['content.changed'],
    async handle(_tx, events) {
      for (const event of events) {
        if (event.topic === 'content.changed') options.publish('public:content_changes', event.data);
      }
    },
  };

  const tasks: Pick<Tasks, 'content.announce'> = {
    'content.announce': (change) => database.tx((tx) => writeEvents(tx, 'content.changed', [change])),
  };

  return {
    handlers,
    tasks,
    consumers: [tellOpenPages],
    /** Words an operator says otherwise than we do; for who looks at drafts, those. */
    translationsOf: async (locale: string, preview?: Looked) => wordsIn(await writtenFor(preview), locale),
    /** Pages that count, and the languages each is written in. */
    pageLanguages: async () =>
      [...(await copy.current()).pages].map(([path, { texts }]) => ({ path, languages: Object.keys(texts) })),
    /** Which text a visitor is shown at a path; undefined: none. */
    editionOf: async (path: string, visitor: PageVisitor) => editionOf(await copy.current(), path, visitor),
    /** Whoever has written something calls this, so that the same process answers with it at once. */
    doubt: copy.doubt,
  };
}

type Looked = Pick<Preview, 'items' | 'at'>;

/** Whoever looks at the draft of one brand sees that brand's pages, on whichever host the link was opened. */
function lookedBrand(preview: Preview | undefined): string | undefined {
  if (preview?.brand !== undefined) return preview.brand;
  return preview?.items.map(({ name }) => brandVariant(name)?.brand).find((brand) => brand !== undefined);
}

/** The same of a market. */
function lookedMarket({ country, items }: Preview): string | undefined {
  if (country !== undefined) return country;
  const markets = items.map(({ name }) => marketVariant(brandVariant(name)?.key ?? name)?.market);
  return markets.find((market) => market !== undefined);
}

/** `page:promo/summer`, whichever brand and market the draft is of. */
function commonName(name: string): string {
  const common = brandVariant(name)?.key ?? name;
  return marketVariant(common)?.key ?? common;
}
