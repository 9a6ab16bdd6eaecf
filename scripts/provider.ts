import { createProviderDesk } from '../server/src/games/index.ts';
import { createSealer, type Database, deriveKeys, readSettings, systemClock } from '../server/src/kit/index.ts';
import { operator, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run provider -- list
npm run provider -- show ID              addresses, keys, calls of the last day by code, open rounds
npm run provider -- add ID --title "Kepler Works" --url https://games.example --addresses 203.0.113.0/24,2001:db8::/32
                           [--producers ursa,lyra] [--rate CALLS_PER_SECOND]
npm run provider -- set ID [--title …] [--url …] [--addresses …] [--producers …] [--rate …]
npm run provider -- close ID             nothing opens and nothing is staked; money that is under way comes in
npm run provider -- open ID
npm run provider -- new-secret ID [--overlap HOURS]
                                         shown once; the old one stays valid for so long, or until it is dropped
npm run provider -- drop-old-secret ID
npm run provider -- reconcile ID         every round of the last 31 days against its actions and the journal

Add --reason "…" to what changes something: it stays in the audit trail. With DATABASE_URL on that database; else on the
embedded one under DATA_DIR, running or not. Secrets are sealed with HALLEY_SECRET: it must be the one of the house.`;

type Desk = ReturnType<typeof createProviderDesk>;

await runCommand({
  usage,
  options: Object.fromEntries(
    ['title', 'url', 'addresses', 'producers', 'rate', 'overlap'].map((name) => [name, { type: 'string' as const }]),
  ),
  async run([deed = '', id = '', ...more], values) {
    const work = more.length === 0 ? chooseDeed(deed, id, values) : undefined;
    if (!work) return false;
    await withDatabase(async (database) => {
      const sealer = createSealer(deriveKeys(readSettings(process.env), 'providers'));
      await work(createProviderDesk({ database, clock: systemClock, sealer }), database);
    });
    return true;
  },
});

type Work = (desk: Desk, database: Database) => Promise<void>;

function chooseDeed(deed: string, id: string, values: Readonly<Record<string, string | undefined>>): Work | undefined {
  const { title, url: baseUrl, addresses, overlap } = values;
  const change = {
    title,
    baseUrl,
    allowedAddresses: listed(addresses),
    producers: listed(values.producers),
    callsPerSecond: values.rate === undefined ? undefined : Number(values.rate),
  };
  const upon = { ...operator(values.reason), id };
  if (deed === 'list') return id === '' ? list : undefined;
  if (id === '') return undefined;
  switch (deed) {
    case 'show':
      return async (desk) => console.log(JSON.stringify(await desk.read(id), null, 2));
    case 'add': {
      if (!title || !baseUrl || !change.allowedAddresses) return undefined;
      const { producers = [], callsPerSecond = 500, allowedAddresses } = change;
      const wish = { ...upon, title, baseUrl, allowedAddresses, producers, callsPerSecond };
      return async (desk) => console.log(`The secret of ${id}, shown once:\n${await desk.add(wish)}`);
    }
    case 'set':
      if (Object.values(change).every((value) => value === undefined)) return undefined;
      return (desk) => desk.change(upon, change).then(() => console.log(`${id} is changed.`));
    case 'close':
    case 'open': {
      const state = deed === 'close' ? 'closed' : 'open';
      return (desk) => desk.switch(upon, state).then(() => console.log(`${id} is ${state}.`));
    }
    case 'new-secret': {
      if (overlap !== undefined && !/^\d{1,4}$/.test(overlap)) return undefined;
      return async (desk) => {
        const secret = await desk.renew(upon, overlap === undefined ? null : Number(overlap));
        const until = overlap === undefined ? 'until it is dropped' : `for ${overlap} hours`;
        console.log(`The new secret of ${id}, shown once; the old one stays valid ${until}:\n${secret}`);
      };
    }
    case 'drop-old-secret':
      return (desk) => desk.drop(upon).then(() => console.log(`Only the newest secret of ${id} is valid now.`));
    case 'reconcile':
      return (desk, database) => reconcile(desk, database, id);
    default:
      return undefined;
  }
}

async function list(desk: Desk): Promise<void> {
  for (const one of await desk.list()) {
    const keys = one.keys.map((key) => key.id).join('+') || 'no key opens';
    const figures = `${one.calls} calls today, ${one.refused_calls} refused, ${one.open_rounds} rounds open`;
    console.log(
      [one.id, one.state, one.base_url, one.allowed_addresses.join(','), keys, figures, one.title].join('\t'),
    );
  }
}

async function reconcile(desk: Desk, database: Database, id: string): Promise<void> {
  const { rounds, actions, differences } = await database.tx((tx) => desk.reconcile(tx, id));
  for (const { roundId, check, detail } of differences) console.log(`FAULT  round ${roundId}: ${check}: ${detail}`);
  console.log(`${rounds} rounds, ${actions} actions, ${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
}

function listed(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
