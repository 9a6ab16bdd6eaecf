import { isDeepStrictEqual } from 'node:util';
import { type ContentItemFile, type ContentMove, Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import { type Tx, writeEvents } from '../../kit/index.ts';
import { contentVersions } from '../item-store.ts';
import { checkItem, fitting } from '../items/check-item.ts';
import { inForce } from '../list-items.ts';
import { publishItem } from '../publish-item.ts';
import { knownMessages } from '../words/known-messages.ts';
import { changeMoves, type Mover } from './change-moves.ts';
import {
  moveChange,
  openChangeOf,
  readChange,
  type StoredChange,
  waitingChanges,
  writeChange,
} from './change-store.ts';
import { createItemReader, editedName, type ReadItemsOptions } from './read-items.ts';

export interface EditorDeskOptions extends ReadItemsOptions {
  /** The copy of this process is read anew; others hear of it from the database. */
  doubt(): void;
}

/** Who does something at the desk. */
export interface Editor extends Mover {
  name: string;
  author: Author;
}

interface Written {
  name: string;
  seen: number;
}

interface Move {
  id: number;
  move: Exclude<ContentMove, 'save'>;
  version: number;
  from?: string;
  until?: string | null;
}

type Kind = 'content.saved' | 'content.moved' | 'content.decided' | 'content.withdrawn';
export type EditorDesk = ReturnType<typeof createEditorDesk>;

/** The desk at which everything but documents is written: drafts, a second person, times. */
export function createEditorDesk({ doubt, ...options }: EditorDeskOptions) {
  const { clock } = options;
  const reader = createItemReader(options);

  async function save(tx: Tx, { name, seen, content }: Written & { content: unknown }, editor: Editor) {
    const item = editedName(name);
    const at = clock.now();
    await contentVersions.lock(tx, name);
    const open = await openChangeOf(tx, name);
    const [newest] = await contentVersions.history(tx, name);
    const checked = await fitting(async () => checkItem(item, content ?? undefined, { messages: knownMessages }));
    // The same again, a second click for instance: it is written already.
    const isHeld = open !== undefined && open.version === newest?.version;
    if (isHeld && isDeepStrictEqual(newest?.content, checked)) return reader.read(tx, name, editor);
    if ((newest?.version ?? 0) !== seen) throw new Refusal('CHANGED_MEANWHILE');
    if (open && !changeMoves[open.state].save) throw new Refusal('state.not_allowed');
    const version = await publishItem(
      tx,
      { item, content: checked, publishAt: null, by: editor.name, at },
      { messages: knownMessages },
    );
    await writeChange(tx, { name, version, member: editor, at });
    return done(tx, name, editor, 'content.saved', { version });
  }

  /** What was asked, judged behind the item's lock by the table of moves. */
  async function held(tx: Tx, { id, move, version }: Move): Promise<StoredChange> {
    const found = await readChange(tx, id);
    if (!found) throw new Refusal('NOT_FOUND');
    await contentVersions.lock(tx, found.name);
    const change = (await readChange(tx, id)) as StoredChange;
    if (change.version !== version) throw new Refusal('CHANGED_MEANWHILE');
    if (!changeMoves[change.state][move]) throw new Refusal('state.not_allowed');
    const [newest] = await contentVersions.history(tx, change.name);
    // Somebody has written past the desk: what would be agreed to is not what would be replaced.
    const isForward = move === 'send' || move === 'approve' || move === 'publish';
    if (isForward && newest?.version !== version) throw new Refusal('CHANGED_MEANWHILE');
    return change;
  }

  async function moveTo(
    tx: Tx,
    change: StoredChange,
    move: ContentMove,
    editor: Editor,
    more: Partial<StoredChange> = {},
  ) {
    const state = changeMoves[change.state][move] ?? change.state;
    const { reason } = editor.author;
    await moveChange(tx, { ...change, ...more, state, note: reason, by: editor.name, at: clock.now() });
  }

  async function publish(tx: Tx, change: StoredChange, { from = 'now', until = null }: Move, editor: Editor) {
    const at = clock.now();
    const publishAt = from === 'now' ? at : new Date(from);
    if (publishAt < at) throw new Refusal('from.past');
    const publishUntil = until === null ? null : new Date(until);
    if (publishUntil && publishUntil <= publishAt) throw new Refusal('until.past');
    const draft = await contentVersions.one(tx, change);
    const version = await fitting(() =>
      publishItem(tx, {
        item: editedName(change.name),
        content: draft?.content ?? undefined,
        publishAt,
        publishUntil,
        by: editor.name,
        at,
      }),
    );
    await moveTo(tx, change, 'publish', editor, { publishedVersion: version });
  }

  /** It is an approved draft again, of the version that was called off: the newest there is. */
  async function callOff(tx: Tx, change: StoredChange, editor: Editor) {
    const version = change.publishedVersion as number;
    const isOff = await contentVersions.cancel(tx, { name: change.name, version, by: editor.name, at: clock.now() });
    // It has come due meanwhile.
    if (!isOff) throw new Refusal('CHANGED_MEANWHILE');
    await writeEvents(tx, 'content.changed', [editedName(change.name)]);
    await moveTo(tx, change, 'call_off', editor, { publishedVersion: null, version });
  }

  async function done(tx: Tx, name: string, editor: Editor, kind: Kind, detail: object): Promise<ContentItemFile> {
    const target = { kind: 'content', id: name };
    await writeSignificant(tx, { ...editor.author, kind, target, detail: { ...detail } });
    tx.afterCommit(doubt);
    return reader.read(tx, name, editor);
  }

  return {
    ...reader,
    waiting: waitingChanges,
    save,

    async restore(tx: Tx, { name, seen, version }: Written & { version: number }, editor: Editor) {
      const chosen = await contentVersions.one(tx, { name: editedName(name) && name, version });
      if (chosen?.content == null) throw new Refusal('NOT_FOUND');
      return save(tx, { name, seen, content: chosen.content }, editor);
    },

    /** Nobody waits for a second person to take down what should not be there. */
    async withdraw(tx: Tx, { name, seen }: Written, editor: Editor) {
      const item = editedName(name);
      const at = clock.now();
      await contentVersions.lock(tx, name);
      const history = await contentVersions.history(tx, name);
      if (history.length === 0) throw new Refusal('NOT_FOUND');
      if (history[0]?.version !== seen) throw new Refusal('CHANGED_MEANWHILE');
      if (inForce(history, at)[0]?.content == null) throw new Refusal('state.not_allowed');
      const version = await publishItem(tx, { item, content: null, publishAt: at, by: editor.name, at });
      return done(tx, name, editor, 'content.withdrawn', { version });
    },

    async move(tx: Tx, wanted: Move, editor: Editor) {
      const change = await held(tx, wanted);
      if (wanted.move === 'publish') await publish(tx, change, wanted, editor);
      else if (wanted.move === 'call_off') await callOff(tx, change, editor);
      else await moveTo(tx, change, wanted.move, editor, { sentAt: wanted.move === 'send' ? clock.now() : null });
      const { move, from, until } = wanted;
      const times = move === 'publish' ? { from: from ?? 'now', until: until ?? null } : {};
      return done(tx, change.name, editor, 'content.moved', { move, version: change.version, ...times });
    },

    async decide(tx: Tx, wanted: Move, editor: Editor) {
      const change = await held(tx, wanted);
      if (!editor.isAlone && change.writers.includes(editor.id)) throw new Refusal('SECOND_PERSON_NEEDED');
      const decidedBy = wanted.move === 'approve' ? editor.name : null;
      await moveTo(tx, change, wanted.move, editor, { decidedBy, sentAt: null });
      const detail = { decision: wanted.move, version: change.version, writers: change.writers };
      return done(tx, change.name, editor, 'content.decided', detail);
    },
  };
}
