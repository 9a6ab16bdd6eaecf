import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { demoPassword, demoProviderSecret } from '../server/src/demo/index.ts';
import { auditBooks } from '../server/src/house/audit-books.ts';
import { createDatabase, readSettings } from '../server/src/kit/index.ts';
import { describeEnd, makeDataDir, startHouse } from '../test/boot/house-process.ts';
import { databaseUrlOf } from '../test/boot/processes.ts';
import { signAsProvider } from '../test/hostile/sign-as-provider.ts';
import { type Send, sweep } from '../test/hostile/sweep.ts';

// npm run test:hostile                     30 000 requests with a new seed, over sockets, to a house of its own
// npm run test:hostile -- --seed=7         the requests of that seed (ids that the house makes up differ)
// npm run test:hostile -- --count=1000
const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const count = Number(values.count ?? 30_000);
console.log(`seed ${seed}, ${count} requests`);

const { dataDir, remove } = makeDataDir();
/** As the demo is, with fixtures, contests and promotions to aim at, and without its crowd. */
const environment = {
  DATA_DIR: dataDir,
  WORLD: 'true',
  DEMO_PROMOTIONS: 'true',
  RATE_LIMIT_SCALE: '100000',
  PASSWORD_MEMORY_KIB: '64',
};
const house = await startHouse({ environment });
let isEnded = false;
void house.ended.then(() => {
  isEnded = true;
});
const failures: string[] = [];
try {
  const send: Send = async ({ method, url, headers, body }) => {
    const init = { method, headers, redirect: 'manual' as const, ...(body && { body: new Uint8Array(body) }) };
    // A browser sends no body with these, and neither does this client.
    if (method === 'GET') delete init.body;
    const answer = await fetch(house.url + url, init);
    return { status: answer.status, text: await answer.text(), setCookies: answer.headers.getSetCookie() };
  };
  const { byStatus, faults, untried } = await sweep({
    send,
    seed,
    count,
    beside: 16,
    member: { email: 'admin@halley.test', password: demoPassword },
    sign: signAsProvider(demoProviderSecret(readSettings({}).secret)),
    onProgress: (done) => console.log(`${done} sent`),
  });
  console.log(JSON.stringify(byStatus));
  failures.push(...faults);
  if (untried > 0) failures.push(`${untried} calls were not tried`);
  if (isEnded) failures.push(`the house ended: ${describeEnd(await house.ended)}`);
  else {
    const alive = await fetch(`${house.url}/readyz`);
    if (alive.status !== 200) failures.push(`/readyz answers ${alive.status} afterwards`);
    const database = createDatabase({ url: databaseUrlOf(dataDir) });
    const { findings } = await auditBooks(database);
    failures.push(...findings.map(({ check, detail }) => `audit: ${check}: ${detail}`));
    await database.close();
  }
} finally {
  house.kill('SIGTERM');
  await house.ended;
  remove();
}
for (const failure of failures) console.error(failure);
console.log(
  failures.length === 0
    ? 'No request was answered with a fault of ours; the books are in order.'
    : `${failures.length} faults, seed ${seed}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
