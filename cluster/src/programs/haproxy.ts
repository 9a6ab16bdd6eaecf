import { join } from 'node:path';
import { type Layout, logOf } from '../layout.ts';
import { takesConnections } from './answers.ts';
import { type Ground, makeFolder, writeOwned } from './ground.ts';
import { haproxyConfig } from './haproxy-config.ts';
import { createProgram, type Program } from './program.ts';
import { unavailableCall, unavailablePage } from './unavailable.ts';

/** The balancer in front of PostgreSQL and of the roles. */
export function haproxy(layout: Layout, ground: Ground): Program {
  const folder = makeFolder(ground, 'haproxy');
  const config = writeOwned(
    ground,
    join(folder, 'haproxy.cfg'),
    haproxyConfig(layout, {
      unavailablePage: writeOwned(ground, join(folder, 'unavailable-page.http'), unavailablePage()),
      unavailableCall: writeOwned(ground, join(folder, 'unavailable-call.http'), unavailableCall()),
      adminSocket: adminSocketOf(ground),
      mostConnections: 4_000,
    }),
  );
  return createProgram({
    name: 'haproxy',
    command: 'haproxy',
    args: ['-db', '-f', config],
    cwd: folder,
    log: logOf(ground.dir, 'haproxy'),
    account: ground.account,
    // It closes its doors at once and lets what is under way finish.
    stopSignal: 'SIGTERM',
    isReady: async () => (await takesConnections(layout.primary)) && (await takesConnections(layout.house)),
  });
}

/** Commands for it (`disable server api/api-1`) are written there. */
export const adminSocketOf = ({ dir }: Ground): string => join(dir, 'haproxy', 'admin.sock');
