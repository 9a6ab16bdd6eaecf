import { type ConfigDocument, type ConfigDocumentName, configDocumentCalls, configDocuments } from '@halley/contract';
import { type Copy, createCopy, type Database, type Handlers, type Queryable } from '../../kit/index.ts';
import { usualDocuments } from './usual-documents.ts';

export interface Documents {
  /** The content that counts now: the same value until it changes. Inside a transaction its `Tx` must be given. */
  read<Name extends ConfigDocumentName>(name: Name, db?: Queryable): Promise<ConfigDocument<Name>>;
  /** Whoever has written one calls this, so that the same process answers with it at once. */
  doubt(): void;
  handlers: Handlers<typeof configDocumentCalls>;
}

export interface DocumentsOptions {
  database: Database;
  trustedMs?: number;
  staleMs?: number;
}

type Contents = { [Name in ConfigDocumentName]: ConfigDocument<Name> };

/** The documents an operator writes and screens read, from a copy in memory. */
export function createDocuments(options: DocumentsOptions): Documents {
  const copy: Copy<Contents> = createCopy({ ...options, readVersion, load: loadDocuments });

  const read: Documents['read'] = async (name, db) => (await copy.current(db))[name];

  return {
    read,
    doubt: copy.doubt,
    handlers: Object.fromEntries(
      Object.entries(configDocumentCalls).map(([call, { path }]) => [
        call,
        async () => ({ status: 200, body: await read(path.slice('/api/fe/config/'.length) as ConfigDocumentName) }),
      ]),
    ) as unknown as Documents['handlers'],
  };
}

/** Documents are only added: their number tells two states apart, also when commits overtake each other. */
async function readVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ documents: bigint }>({
    name: 'config_documents_version',
    text: 'select count(*) as documents from config_document',
  });
  return String(rows[0]?.documents);
}

async function loadDocuments(db: Queryable): Promise<Contents> {
  const { rows } = await db.query<{ name: string; content: unknown }>(
    'select distinct on (name) name, content from config_document order by name, version desc',
  );
  const written = new Map(rows.map(({ name, content }) => [name, content]));
  const names = Object.keys(configDocuments) as ConfigDocumentName[];
  return Object.fromEntries(names.map((name) => [name, readable(name, written.get(name))])) as Contents;
}

/** Content that an older release wrote and this one cannot read must not take a page down. */
function readable(name: ConfigDocumentName, content: unknown): unknown {
  const parsed = content === undefined ? undefined : configDocuments[name].safeParse(content);
  return parsed?.success ? parsed.data : usualDocuments[name];
}
