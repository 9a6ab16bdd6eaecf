import { userInfo } from 'node:os';
import { writeSignificant } from '../server/src/audit/index.ts';
import {
  changeItem,
  exportItems,
  historyOf,
  type ItemChange,
  type ItemName,
  importItems,
  itemNamed,
  knownMessages,
  listItems,
  readFolder,
  writeFolder,
} from '../server/src/content/index.ts';
import { systemClock } from '../server/src/kit/index.ts';
import { operator, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run content -- list [KIND]                what there is, with its state
npm run content -- show NAME [VERSION]        one of them as it is published, or a version, as JSON
npm run content -- history NAME               its versions: who wrote them, when, from when on they count
npm run content -- import DIR [--at TIME]     everything in a folder that is other than what is published: seen at once,
                                              or from a time on; all of it or nothing
npm run content -- draft DIR                  the same as drafts, which nobody sees
npm run content -- export DIR                 what is published now, as such a folder
npm run content -- publish NAME [VERSION]     the newest version, or another one, is seen at once
npm run content -- schedule NAME TIME [VERSION]   … from a time on: 2026-12-24T18:00Z
npm run content -- cancel NAME VERSION        calls a schedule off
npm run content -- rollback NAME [VERSION]    back to the version that was published before, or to another that was
npm run content -- withdraw NAME              it is not published any more

Names: page:about-us, snippet:footer-content, list:banners (files, awards, articles), translations:de, document:footer-config.
Add --reason "…" to a change: it stays in the audit trail. What lies in a folder: docs/operations.md.
With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not.`;

const changes = ['publish', 'schedule', 'cancel', 'rollback', 'withdraw'] as const satisfies ItemChange[];
const checked = { messages: knownMessages };

await runCommand({
  usage,
  options: { at: { type: 'string' } },
  async run([command, first, ...more], { reason, at: time }) {
    if (command === 'list' && more.length === 0) await list(first);
    else if ((command === 'import' || command === 'draft') && first && more.length === 0)
      return bring({ folder: first, isDraft: command === 'draft', time, reason });
    else if (command === 'export' && first && more.length === 0) await take(first);
    else if (command === 'show' && first && more.length < 2) return show(first, more[0]);
    else if (command === 'history' && first && more.length === 0) return history(first);
    else if (isChange(command) && first) return change(command, first, more, reason);
    else return false;
    return true;
  },
});

async function list(kind: string | undefined): Promise<void> {
  await withDatabase(async (database) => {
    for (const { name, state } of await listItems(database, systemClock.now())) {
      if (kind === undefined || name.startsWith(`${kind}:`)) console.log(`${name}\t${state}`);
    }
  });
}

interface Bring {
  folder: string;
  isDraft: boolean;
  time: string | undefined;
  reason: string | undefined;
}

async function bring({ folder, isDraft, time, reason }: Bring): Promise<boolean> {
  const from = time === undefined ? undefined : timeOf(time);
  if ((time !== undefined && from === undefined) || (isDraft && from)) return false;
  await withDatabase(async (database) => {
    const items = readFolder(folder, checked);
    const at = systemClock.now();
    const publishAt = isDraft ? null : (from ?? at);
    const { written, unchanged } = await database.tx(async (tx) => {
      const done = await importItems(tx, { items, publishAt, by: userInfo().username, at });
      const detail = { written: done.written, publish_at: publishAt?.toISOString() ?? null };
      if (done.written.length > 0)
        await writeSignificant(tx, { ...operator(reason), kind: 'content.imported', detail });
      return done;
    });
    for (const name of written) console.log(name);
    console.log(`${written.length} written${isDraft ? ' as drafts' : ''}, ${unchanged} as they were.`);
  });
  return true;
}

async function take(folder: string): Promise<void> {
  await withDatabase(async (database) => {
    const files = writeFolder(folder, await exportItems(database, systemClock.now()));
    console.log(`${files} files are written.`);
  });
}

async function show(name: string, version: string | undefined): Promise<boolean> {
  if (version !== undefined && versionOf(version) === undefined) return false;
  await withItem(name, async (item, database) => {
    const versions = await historyOf(database, item, systemClock.now());
    const wanted = version === undefined ? undefined : Number(version);
    const found = versions.find((one) => (wanted === undefined ? one.state === 'published' : one.version === wanted));
    if (found) return console.log(JSON.stringify(found.content, null, 2));
    console.error(`${name} is not there${version === undefined ? ' or not published' : ` in version ${version}`}.`);
    process.exitCode = 1;
  });
  return true;
}

async function history(name: string): Promise<boolean> {
  await withItem(name, async (item, database) => {
    for (const one of await historyOf(database, item, systemClock.now())) {
      const from = one.publishAt ? `from ${one.publishAt.toISOString()}` : '';
      console.log(`${one.version}\t${one.state}\t${from}\t${one.writtenBy}, ${one.writtenAt.toISOString()}`);
    }
  });
  return true;
}

async function change(what: ItemChange, name: string, words: string[], reason: string | undefined): Promise<boolean> {
  const publishAt = what === 'schedule' ? timeOf(words.shift() ?? '') : undefined;
  const [word, ...rest] = words;
  const version = word === undefined ? undefined : versionOf(word);
  const isUnclear = rest.length > 0 || (word !== undefined && (version === undefined || what === 'withdraw'));
  if (isUnclear || (what === 'schedule' && !publishAt) || (what === 'cancel' && !version)) return false;
  await withItem(name, async (item, database) => {
    const at = systemClock.now();
    const written = await database.tx(async (tx) => {
      const wanted = { item, change: what, version, publishAt, by: userInfo().username, at };
      const number = await changeItem(tx, wanted, checked);
      const target = { kind: 'content', id: name };
      const detail = { change: what, version: number, publish_at: publishAt?.toISOString() ?? null };
      await writeSignificant(tx, { ...operator(reason), kind: 'content.changed', target, detail });
      return number;
    });
    console.log(
      what === 'cancel' ? `Version ${written} of ${name} is called off.` : `Version ${written} of ${name} is written.`,
    );
  });
  return true;
}

type Work = Parameters<typeof withDatabase>[0];

async function withItem(
  name: string,
  work: (item: ItemName, ...rest: Parameters<Work>) => Promise<void>,
): Promise<void> {
  const item = itemNamed(name);
  if (item) return withDatabase((database) => work(item, database));
  console.error(`${name} is no name of content.`);
  process.exitCode = 1;
}

function isChange(command: string | undefined): command is ItemChange {
  return changes.some((known) => known === command);
}

function versionOf(word: string): number | undefined {
  return /^[1-9][0-9]{0,8}$/.test(word) ? Number(word) : undefined;
}

/** With a zone, so that nobody has to guess. */
function timeOf(word: string): Date | undefined {
  const hasZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(word);
  const time = new Date(word);
  return hasZone && !Number.isNaN(time.getTime()) ? time : undefined;
}
