import { createInterface } from 'node:readline/promises';
import { type Brand, Brand as BrandSchema, type GoLiveItem } from '../contract/src/index.ts';
import { usualDocuments } from '../server/src/config/index.ts';
import { createHouse } from '../server/src/house/create-house.ts';
import { type Database, readSettings, silentLog, systemClock } from '../server/src/kit/index.ts';
import type { BrandDesk, BrandFile, BrandMember } from '../server/src/staff/index.ts';
import { operator, readFileAs, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run brand:new -- --file brand.json            a draft of the brand in the file; prints what is missing for going live
npm run brand:new -- --id comet --name "Comet Club" --hosts comet.example,www.comet.example
npm run brand:new                                 asks, in a terminal
npm run brand:new -- --id comet --show            what it has and what is missing

Options, in the place of a file or over it; lists have commas between:
  --name, --hosts, --accent, --highlight, --background, --markets DE,AT, --currencies EUR, --languages de,en,
  --methods visa,bank_transfer, --closed-producers, --closed-collections, --offers 12,15, --email, --mail-from
  --licence-text "de=…" once for each language

--go-live wants it live: at once where the house lets one person do it, else when a member agrees in the back office.
Add --reason "…": it stays in the audit trail. A draft that is there is written anew. Nothing counts before it is live.
With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not.`;

const lists = {
  hosts: 'hosts',
  markets: 'markets',
  currencies: 'currencies',
  languages: 'languages',
  methods: 'methods',
  'closed-producers': 'closedProducers',
  'closed-collections': 'closedCollections',
} as const;
const texts = { name: 'name', email: 'email', 'mail-from': 'mailFrom' } as const;
const colours = ['accent', 'highlight', 'background'] as const;
const text = { type: 'string' } as const;
/** Everything may be left out of a file but its shape. */
const fileSchema = BrandSchema.partial();
const questions = [
  ['id', 'Short name (letters, digits, hyphens)'],
  ['name', 'Name as players read it'],
  ['hosts', 'Hosts, commas between'],
  ['accent', 'Colour of the button one acts with, like #ffc06a'],
  ['highlight', 'Colour of what is chosen, like #5ce1ff'],
  ['background', 'Colour of the page, like #070a16'],
  ['markets', 'Markets, like DE,AT'],
  ['currencies', 'Currencies, like EUR (empty: all)'],
  ['languages', 'Languages, like de,en (empty: all)'],
  ['methods', 'Ways of paying, like visa,bank_transfer (empty: all)'],
  ['closed-collections', 'Collections of games that are closed (empty: none)'],
  ['offers', 'First offers, by the numbers of promotions (empty: the house’s)'],
  ['email', 'Address for players'],
  ['mail-from', 'Sender of its mails'],
] as const;
const names = [...Object.keys(lists), ...Object.keys(texts), ...colours, 'id', 'file', 'offers'];

/** As the house's own, without what must be said. */
const blank = { ...usualDocuments.brands[0], name: '', email: '' };

/** The same desk as the screen's, on rooms that are wired and not started. */
async function atDesk(database: Database, work: (desk: BrandDesk) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  const house = createHouse({ settings, database, clock: systemClock, log: silentLog });
  try {
    await work(house.staff.brandDesk);
  } finally {
    await house.sportsbook.stop();
    await house.realtime.close();
  }
}

type Options = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What options and a file say of a brand; what they do not say stays as it is. */
function readOptions(options: Options): Partial<Brand> {
  const said = (name: string) => (typeof options[name] === 'string' ? (options[name] as string) : undefined);
  const path = said('file');
  const brand: Record<string, unknown> = path ? { ...readFileAs(path, fileSchema, 'a brand') } : {};
  const id = said('id');
  if (id !== undefined) brand.id = id;
  for (const [option, field] of Object.entries(texts)) if (said(option) !== undefined) brand[field] = said(option);
  for (const [option, field] of Object.entries(lists))
    if (said(option) !== undefined) brand[field] = listIn(said(option));
  if (said('offers') !== undefined) brand.offers = listIn(said('offers')).map(Number);
  const painted = colours.flatMap((name) => (said(name) === undefined ? [] : [[name, said(name)]]));
  if (painted.length > 0) brand.colours = { ...Object(brand.colours), ...Object.fromEntries(painted) };
  const lines = [options['licence-text'] ?? []].flat();
  const licenceTexts = lines.map((line) => [line.slice(0, 2), line.slice(3)]);
  if (lines.length > 0) brand.licenceTexts = { ...Object(brand.licenceTexts), ...Object.fromEntries(licenceTexts) };
  return brand as Partial<Brand>;
}

const listIn = (line = '') =>
  line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** One question after the other; an empty answer leaves it open, and the list says so. */
async function ask(): Promise<Partial<Brand>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answers: Record<string, string> = {};
    for (const [name, question] of questions) {
      const answer = (await terminal.question(`${question}: `)).trim();
      if (answer !== '') answers[name] = answer;
    }
    const brand = readOptions(answers);
    const licenceTexts: Record<string, string> = {};
    for (const language of new Set((brand.languages ?? []).map((code) => code.slice(0, 2)))) {
      const answer = (await terminal.question(`Licence text (${language}): `)).trim();
      if (answer !== '') licenceTexts[language] = answer;
    }
    return Object.keys(licenceTexts).length > 0 ? { ...brand, licenceTexts } : brand;
  } finally {
    terminal.close();
  }
}

function tell({ id, list, draft }: BrandFile): void {
  console.log(draft ? `${id}: a draft, revision ${draft.revision}.` : `${id} is live.`);
  for (const { done, needed, text: sentence } of list) console.log(`${markOf({ done, needed })} ${sentence}`);
  const missing = list.filter(({ done, needed }) => needed && !done).length;
  console.log(missing === 0 ? 'Nothing it needs is missing.' : `${missing} missing.`);
}

const markOf = ({ done, needed }: Pick<GoLiveItem, 'done' | 'needed'>) => (done ? '[x]' : needed ? '[ ]' : '[~]');

await runCommand({
  usage,
  options: {
    ...Object.fromEntries(names.map((name) => [name, text])),
    'licence-text': { type: 'string', multiple: true },
    'go-live': { type: 'boolean' },
    show: { type: 'boolean' },
  },
  async run(words, { reason, ...options }) {
    if (words.length > 0) return false;
    const wantsLive = Boolean(options['go-live']);
    const isBare = Object.keys(options).every((name) => name === 'go-live');
    if (isBare && !process.stdin.isTTY) return false;
    const given = isBare ? await ask() : readOptions(options);
    if (given.id === undefined) return false;
    const { id } = given;
    await withDatabase((database) =>
      atDesk(database, async (desk) => {
        const member: BrandMember = { id: 0, name: 'the command line', author: operator(reason) };
        const known = (await desk.list(database)).some((brand) => brand.id === id)
          ? await desk.read(database, id, 0)
          : undefined;
        if (options.show) {
          if (known) tell(known);
          else console.error(`There is no brand ${id}.`);
          return;
        }
        const before = known?.draft?.brand ?? known?.live ?? { ...blank, id };
        const brand = BrandSchema.safeParse({ ...before, ...given });
        if (!brand.success) {
          for (const { path, message } of brand.error.issues) console.error(`${path.join('.')}: ${message}`);
          process.exitCode = 1;
          return;
        }
        const revision = known?.draft?.revision ?? 0;
        const saved = await database.tx((tx) => desk.save(tx, { revision, brand: brand.data }, member));
        tell(saved);
        if (!wantsLive) return;
        const seen = { id, revision: saved.draft?.revision ?? 0 };
        const asked = await database.tx((tx) => desk.ask(tx, seen, member));
        console.log(asked.draft ? `${id} waits for a member who agrees.` : `${id} is live.`);
      }),
    );
    return true;
  },
});
