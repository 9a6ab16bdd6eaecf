import { describe, expect, test } from 'vitest';
import {
  archiveSettings,
  baseArguments,
  passphraseConfig,
  pgbackrestConfig,
  restoreArguments,
} from './pgbackrest-config.ts';
import { writeResult } from './write-result.ts';

const files = { config: '/etc/pgbackrest.conf', include: '/etc/pgbackrest/conf.d' };
const passphrase = 'a-passphrase-of-the-repository';

describe('pgBackRest', () => {
  const config = pgbackrestConfig(
    { dataDir: '/srv/pg', socketDir: '/run/pg', port: 5432, user: 'postgres' },
    { repository: '/backup', work: '/var/lib/pgbackrest' },
  );

  test('[RUN-25] the repository is encrypted, and full backups are kept with their WAL', () => {
    expect(config).toContain('repo1-cipher-type=aes-256-cbc');
    expect(config).toContain('repo1-retention-full=2');
    expect(config).toContain('[halley]\npg1-path=/srv/pg\npg1-socket-path=/run/pg\npg1-port=5432');
  });

  test('[RUN-25] the passphrase is in its own file alone: in no other configuration and on no command line', () => {
    expect(passphraseConfig(passphrase)).toContain(`repo1-cipher-pass=${passphrase}`);
    const others = [
      config,
      ...baseArguments(files),
      ...Object.values(archiveSettings(files, 60)),
      ...restoreArguments(files, { dataDir: '/srv/pg2', moment: '2026-11-18 12:00:00+00' }),
    ];
    for (const text of others) expect(text).not.toMatch(/cipher-pass/);
  });

  test.each(['short', 'with a blank in the middle of it', `line\n${passphrase}`])(
    'a passphrase like %j is refused',
    (one) => {
      expect(() => passphraseConfig(one)).toThrow('at least 24 plain characters');
    },
  );

  test('a restore goes to the moment, into another folder, and archives nothing over the old history', () => {
    expect(restoreArguments(files, { dataDir: '/srv/pg2', moment: '2026-11-18 12:00:00+00' })).toEqual([
      '--config=/etc/pgbackrest.conf',
      '--config-include-path=/etc/pgbackrest/conf.d',
      '--stanza=halley',
      '--pg1-path=/srv/pg2',
      '--type=time',
      '--target=2026-11-18 12:00:00+00',
      '--target-action=promote',
      '--archive-mode=off',
      'restore',
    ]);
  });
});

test('what the drill found is a table', () => {
  const table = writeResult(
    {
      moment: '2026-11-18 12:00:00+00',
      acknowledged: 30,
      before: 20,
      lost: 0,
      after: 9,
      afterButThere: 1,
      failures: 0,
      noticed: 'FAULT it went back',
      accepted: 'The books are in order.',
      roundAfterwards: true,
      sealed: true,
      seconds: { backup: 1, archive: 2, restore: 3, recovery: 4, audit: 5 },
      bytes: { database: 25_000_000, repository: 10_000_000, backup: 4_000_000 },
    },
    { players: 4, at: '2026-11-18' },
  );
  expect(table).toContain('| **of these lost** | **0** |');
  expect(table).toContain('gone by intent | 8 |');
  expect(table).toContain('| 25.0 MB, 4.0 MB, 10.0 MB |');
});
