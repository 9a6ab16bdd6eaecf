import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageScripts } from '../site/scripts/page-scripts.ts';
import { allowed } from '../test/tidy/allowed.ts';
import { floors } from '../test/tidy/floors.ts';
import { readCode } from '../test/tidy/read-code.ts';
import { dust, equalRuns, spreadLiterals } from '../test/tidy/repeats.ts';
import { isTypeScript, readRepository } from '../test/tidy/repository.ts';
import { roomsInCycles, wrongImports } from '../test/tidy/rooms.ts';
import { root } from './boot/set-up.mjs';
import { runCommand } from './command.ts';

/** The figures of the structure, each held by a test: by what the house is in order. */
await runCommand({
  usage: `npm run house -- [--pairs] [--knip]

Prints rooms, cycles and imports past doors of each package, and what else tidy counts, with its limit. --pairs names the
places that say the same, --knip counts unused exports too, which takes a minute. Pages are weighed where they were built.`,
  options: { pairs: { type: 'boolean' }, knip: { type: 'boolean' } },
  async run(words, { pairs: names, knip }) {
    if (words.length > 0) return false;
    const files = readRepository();
    const linesOf = (path: string) => {
      const text = files.find((file) => file.path === path)?.text ?? '';
      return text.trimEnd().split('\n').length;
    };
    console.table(
      Object.fromEntries(
        Object.entries(floors).map(([name, floor]) => [
          name,
          {
            rooms: Object.keys(floor.levels).length,
            'in a cycle': roomsInCycles(floor, files).length,
            'imports up or past a door': wrongImports(floor, files).length,
          },
        ]),
      ),
    );
    const pairs = equalRuns(files);
    const figures: Record<string, { now: number; limit: number }> = {
      'files beside the rooms of server/src': {
        now: files.filter(({ path }) => /^server\/src\/[^/]+$/.test(path)).length,
        limit: 0,
      },
      'lines of create-house.ts': { now: linesOf('server/src/house/create-house.ts'), limit: 80 },
      'lines of ports.ts': { now: linesOf('server/src/house/ports.ts'), limit: 60 },
      'pairs of six equal lines': { now: pairs.length, limit: allowed.repeats },
      'spread literals': {
        now: files.flatMap((file) => (isTypeScript(file.path) ? spreadLiterals(readCode(file)) : [])).length,
        limit: allowed.spread,
      },
      'files of 15 lines with one importer': { now: dust(files).length, limit: allowed.dust },
    };
    if (knip) figures['unused exports, types, files'] = { now: await countUnused(), limit: 0 };
    if (existsSync(join(root, 'site/build/client/assets'))) {
      const bytes = pageScripts().reduce((sum, file) => sum + file.bytes, 0);
      figures['kB of scripts, first screen, gzip'] = { now: Math.round(bytes / 100) / 10, limit: 120 };
    }
    console.table(figures);
    if (names) {
      for (const { first, second } of pairs) console.log(`${first.path}:${first.line} = ${second.path}:${second.line}`);
    }
    return true;
  },
});

/** As `npm test` asks: one line for each thing nobody uses. */
function countUnused(): Promise<number> {
  const program = join(root, 'node_modules/.bin/knip');
  return new Promise((resolve, reject) => {
    execFile(program, ['--reporter', 'compact', '--no-exit-code'], { cwd: root }, (error, told) => {
      if (error) reject(error);
      else resolve(told.split('\n').filter((line) => /^\S+: \S/.test(line)).length);
    });
  });
}
