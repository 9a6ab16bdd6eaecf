import { readFileSync } from 'node:fs';
import { checkExport, NoExport } from '../server/src/audit/index.ts';

/** `npm run audit:check -- FILE`: follows the chain in an exported audit trail. Exit code 1 when it does not hold. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Use: npm run audit:check -- FILE');
  process.exitCode = 2;
} else {
  try {
    const { links, head, faults } = checkExport(readFileSync(file, 'utf8'));
    for (const fault of faults) console.log(`FAULT  ${fault}`);
    console.log(faults.length === 0 ? `${links} links hold; the last hash is ${head}.` : `${faults.length} faults.`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoExport) && (error as NodeJS.ErrnoException).code === undefined) throw error;
    console.error(`${file}: ${(error as Error).message}`);
    process.exitCode = 2;
  }
}
