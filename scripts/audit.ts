import { acceptRestore, comparePlaces, sayLoss } from '../server/src/audit/index.ts';
import { auditBooks } from '../server/src/house/audit-books.ts';
import { type Database, oneHome, readSettings, systemClock } from '../server/src/kit/index.ts';
import { operator, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run audit                              recomputes the books from their entries; exit code 1 when anything is off
npm run audit -- --whole                   from the first entry on
npm run audit -- --accept-restore REASON   the database is behind what TRAIL_HEADS remembers of it, and that is meant

After a clean audit the next one reads journal, rounds, reports and audit trail from the day of the last one on, and a 28th of
the days before it, in turn; all other books are read whole every time. What it cannot see: a change by hand to an entry or
round of a day whose turn it is not (the tables refuse such changes; a worker reads everything on Sundays), and a stake of a
jackpot that was counted wrongly. --whole sees both.

With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not.`;

await runCommand({
  usage,
  options: { whole: { type: 'boolean' }, 'accept-restore': { type: 'string' } },
  async run(words, { whole, 'accept-restore': restore }) {
    if (words.length > 0) return false;
    const folders = readSettings(process.env).trailHeads;
    if (restore !== undefined) {
      if (restore.trim() === '') return false;
      await withDatabase(async (database) => {
        const losses = await acceptRestore({
          homes: oneHome(database),
          clock: systemClock,
          folders,
          author: operator(restore),
        });
        for (const loss of losses) console.log(`Accepted: ${loss}`);
        console.log('A new era begins; the house may be started.');
      });
      return true;
    }
    const audit = async (database: Database) => {
      const { findings, transfers, wallets, rounds, jackpotStakes, jackpotWins, payments, trail, since } =
        await auditBooks(database, { quick: !whole });
      console.log(
        since ? `Read from ${since.toISOString()} on, when the books were in order.` : 'Everything was read.',
      );
      console.log(
        `${wallets} wallets, ${transfers} transfers, ${rounds} rounds, ${trail.links} links of the audit trail`,
      );
      console.log(`${jackpotStakes} stakes that feed jackpots, ${jackpotWins} jackpots won, ${payments} payments`);
      if (trail.pending > 0)
        console.log(`${trail.pending} entries of the trail wait for their seal: a worker makes it.`);
      if (trail.head) console.log(`The trail ends at link ${trail.head.number}, ${trail.head.day}: ${trail.head.hash}`);
      const compared = await comparePlaces(oneHome(database), folders);
      if (compared.losses.length > 0)
        findings.push({ check: 'the database holds what it once confirmed', detail: sayLoss(compared) });
      for (const finding of findings) console.log(`FAULT  ${finding.check}: ${finding.detail}`);
      console.log(findings.length === 0 ? 'The books are in order.' : `${findings.length} faults.`);
      process.exitCode = findings.length === 0 ? 0 : 1;
    };
    await withDatabase(audit, { onlyLooks: true });
    return true;
  },
});
