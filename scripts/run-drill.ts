import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GroundError } from '../cluster/src/programs/ground.ts';
import { root } from './boot/set-up.mjs';
import { type Command, runCommand } from './command.ts';

interface Drill {
  /** Names the temporary folder and the page of `docs/`. */
  name: string;
  usage: string;
  options?: Command['options'];
  port: string;
  seconds: string;
  /** Undefined: it cannot begin, and has said why. */
  run(set: DrillSet): Promise<{ table: string; holds: boolean } | undefined>;
}

interface DrillSet {
  folder: string;
  basePort: number;
  players: number;
  stretchMs: number;
  /** The day, as a table says it. */
  at: string;
  say(line: string): void;
  given: Readonly<Record<string, string | undefined>>;
}

/** A drill in a folder of its own, which goes with it unless it was named: prints its table, and ends with 1 where it does not hold. */
export const runDrill = ({ name, usage, options, run, ...usual }: Drill): Promise<void> =>
  runCommand({
    usage,
    options: {
      ...options,
      port: { type: 'string' },
      players: { type: 'string' },
      seconds: { type: 'string' },
      dir: { type: 'string' },
      write: { type: 'boolean' },
    },
    async run(words, given) {
      const { port = usual.port, players = '16', seconds = usual.seconds, dir, write } = given;
      if (words.length > 0 || ![port, players, seconds].every((text) => /^[1-9]\d{0,4}$/.test(text))) return false;
      const folder = dir ? resolve(dir) : mkdtempSync(join(tmpdir(), `halley-${name}-`));
      try {
        const result = await run({
          folder,
          basePort: Number(port),
          players: Number(players),
          stretchMs: Number(seconds) * 1000,
          at: new Date().toISOString().slice(0, 10),
          say: (line) => console.log(line),
          given,
        });
        if (result === undefined) return false;
        console.log(`\n${result.table}`);
        if (write) writeFileSync(join(root, `docs/${name}.md`), result.table);
        process.exitCode = result.holds ? 0 : 1;
      } catch (error) {
        if (!(error instanceof GroundError)) throw error;
        console.error(error.message);
        process.exitCode = 1;
      } finally {
        if (!dir) rmSync(folder, { recursive: true, force: true });
      }
      return true;
    },
  });
