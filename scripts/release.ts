import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StepError } from './boot/run-step.mjs';
import { root } from './boot/set-up.mjs';
import { runCommand } from './command.ts';
import { buildRelease, checkSignatures } from './release/build-release.ts';

const usage = `npm run release -- [--out DIR] [--commit REV] [--twice]

Makes halley-VERSION-linux-ARCH.tar.xz of the last commit (or of REV) in dist/ (or DIR), for the kind of machine it runs on.
--twice   makes it again in another folder and compares: exit code 1 when a byte differs`;

await runCommand({
  usage,
  options: { out: { type: 'string' }, commit: { type: 'string' }, twice: { type: 'boolean' } },
  async run(words, { out = 'dist', commit: revision = 'HEAD', twice }) {
    if (words.length > 0) return false;
    const cache = join(root, '.cache');
    mkdirSync(cache, { recursive: true });
    const stages: string[] = [];
    const stage = () => {
      // Not below the checkout: how long the path is can be told from the columns of source maps.
      const made = mkdtempSync('/tmp/halley-release-');
      stages.push(made);
      return made;
    };
    try {
      const commit = execFileSync('git', ['-C', root, 'rev-parse', '--verify', `${revision}^{commit}`], {
        encoding: 'utf8',
      }).trim();
      const order = { root, commit, stage: stage(), out: resolve(out) };
      const { archive, sha256, manifest } = await buildRelease(order);
      console.log(await checkSignatures(join(order.stage, 'source')));
      const megabytes = (statSync(archive).size / 1e6).toFixed(1);
      console.log(`${archive}: ${megabytes} MB, ${Object.keys(manifest.files).length} files, sha256 ${sha256}`);
      if (!twice) return true;
      const again = await buildRelease({ ...order, stage: stage(), out: join(cache, 'release-again') });
      if (again.sha256 !== sha256) throw new StepError(differences(manifest.files, again.manifest.files));
      console.log('Built twice: the same bytes.');
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    } finally {
      for (const made of [...stages, join(cache, 'release-again')]) rmSync(made, { recursive: true, force: true });
    }
    return true;
  },
});

function differences(one: Record<string, string>, other: Record<string, string>): string {
  const paths = Object.keys({ ...one, ...other }).filter((path) => one[path] !== other[path]);
  return `Built twice, and not the same bytes:\n${paths.slice(0, 20).join('\n') || 'only how they are packed'}`;
}
