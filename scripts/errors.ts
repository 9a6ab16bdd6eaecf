import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listErrors, type ReadMap, readError, resolveStack } from '../server/src/telemetry/index.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run errors -- list                    what broke in browsers, the latest first
npm run errors -- show FINGERPRINT       one of them, its stack in the words of our own sources

--maps DIR   where the source maps of the build lie; unset: site/build/maps. Files are found by their names, which are of
             one build only: keep the maps of every release in one folder.
With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not.`;

const usualMaps = fileURLToPath(new URL('../site/build/maps', import.meta.url));

await runCommand({
  usage,
  options: { maps: { type: 'string' } },
  async run([command, fingerprint, ...more], { maps = usualMaps }) {
    if (more.length > 0) return false;
    const readMap: ReadMap = (file) => {
      const path = join(maps, `${basename(file)}.map`);
      return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
    };
    if (command === 'list' && fingerprint === undefined) {
      await withDatabase(
        async (database) => {
          for (const error of await listErrors(database))
            console.log(
              [error.fingerprint, error.times, error.last_at.toISOString(), error.label, error.message].join('\t'),
            );
        },
        { onlyLooks: true },
      );
    } else if (command === 'show' && fingerprint) {
      await withDatabase(
        async (database) => {
          const error = await readError(database, fingerprint);
          if (!error) {
            console.error(`There is no error ${fingerprint}.`);
            process.exitCode = 1;
            return;
          }
          console.log(`${error.label}: ${error.message}`);
          console.log(
            `${error.times} times, first ${error.first_at.toISOString()}, last ${error.last_at.toISOString()} at ${error.path ?? '?'}`,
          );
          if (error.stack) console.log(resolveStack(error.stack, readMap));
        },
        { onlyLooks: true },
      );
    } else return false;
    return true;
  },
});
