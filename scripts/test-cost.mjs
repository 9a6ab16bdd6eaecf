import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costLines } from './boot/cost.mjs';
import { runScript, StepError } from './boot/run-step.mjs';
import { root } from './boot/set-up.mjs';

// npm run test:cost    what the last npm test cost, every room
await runScript(async () => {
  const file = join(root, '.cache', 'cost.json');
  if (!existsSync(file)) throw new StepError('Nothing was measured yet: run "npm test" first.');
  console.log(costLines(JSON.parse(readFileSync(file, 'utf8')), { rooms: Number.POSITIVE_INFINITY }).join('\n'));
  return 0;
});
