import {
  type Brand,
  type BrandDraft,
  currencyCodes,
  Refusal,
  type StaffBrand,
  type StaffBrandFile,
} from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import {
  askLive,
  type BrandBook,
  type BrandHouse,
  brandItem,
  changeBrands,
  checkBrand,
  checkHosts,
  closeBrand,
  declineLive,
  dropDraft,
  goLive,
  goLiveList,
  missingFor,
  originFor,
  readBrandBook,
  saveDraft,
} from '../../config/index.ts';
import type { Visitor } from '../../geo/index.ts';
import type { Clock, Queryable, Tx } from '../../kit/index.ts';
import { membersWith } from '../members/member-store.ts';
import { needsSecond } from '../two-person/needs-second.ts';
import { type BrandRooms, readHouse } from './read-house.ts';

export interface BrandDeskOptions extends BrandRooms {
  clock: Clock;
  publicUrl: string;
}

/** Who does something: a member, or with id 0 whoever sits at the keyboard of the machine. */
export interface BrandMember {
  id: number;
  name: string;
  author: Author;
  /** Where they are: a draft that had this host would close the door behind them. */
  here?: string;
}

interface Seen {
  id: string;
  revision: number;
}

const hourMs = 60 * 60 * 1000;
const regions = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** The same for whoever asks. */
export type BrandFile = Omit<StaffBrandFile, 'here'>;

export type BrandDesk = ReturnType<typeof createBrandDesk>;

/** The desk at which brands are made, agreed to and taken down. The screen and the command are both its clients. */
export function createBrandDesk({ clock, publicUrl, ...rooms }: BrandDeskOptions) {
  const { documents, previews } = rooms.config;

  async function fileOf(db: Queryable, id: string, memberId: number, now?: BrandBook): Promise<BrandFile> {
    const written = now ?? (await readBrandBook(db, clock.now()));
    const live = written.brands.find((brand) => brand.id === id) ?? null;
    const draft = written.drafts.find(({ brand }) => brand.id === id) ?? null;
    const brand = draft?.brand ?? live;
    if (!brand) throw new Refusal('NOT_FOUND');
    const house = await readHouse(rooms, db, [brand]);
    const isFirst = written.brands[0]?.id === id;
    const able = await membersWith(db, 'brands.manage');
    return {
      ...summaryOf(brand, { written, draft }),
      live,
      draft,
      list: goLiveList(brand, house, { isFirst }),
      choices: choicesOf(house),
      needs_second: await needsSecond(db, 'brand'),
      may_agree: draft?.asked != null && draft.asked.by !== memberId,
      seconds: able.filter(({ id: other }) => other !== (draft?.asked?.by ?? memberId)).map(({ name }) => name),
    };
  }

  /** The deed, its entry in the trail, and how the brand stands afterwards. What was so already is no deed. */
  async function deed(
    tx: Tx,
    { id, kind, member, detail }: Deed,
    change: (written: BrandBook) => BrandBook | Promise<BrandBook>,
  ): Promise<BrandBook> {
    let isSame = false;
    const written = await changeBrands(tx, { by: member.name, at: clock.now() }, async (now) => {
      const next = await change(now);
      isSame = next === now;
      return next;
    });
    if (isSame) return written;
    const target = { kind: 'brand', id };
    await writeSignificant(tx, { ...member.author, kind, target, detail });
    tx.afterCommit(documents.doubt);
    return written;
  }

  /** Whatever the screen showed: it is asked again with the deed, about what is there now. */
  async function mustBeReady(tx: Tx, written: BrandBook, id: string): Promise<void> {
    const brand = written.drafts.find((draft) => draft.brand.id === id)?.brand;
    if (!brand) throw new Refusal('NOT_FOUND');
    const house = await readHouse(rooms, tx, [brand]);
    checkHosts(brand, written, house);
    const missing = missingFor(goLiveList(brand, house, { isFirst: written.brands[0]?.id === id }));
    if (missing.length > 0) {
      throw new Refusal('brand.not_ready', { texts: { brand: missing.map(({ text }) => text).join(' ') } });
    }
  }

  return {
    async list(db: Queryable): Promise<StaffBrand[]> {
      const written = await readBrandBook(db, clock.now());
      const { brands, drafts } = written;
      const drawn = drafts.filter(({ brand }) => !brands.some(({ id }) => id === brand.id));
      return [...brands, ...drawn.map(({ brand }) => brand)].map((brand) =>
        summaryOf(brand, { written, draft: drafts.find((draft) => draft.brand.id === brand.id) ?? null }),
      );
    },

    read: (db: Queryable, id: string, memberId: number) => fileOf(db, id, memberId),

    /** Where a visitor is seen to be. */
    countryOf(visitor: Visitor): StaffBrandFile['here'] {
      const id = rooms.geo.countryOf(visitor);
      return { id, title: regions.of(id) ?? id };
    },

    async save(tx: Tx, { revision, brand }: { revision: number; brand: Brand }, member: BrandMember) {
      const { id } = brand;
      const known = await readHouse(rooms, tx, [brand]);
      const house = { ...known, hosts: [...known.hosts, ...(member.here ? [member.here.toLowerCase()] : [])] };
      const detail = { name: brand.name, revision: revision + 1 };
      const written = await deed(tx, { id, kind: 'config.brand_saved', member, detail }, (now) => {
        checkBrand(brand, now, house);
        return saveDraft(now, { brand, revision }, { name: member.name, at: clock.now() });
      });
      return fileOf(tx, id, member.id, written);
    },

    async drop(tx: Tx, { id, revision }: Seen, member: BrandMember): Promise<void> {
      await deed(tx, { id, kind: 'config.brand_dropped', member, detail: { revision } }, (now) =>
        dropDraft(now, { id, revision }),
      );
    },

    /** Live at once where the house lets one person do it. */
    async ask(tx: Tx, { id, revision }: Seen, member: BrandMember): Promise<BrandFile> {
      const isAlone = !(await needsSecond(tx, 'brand'));
      const written = await deed(
        tx,
        { id, kind: 'config.brand_asked', member, detail: { revision, isAlone } },
        async (now) => {
          await mustBeReady(tx, now, id);
          if (isAlone) return goLive(now, { id, revision }, { id: member.id, isAlone });
          return askLive(now, { id, revision }, { id: member.id, name: member.name, at: clock.now() });
        },
      );
      return fileOf(tx, id, member.id, written);
    },

    async decide(tx: Tx, { id, revision, agree }: Seen & { agree: boolean }, member: BrandMember): Promise<BrandFile> {
      const written = await deed(
        tx,
        { id, kind: 'config.brand_decided', member, detail: { revision, agree } },
        async (now) => {
          if (!agree) return declineLive(now, { id, revision });
          await mustBeReady(tx, now, id);
          return goLive(now, { id, revision }, { id: member.id, isAlone: false });
        },
      );
      return fileOf(tx, id, member.id, written);
    },

    /** One person, at once: what should not be there must not wait. */
    async close(tx: Tx, id: string, member: BrandMember): Promise<BrandFile> {
      const written = await deed(tx, { id, kind: 'config.brand_closed', member, detail: {} }, (now) =>
        closeBrand(now, id, { name: member.name, at: clock.now() }),
      );
      return fileOf(tx, id, member.id, written);
    },

    /** A link for each host: the browser that opens it sees the draft there, and nobody else anything. */
    async preview(tx: Tx, { id, hours }: { id: string; hours: number }, member: BrandMember) {
      const { drafts } = await readBrandBook(tx, clock.now());
      const draft = drafts.find(({ brand }) => brand.id === id);
      if (!draft) throw new Refusal('NOT_FOUND');
      const until = new Date(clock.now().getTime() + hours * hourMs);
      const items = [{ name: brandItem(id), version: draft.revision }];
      const token = previews.seal({ items, path: '/', until, brand: id });
      const hosts = draft.brand.hosts.length > 0 ? draft.brand.hosts : [new URL(publicUrl).host];
      const links = hosts.map((host) => {
        const url = new URL('/api/preview', originFor(host, publicUrl));
        url.searchParams.set('token', token);
        return { host, url: url.toString() };
      });
      const target = { kind: 'brand', id };
      const detail = { until: until.toISOString(), revision: draft.revision };
      await writeSignificant(tx, { ...member.author, kind: 'content.previewed', target, detail });
      return { links, expires_at: until.toISOString() };
    },
  };
}

interface Deed {
  id: string;
  kind:
    | 'config.brand_saved'
    | 'config.brand_dropped'
    | 'config.brand_asked'
    | 'config.brand_decided'
    | 'config.brand_closed';
  member: BrandMember;
  detail: Record<string, unknown>;
}

function summaryOf(brand: Brand, { written, draft }: { written: BrandBook; draft: BrandDraft | null }): StaffBrand {
  const { id, name, hosts, colours } = brand;
  const isLive = written.brands.some((one) => one.id === id);
  return {
    id,
    name,
    hosts,
    colours,
    state: draft?.asked ? 'asked' : draft ? (isLive ? 'changed' : 'draft') : 'live',
    is_live: isLive,
    is_first: written.brands[0]?.id === id,
    changed_by: draft?.changed_by ?? null,
    changed_at: draft?.changed_at ?? null,
  };
}

function choicesOf({
  openCountries,
  locales,
  methods,
  producers,
  collections,
  offers,
}: BrandHouse): StaffBrandFile['choices'] {
  const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title, 'en');
  return {
    markets: openCountries.map((id) => ({ id, title: regions.of(id) ?? id })).toSorted(byTitle),
    currencies: currencyCodes.map((id) => ({ id, title: id })),
    languages: locales.filter((id) => id !== 'en-KW').map((id) => ({ id, title: languages.of(id) ?? id })),
    methods: methods.map(({ id, title, sides }) => ({ id, title, currencies: Object.keys(sides) })),
    producers: producers.map((producer) => ({ ...producer })).toSorted(byTitle),
    collections: collections.map((collection) => ({ ...collection })),
    offers: [...offers],
  };
}
