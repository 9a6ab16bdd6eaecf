import {
  type Brand,
  type ConfigDocument,
  type ConfigDocumentName,
  configDocumentCalls,
  configDocuments,
} from '@halley/contract';
import {
  type CachedTable,
  type Clock,
  type Context,
  createCachedTable,
  type Database,
  type Handlers,
  type Queryable,
  systemClock,
  type Version,
} from '../../kit/index.ts';
import { brandFor, type Guest } from '../brands/brand-for.ts';
import type { Previews } from '../previews/create-previews.ts';
import { documentVersions } from './document-versions.ts';
import { usualDocuments } from './usual-documents.ts';

export interface Documents {
  /** The content that counts now: the same value until it changes. Inside a transaction its `Tx` must be given. */
  read<Name extends ConfigDocumentName>(name: Name, db?: Queryable): Promise<ConfigDocument<Name>>;
  /** The same without waiting: at most a moment older, and the usual content until the first look. */
  held<Name extends ConfigDocumentName>(name: Name): ConfigDocument<Name>;
  /** A room that knows a document better than what is written by hand: screens are answered with what it makes of it. */
  generate<Name extends ConfigDocumentName>(name: Name, make: Generate<Name>): void;
  /** Whoever has written one calls this, so that the same process answers with it at once. */
  doubt(): void;
  handlers: Handlers<typeof configDocumentCalls>;
}

export interface DocumentsOptions {
  database: Database;
  clock?: Clock;
  trustedMs?: number;
  staleMs?: number;
  /** Who may look at documents that do not count yet; unset: nobody. */
  previews?: Pick<Previews, 'of'>;
}

type Generate<Name extends ConfigDocumentName> = (
  written: ConfigDocument<Name>,
  db: Queryable,
) => Promise<ConfigDocument<Name>>;

type Contents = { [Name in ConfigDocumentName]: ConfigDocument<Name> };

/** The documents an operator writes and screens read, from a copy in memory. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { clock = systemClock, previews, ...rest } = options;
  const copy: CachedTable<Contents> = createCachedTable({
    ...rest,
    readVersion: (db) => documentVersions.stamp(db, clock.now()),
    load: async (db) => contentsOf(await documentVersions.counting(db, clock.now())),
  });

  /** Only screens are told of it: what rooms go by is what counts. */
  async function draftFor(name: ConfigDocumentName, context: Pick<Context, 'cookie'>): Promise<unknown> {
    const wanted = previews?.of(context)?.items.find((item) => item.name === `document:${name}`);
    const found = wanted && (await documentVersions.one(rest.database, { name, version: wanted.version }));
    return found ? readable(name, found.content ?? undefined) : undefined;
  }

  const generated = new Map<ConfigDocumentName, Generate<never>>();
  async function shown(name: ConfigDocumentName): Promise<unknown> {
    const [make, written] = [generated.get(name), await read(name)];
    return make ? make(written as never, rest.database) : written;
  }

  const read: Documents['read'] = async (name, db) => (await copy.current(db))[name];

  return {
    read,
    held: (name) => (copy.held() ?? (usualDocuments as Contents))[name],
    doubt: copy.doubt,
    generate: (name, make) => void generated.set(name, make as Generate<never>),
    handlers: Object.fromEntries(
      Object.entries(configDocumentCalls).map(([call, { path }]) => [
        call,
        async (_input: unknown, context: Guest) => {
          const name = path.slice('/api/fe/config/'.length) as ConfigDocumentName;
          const facts = {
            brands: await read('brands'),
            drafts: await read('brand-drafts'),
            preview: previews?.of(context),
          };
          const brand = brandFor(facts, context.host);
          return { status: 200, body: ofBrand(name, (await draftFor(name, context)) ?? (await shown(name)), brand) };
        },
      ]),
    ) as unknown as Documents['handlers'],
  };
}

function contentsOf(versions: readonly Version[]): Contents {
  const written = new Map(versions.map(({ name, content }) => [name, content]));
  const names = Object.keys(configDocuments) as ConfigDocumentName[];
  return Object.fromEntries(names.map((name) => [name, readable(name, written.get(name))])) as Contents;
}

/** Content that an older release wrote and this one cannot read must not take a page down. */
function readable(name: ConfigDocumentName, content: unknown): unknown {
  const parsed = content === undefined ? undefined : configDocuments[name].safeParse(content);
  return parsed?.success ? parsed.data : usualDocuments[name];
}

/** A host with a brand of its own has its own logo, socials and address; what the brand leaves open is the house's. */
function ofBrand(name: ConfigDocumentName, content: unknown, brand: Brand): unknown {
  const { hosts, logoUrl, email, socials, methods, licenceTexts } = brand;
  if (hosts.length === 0) return content;
  if (name === 'logo-config') {
    const usual = (content as ConfigDocument<'logo-config'>).logoUrl;
    return { logoUrl: { mobile: logoUrl.mobile || usual.mobile, full: logoUrl.full || usual.full } };
  }
  if (name === 'footer-payments-config') {
    return { payments: logosOf((content as ConfigDocument<'footer-payments-config'>).payments, methods) };
  }
  if (name !== 'footer-config') return content;
  const usual = content as ConfigDocument<'footer-config'>;
  return {
    ...usual,
    socials: socials.length > 0 ? socials : usual.socials,
    contacts: { email: email || usual.contacts.email },
    ...(licenceTexts && { licenceTexts }),
    payments: Object.fromEntries(
      Object.entries(usual.payments).map(([licence, logos]) => [licence, logosOf(logos, methods)]),
    ),
  };
}

/** Logos of ways of paying that a brand has; `bank-transfer` is the image of `bank_transfer`, `tether` of all of its kinds. */
function logosOf(logos: readonly string[], methods: Brand['methods']): string[] {
  if (methods === undefined) return [...logos];
  return logos.filter((logo) => methods.some((id) => id.replaceAll('_', '-').startsWith(logo)));
}
