import { auditBooks } from '../server/src/house/audit-books.ts';
import type { Database } from '../server/src/kit/index.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run audit     recomputes the books from their entries; exit code 1 when anything is off

With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not.`;

await runCommand({
  usage,
  async run(words) {
    if (words.length > 0) return false;
    const audit = async (database: Database) => {
      const { findings, transfers, wallets, rounds, jackpotStakes, jackpotWins, payments, trail } =
        await auditBooks(database);
      console.log(
        `${wallets} wallets, ${transfers} transfers, ${rounds} rounds, ${trail.links} links of the audit trail`,
      );
      console.log(`${jackpotStakes} stakes that feed jackpots, ${jackpotWins} jackpots won, ${payments} payments`);
      if (trail.pending > 0)
        console.log(`${trail.pending} entries of the trail wait for their seal: a worker makes it.`);
      if (trail.head) console.log(`The trail ends at link ${trail.head.number}, ${trail.head.day}: ${trail.head.hash}`);
      for (const finding of findings) console.log(`FAULT  ${finding.check}: ${finding.detail}`);
      console.log(findings.length === 0 ? 'The books are in order.' : `${findings.length} faults.`);
      process.exitCode = findings.length === 0 ? 0 : 1;
    };
    await withDatabase(audit, { onlyLooks: true });
    return true;
  },
});
