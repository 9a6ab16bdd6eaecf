import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { fairWords } from '../studio/src/fair/randomness/stream-bits.ts';

const help = `npm run --silent studio:random -- [--megabytes N] [--seed TEXT] | dieharder -a -g 200

Writes the number stream of the house's games as raw bytes: round after round of one pair of seeds, for tests that want more
than \`npm test\` looks at. Without --megabytes it goes on until the reader has had enough.
`;

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string' },
    seed: { type: 'string', default: 'halley' },
    help: { type: 'boolean', default: false },
  },
});
const wanted = values.megabytes === undefined ? Number.POSITIVE_INFINITY : Number(values.megabytes) * 2 ** 20;
if (values.help || process.stdout.isTTY || !(wanted > 0)) {
  process.stderr.write(help);
  process.exit(values.help ? 0 : 2);
}

// A reader that has had enough closes the pipe: that is the end, not a fault.
process.stdout.on('error', ({ code }: { code?: string }) => process.exit(code === 'EPIPE' ? 0 : 1));
const serverSeed = createHash('sha256').update(values.seed).digest('hex');
const words = fairWords({ serverSeed, clientSeed: 'studio-random' });
const portion = Buffer.alloc(1 << 16);
for (let written = 0; written < wanted; written += portion.length) {
  for (let at = 0; at < portion.length; at += 4) portion.writeUInt32BE(words.next().value as number, at);
  const part = Buffer.from(portion.subarray(0, Math.min(portion.length, wanted - written)));
  if (!process.stdout.write(part)) await once(process.stdout, 'drain');
}
