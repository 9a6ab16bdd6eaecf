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
// Of its own accord each has four that share the files out, and each of the four works out the types that all of them need.
const once = ['--checkers', '1'];
const projects = ['tsconfig.node.json', 'tsconfig.web.json'];
const checked = await Promise.all(projects.map((project) => run('tsc', ['-p', project, ...once])));
process.exitCode = isReady && checked.every(Boolean) ? 0 : 1;
