import { createDatabase, readSettings } from '../server/src/kit/index.ts';
import { PostgresStartError, startEmbedded } from '../server/src/kit/postgres/index.ts';
import { runAudit } from '../server/src/run-audit.ts';

/** `npm run audit`: recomputes the books from their entries. Exit code 1 when anything is off. */
const settings = readSettings(process.env);
try {
  const embedded = settings.databaseUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir });
  const database = createDatabase({ url: settings.databaseUrl ?? embedded?.url ?? '', maxConnections: 4 });
  try {
    const { findings, transfers, wallets, rounds, jackpotStakes, jackpotWins, trail } = await runAudit(database);
    console.log(
      `${wallets} wallets, ${transfers} transfers, ${rounds} rounds, ${trail.links} links of the audit trail`,
    );
    console.log(`${jackpotStakes} stakes that feed jackpots, ${jackpotWins} jackpots won`);
    if (trail.pending > 0) console.log(`${trail.pending} entries of the trail wait for their seal: a worker makes it.`);
    if (trail.head) console.log(`The trail ends at link ${trail.head.number}, ${trail.head.day}: ${trail.head.hash}`);
    for (const finding of findings) console.log(`FAULT  ${finding.check}: ${finding.detail}`);
    console.log(findings.length === 0 ? 'The books are in order.' : `${findings.length} faults.`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    await embedded?.stop();
  }
} catch (error) {
  const running = error instanceof PostgresStartError && error.code === 'already-running';
  console.error(running ? `${error.message} Audit a running house with DATABASE_URL.` : String(error));
  process.exitCode = 1;
}
