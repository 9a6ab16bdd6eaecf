import { parseArgs } from 'node:util';
import {
  addProvider,
  dropPreviousSecret,
  listProviders,
  ProviderWishError,
  renewSecret,
  updateProvider,
} from '../server/src/games/index.ts';
import {
  createDatabase,
  createSealer,
  type Database,
  deriveKeys,
  migrate,
  readSettings,
  systemClock,
} from '../server/src/kit/index.ts';
import { PostgresStartError, startEmbedded } from '../server/src/kit/postgres/index.ts';

const usage = `Use: npm run provider -- list
     npm run provider -- add ID --title "Kepler Works" --url https://games.example --addresses 203.0.113.0/24,2001:db8::/32
                             [--producers ursa,lyra] [--rate CALLS_PER_SECOND]
     npm run provider -- set ID [--url …] [--addresses …] [--producers …] [--rate …]
     npm run provider -- close ID | open ID
     npm run provider -- new-secret ID      (the old one stays valid)
     npm run provider -- drop-old-secret ID`;

/** `npm run provider -- …`: houses whose games are played here. With DATABASE_URL on a running house. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    url: { type: 'string' },
    addresses: { type: 'string' },
    producers: { type: 'string' },
    rate: { type: 'string' },
  },
});
const [deed = '', id = ''] = positionals;
try {
  await withDatabase(run);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof ProviderWishError) console.error(error.message);
  else if (error instanceof PostgresStartError && error.code === 'already-running') {
    console.error(`${error.message} Use DATABASE_URL to reach a running house.`);
  } else throw error;
}

async function run(database: Database): Promise<void> {
  const settings = readSettings(process.env);
  const ports = { db: database, clock: systemClock, sealer: createSealer(deriveKeys(settings, 'providers')) };
  const listed = (text: string | undefined) =>
    text
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  const change = {
    baseUrl: values.url,
    allowedAddresses: listed(values.addresses),
    producers: listed(values.producers),
    callsPerSecond: values.rate === undefined ? undefined : Number(values.rate),
  };
  const done = (isDone: boolean, sentence: string) => {
    if (!isDone) throw new ProviderWishError(`There is no provider ${id}.`);
    console.log(sentence);
  };
  if (deed === 'list') {
    for (const one of await listProviders(database)) {
      const secrets = one.secrets.length === 2 ? 'two secrets' : 'one secret';
      console.log(
        `${one.id}\t${one.state}\t${one.baseUrl}\t${one.allowedAddresses.join(',')}\t${secrets}\t${one.title}`,
      );
    }
  } else if (deed === 'add' && values.title && values.url && values.addresses) {
    const wish = {
      ...change,
      id,
      title: values.title,
      baseUrl: values.url,
      allowedAddresses: change.allowedAddresses ?? [],
    };
    console.log(`The secret of ${id}, shown once:\n${await addProvider(ports, wish)}`);
  } else if (deed === 'set' && id) {
    done(await updateProvider(database, id, change), `${id} is changed.`);
  } else if ((deed === 'close' || deed === 'open') && id) {
    const state = deed === 'close' ? 'closed' : 'open';
    done(await updateProvider(database, id, { state }), `${id} is ${state}.`);
  } else if (deed === 'new-secret' && id) {
    console.log(`The new secret of ${id}, shown once; the old one stays valid:\n${await renewSecret(ports, id)}`);
  } else if (deed === 'drop-old-secret' && id) {
    done(await dropPreviousSecret(database, id), `Only the newest secret of ${id} is valid now.`);
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir });
  const database = createDatabase({ url: settings.databaseUrl ?? embedded?.url ?? '', maxConnections: 2 });
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
