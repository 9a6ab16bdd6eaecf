import { parseArgs } from 'node:util';
import { Refusal } from '../contract/src/index.ts';
import { createDatabase, migrate, readSettings, systemClock } from '../server/src/kit/index.ts';
import { PostgresStartError, startEmbedded } from '../server/src/kit/postgres/index.ts';
import { createMember } from '../server/src/staff/index.ts';

/**
 * `npm run staff:create -- EMAIL ROLE [--name "Ada Lovelace"] [--reset]`: makes a member of staff and prints the set-up
 * link, once. With `--reset` an existing member loses password and second factor and gets a new link.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, reset: { type: 'boolean', default: false } },
});
const [email, role] = positionals;
if (!email || !role) {
  console.error('Use: npm run staff:create -- EMAIL ROLE [--name "Ada Lovelace"] [--reset]');
  process.exitCode = 2;
} else {
  try {
    await create(email, role);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof Refusal) console.error(inWords(error));
    else if (error instanceof PostgresStartError && error.code === 'already-running') {
      console.error(`${error.message} Use DATABASE_URL to reach a running house.`);
    } else throw error;
  }
}

async function create(email: string, role: string): Promise<void> {
  const settings = readSettings(process.env);
  const { databaseUrl, databaseSessionUrl = databaseUrl } = settings;
  const embedded = databaseSessionUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir });
  const database = createDatabase({ url: databaseSessionUrl ?? embedded?.url ?? '', maxConnections: 2 });
  try {
    await migrate(database);
    const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
    const link = await database.tx((tx) =>
      createMember(tx, { email, role, ...values, publicUrl: publicUrl.replace(/\/$/, ''), clock: systemClock }),
    );
    console.log(`${email} sets up access here, once, within 48 hours:\n${link}`);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

function inWords({ code }: Refusal): string {
  if (code === 'email.taken')
    return 'This address is on the staff already: --reset takes its access and makes a new link.';
  if (code === 'role.unknown') return 'There is no such role: admin, support, verification and auditor are there.';
  return code === 'email.invalid' ? 'This is no e-mail address.' : code;
}
