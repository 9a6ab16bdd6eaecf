import { isDeepStrictEqual } from 'node:util';
import {
  type ConfigDocumentName,
  configDocuments,
  documentPurposes,
  Refusal,
  type StaffConfigDocument,
  type StaffConfigDocumentFile,
  type StaffConfigDocumentVersion,
} from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import { type Documents, documentVersions, noteWriter, usualDocuments, versionsWrittenBy } from '../../config/index.ts';
import type { Clock, Queryable, Tx } from '../../kit/index.ts';
import { changeItem } from '../change-item.ts';
import { ContentRefused, checkItem, fitting } from '../items/check-item.ts';
import { type HistoricVersion, historyOf, withStates } from '../list-items.ts';
import { publishItem } from '../publish-item.ts';
import { formOf } from './describe-form.ts';
import { differencesOf } from './differences.ts';

export interface DocumentDeskOptions {
  clock: Clock;
  documents: Pick<Documents, 'doubt'>;
}

export interface WrittenDocument {
  /** The newest version whoever writes has looked at. */
  seen: number;
  content: unknown;
  publish: 'now' | 'draft' | (string & {});
}

/** Who is at the desk. `isAlone`: the house wants nobody else to agree to what this one writes. */
export interface DocumentEditor {
  id: number;
  isAlone: boolean;
}

export type DocumentDesk = ReturnType<typeof createDocumentDesk>;

/** The desk at which documents of the house are written. Versions, drafts and times are those of all content. */
export function createDocumentDesk({ clock, documents }: DocumentDeskOptions) {
  return {
    async list(db: Queryable): Promise<StaffConfigDocument[]> {
      const histories = await documentVersions.histories(db);
      const names = Object.keys(configDocuments) as ConfigDocumentName[];
      return names.map((name) => describe(name, withStates(histories.get(name) ?? [], clock.now())));
    },

    read: (db: Queryable, name: string, editor: DocumentEditor) => readFile(db, known(name), editor),

    async readVersion(db: Queryable, wanted: { name: string; version: number }): Promise<StaffConfigDocumentVersion> {
      const name = known(wanted.name);
      const history = await historyOf(db, itemOf(name), clock.now());
      const place = history.findIndex(({ version }) => version === wanted.version);
      const found = history[place];
      if (!found) throw new Refusal('NOT_FOUND');
      const [content, before] = [said(name, found), said(name, history[place + 1])];
      return { ...onTheWire(found), content, differences: differencesOf(before, content) };
    },

    async check(db: Queryable, wanted: { name: string; content: unknown }) {
      const name = known(wanted.name);
      try {
        const content = checkItem(itemOf(name), wanted.content);
        const counting = await documentVersions.countingOf(db, name, clock.now());
        return { issues: [], differences: differencesOf(counting?.content ?? usualDocuments[name], content) };
      } catch (error) {
        if (!(error instanceof ContentRefused)) throw error;
        return { issues: error.issues.map(({ field: path, message }) => ({ path, message })), differences: [] };
      }
    },

    /** With somebody else to agree only drafts are written. */
    write: (
      tx: Tx,
      { name, seen, content, publish }: WrittenDocument & { name: string },
      { editor, author }: Wanting,
    ) =>
      deed(tx, writable(name), { editor, author }, async (at) => {
        if (publish !== 'draft' && !editor.isAlone) throw new Refusal('SECOND_PERSON_NEEDED');
        await mustBeNewest(tx, known(name), seen);
        const publishAt = publish === 'draft' ? null : momentOf(publish, at);
        // Nothing would take it back; whoever wants that restores what is usual.
        const written = { item: itemOf(known(name)), content: content ?? undefined, publishAt };
        return fitting(() => publishItem(tx, { ...written, by: writerOf(author), at }));
      }),

    /**
     * Version 0: what is usual counts again. What has counted once was agreed to, and one person goes back to it; what never
     * did is let count by somebody else than who wrote it.
     */
    restore: (
      tx: Tx,
      wanted: { name: string; seen: number; version: number; publish?: string | undefined },
      { editor, author }: Wanting,
    ) => {
      const name = writable(wanted.name);
      return deed(tx, name, { editor, author }, async (at) => {
        const newest = await mustBeNewest(tx, name, wanted.seen);
        const history = await historyOf(tx, itemOf(name), at);
        const chosen = history.find(({ version }) => version === wanted.version);
        if (wanted.version > 0 ? chosen?.content == null : newest === 0) throw new Refusal('NOT_FOUND');
        const isNew = chosen !== undefined && !hasCounted(chosen);
        if (isNew && !editor.isAlone && (await versionsWrittenBy(tx, name, editor.id)).has(chosen.version)) {
          throw new Refusal('SECOND_PERSON_NEEDED');
        }
        const publishAt = momentOf(wanted.publish ?? 'now', at);
        const written = { item: itemOf(name), publishAt, by: writerOf(author), at };
        return fitting(() => publishItem(tx, { ...written, content: chosen?.content ?? null }));
      });
    },

    cancel: (tx: Tx, wanted: { name: string; version: number }, { editor, author }: Wanting) => {
      const name = known(wanted.name);
      return deed(tx, name, { editor, author }, async (at) => {
        try {
          const { version } = wanted;
          return await changeItem(tx, { item: itemOf(name), change: 'cancel', version, by: writerOf(author), at });
        } catch (error) {
          // It has come due, or somebody was faster.
          throw error instanceof ContentRefused ? new Refusal('CHANGED_MEANWHILE') : error;
        }
      });
    },
  };

  /** The deed, its entry in the trail, and how the document stands afterwards. */
  async function deed(
    tx: Tx,
    name: ConfigDocumentName,
    { editor, author }: Wanting,
    change: (at: Date) => Promise<number>,
  ): Promise<StaffConfigDocumentFile> {
    const at = clock.now();
    await documentVersions.lock(tx, name);
    const [before] = await documentVersions.history(tx, name);
    const version = await change(at);
    if (version > (before?.version ?? 0)) await noteWriter(tx, { name, version }, editor.id);
    const file = await readFile(tx, name, editor);
    const written = file.versions.find((one) => one.version === version);
    const detail = { version, state: written?.state, publish_at: written?.publish_at ?? null };
    const target = { kind: 'document', id: name };
    await writeSignificant(tx, { ...author, kind: 'config.document_written', target, detail });
    tx.afterCommit(documents.doubt);
    return file;
  }

  async function readFile(
    db: Queryable,
    name: ConfigDocumentName,
    editor: DocumentEditor,
  ): Promise<StaffConfigDocumentFile> {
    const history = await historyOf(db, itemOf(name), clock.now());
    const own = await versionsWrittenBy(db, name, editor.id);
    return {
      ...describe(name, history),
      form: formOf(name),
      content: contentOf(name, history),
      newest: history[0]?.version ?? 0,
      needs_second: !editor.isAlone,
      versions: history.map((one) => ({ ...onTheWire(one), is_own: own.has(one.version) })),
    };
  }
}

interface Wanting {
  editor: DocumentEditor;
  author: Author;
}

/** A version that was called off, waits for its time or is a draft has never counted. */
const hasCounted = ({ state }: HistoricVersion) => state === 'past' || state === 'published' || state === 'withdrawn';

function momentOf(publish: string, at: Date): Date {
  const publishAt = publish === 'now' ? at : new Date(publish);
  if (publishAt < at) throw new Refusal('publish.past');
  return publishAt;
}

async function mustBeNewest(tx: Tx, name: ConfigDocumentName, seen: number): Promise<number> {
  const newest = (await documentVersions.history(tx, name))[0]?.version ?? 0;
  if (newest !== seen) throw new Refusal('CHANGED_MEANWHILE');
  return newest;
}

function describe(name: ConfigDocumentName, history: readonly HistoricVersion[]): StaffConfigDocument {
  const published = history.find(({ state }) => state === 'published');
  const counting = published ?? history.find(({ state }) => state === 'withdrawn');
  const waiting = history.filter(
    ({ state, version }) => state === 'scheduled' || (state === 'draft' && version > (counting?.version ?? 0)),
  );
  return {
    name,
    purpose: documentPurposes[name],
    is_changed: !isDeepStrictEqual(contentOf(name, history), usualDocuments[name]),
    published: published ? onTheWire(published) : null,
    waiting: waiting.length,
  };
}

/** What the site goes by: content that an older release wrote and this one cannot read is passed over. */
function contentOf(name: ConfigDocumentName, history: readonly HistoricVersion[]): unknown {
  const published = history.find(({ state }) => state === 'published');
  const parsed = published && configDocuments[name].safeParse(published.content);
  return parsed?.success ? parsed.data : usualDocuments[name];
}

/** What a version says; without one, or taken back, what is usual. */
function said(name: ConfigDocumentName, version: HistoricVersion | undefined): unknown {
  return version?.content ?? usualDocuments[name];
}

function onTheWire({ version, state, writtenAt, writtenBy, publishAt }: HistoricVersion) {
  return {
    version,
    state,
    written_by: writtenBy,
    written_at: writtenAt.toISOString(),
    publish_at: publishAt?.toISOString() ?? null,
  };
}

function known(name: string): ConfigDocumentName {
  if (!Object.hasOwn(configDocuments, name)) throw new Refusal('NOT_FOUND');
  return name as ConfigDocumentName;
}

/** Brands have a desk of their own, with people who agree: there is no way round it. */
function writable(name: string): ConfigDocumentName {
  if (name === 'brands' || name === 'brand-drafts') throw new Refusal('document.own_desk');
  return known(name);
}

const itemOf = (name: ConfigDocumentName) => ({ kind: 'document', key: name }) as const;

function writerOf({ actor }: Author): string {
  return 'name' in actor ? actor.name : actor.kind;
}
