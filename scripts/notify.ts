import { userInfo } from 'node:os';
import { testerGroups } from '../contract/src/index.ts';
import { systemClock } from '../server/src/kit/index.ts';
import { Message, newPrivateKey, pushKeyOf, sendBroadcast } from '../server/src/notifications/index.ts';
import { readFileAs, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run notify -- player ID[,ID…] --title "…" --text "…" [--button "…" --path /…]
npm run notify -- group ID[,ID…]  --title "…" --text "…" [--button "…" --path /…]
npm run notify -- testers         --title "…" --text "…"
npm run notify -- player ID --file message.json
                                  {"title": {"en": "…", "de": "…"}, "text": {…}, "icon": "gift",
                                   "button": {"title": {…}, "path": "/promotions"}}
npm run notify -- new-push-key    prints a key pair for PUSH_PRIVATE_KEY

Add --marketing to what is an offer: it does not reach players in a break or excluded, and as a push only those who asked
for offers. A notice lives for two hours. The running house sends it; with DATABASE_URL on that database, else on the
embedded one under DATA_DIR.`;

type Values = Readonly<Record<string, string | undefined>>;

await runCommand({
  usage,
  options: {
    ...Object.fromEntries(
      ['title', 'text', 'button', 'path', 'file'].map((name) => [name, { type: 'string' as const }]),
    ),
    marketing: { type: 'boolean' },
  },
  async run([deed = '', ids, ...more], values) {
    if (deed === 'new-push-key' && ids === undefined) return printKey();
    const to = more.length === 0 ? receiversOf(deed, ids) : undefined;
    const message = to && messageOf(values);
    if (!to || !message) return false;
    const kind = values.marketing ? 'marketing' : 'service';
    await withDatabase(async (database) => {
      const wish = { to, kind, message, author: authorOf(values), at: systemClock.now() } as const;
      const id = await database.tx((tx) => sendBroadcast(tx, wish));
      console.log(`Message ${id} goes out as soon as the house runs.`);
    });
    return true;
  },
});

function receiversOf(deed: string, ids: string | undefined) {
  if (deed === 'testers') return ids === undefined ? { groupIds: testerGroups } : undefined;
  if (!ids || !/^\d{1,15}(,\d{1,15})*$/.test(ids)) return undefined;
  const numbers = ids.split(',').map(Number);
  if (deed === 'player') return { playerIds: numbers };
  return deed === 'group' ? { groupIds: numbers } : undefined;
}

function messageOf({ file, title, text, button, path }: Values): Message | undefined {
  if (file !== undefined) return readFileAs(file, Message, 'a message');
  const parsed = Message.safeParse({ title, text, ...(button && { button: { title: button, path } }) });
  for (const { path: place, message } of parsed.error?.issues ?? []) console.error(`${place.join('.')}: ${message}`);
  return parsed.data;
}

function authorOf({ reason }: Values): string {
  const { username } = userInfo();
  return reason ? `${username}: ${reason}` : username;
}

async function printKey(): Promise<true> {
  const privateKey = await newPrivateKey();
  console.log(`PUSH_PRIVATE_KEY=${privateKey}\n# Browsers subscribe with ${pushKeyOf(privateKey).publicKey}`);
  return true;
}
