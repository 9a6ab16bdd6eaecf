import { basename } from 'node:path';
import { listArchives } from '../server/src/audit/index.ts';
import { restoreArchive } from '../server/src/kit/index.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run archive -- list            files that lines past their time were written to, with their hashes, as the audit trail has them
npm run archive -- restore FILE    loads one into a table of its own (…_restored) to look something up; drop it afterwards

A file that is not the one of the audit trail is refused. With DATABASE_URL on that database; else on the embedded one under DATA_DIR.`;

await runCommand({
  usage,
  async run([word, path, ...more]) {
    if (more.length > 0 || !(word === 'list' ? path === undefined : word === 'restore' && path !== undefined))
      return false;
    await withDatabase(async (database) => {
      const archives = await listArchives(database);
      if (path === undefined) {
        for (const { at, file, lines, sha256 } of archives)
          console.log(`${at.toISOString()}  ${file}  ${lines} lines  ${sha256}`);
        console.log(`${archives.length} files.`);
        return;
      }
      const archive = archives.find(({ file }) => file === basename(path));
      try {
        if (!archive) throw new Error(`The audit trail knows no file ${basename(path)}.`);
        const { table, lines } = await restoreArchive(database, { ...archive, path });
        console.log(`${lines} lines are in ${table}.`);
      } catch (error) {
        console.error((error as Error).message);
        process.exitCode = 1;
      }
    });
    return true;
  },
});
