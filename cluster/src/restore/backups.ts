import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { runTool } from '../../../server/src/kit/postgres/run-tool.ts';
import { type Ground, makeFolder, writeOwned } from '../programs/ground.ts';
import {
  baseArguments,
  type ConfigFiles,
  type Guarded,
  passphraseConfig,
  pgbackrestConfig,
  restoreArguments,
} from './pgbackrest-config.ts';

interface BackupInfo {
  label: string;
  info: { size: number; repository: { delta: number } };
}

/** pgBackRest for one server, with a repository and a passphrase of its own. */
export function createBackups(ground: Ground, guarded: Guarded) {
  const repository = makeFolder(ground, 'repository');
  const work = makeFolder(ground, 'pgbackrest');
  for (const folder of ['lock', 'log', 'spool', 'include']) makeFolder(ground, `pgbackrest/${folder}`);
  const files: ConfigFiles = {
    config: writeOwned(ground, join(work, 'pgbackrest.conf'), pgbackrestConfig(guarded, { repository, work })),
    include: join(work, 'include'),
  };
  writeOwned(ground, join(files.include, 'passphrase.conf'), passphraseConfig(randomBytes(32).toString('base64url')));

  async function run(args: string[]): Promise<string> {
    const { ok, output } = await runTool({ file: 'pgbackrest', args, account: ground.account });
    if (!ok) throw new Error(`pgbackrest ${args.at(-1)}: ${output.trim()}`);
    return output;
  }

  return {
    repository,
    files,
    /** Makes the repository ready and waits until WAL arrives in it. */
    async open(): Promise<void> {
      await run([...baseArguments(files), 'stanza-create']);
      await run([...baseArguments(files), 'check']);
    },
    async back(type: 'full' | 'incr'): Promise<void> {
      await run([...baseArguments(files), `--type=${type}`, 'backup']);
    },
    async restore(to: { dataDir: string; moment: string }): Promise<void> {
      await run(restoreArguments(files, to));
    },
    async list(): Promise<BackupInfo[]> {
      const [known] = JSON.parse(await run([...baseArguments(files), '--output=json', 'info'])) as {
        backup: BackupInfo[];
      }[];
      return known?.backup ?? [];
    },
  };
}
