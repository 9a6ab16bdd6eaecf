import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Checks the types of everything: server and tools on one side, screens on the other, both at once.
const root = fileURLToPath(new URL('..', import.meta.url));

function run(command: string, args: string[], cwd = root): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd, stdio: 'inherit' });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

const site = join(root, 'site');
const hasRoutes = existsSync(join(site, 'react-router.config.ts'));
const isReady = !hasRoutes || (await run('react-router', ['typegen'], site));
const checked = await Promise.all(['tsconfig.node.json', 'tsconfig.web.json'].map((file) => run('tsc', ['-p', file])));
process.exitCode = isReady && checked.every(Boolean) ? 0 : 1;
