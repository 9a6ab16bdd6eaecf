import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { createHashQueue } from './hash-queue.ts';

interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** Argon2id, one lane: 64 MiB, one pass. docs/decisions/0013-passwords.md has the figures behind it. */
const usualCost: PasswordCost = { memoryKib: 65_536, passes: 1 };
const longestQueue = 1000;

export interface PasswordOptions extends Partial<PasswordCost> {
  /** How many computations run side by side; the others wait. */
  atOnce?: number;
  /** What computes. Unset: Argon2 itself; tests count its calls. */
  compute?: Pick<typeof argon2, 'hash' | 'verify'>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with, and however old it is. */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
  /** True when the hash was made with another cost than today's. */
  isOutdated(hash: string): boolean;
}

export function createPasswords(options: PasswordOptions = {}): Passwords {
  const { memoryKib = usualCost.memoryKib, passes = usualCost.passes, atOnce = availableParallelism() } = options;
  const { hash, verify } = options.compute ?? argon2;
  const cost = { memoryKib, passes };
  const queue = createHashQueue({ atOnce, longest: longestQueue });
  const make = (password: string, { memoryKib, passes }: PasswordCost) =>
    hash(typed(password), { memoryCost: memoryKib, timeCost: passes, parallelism: 1 });
  const nobodys = createNobodys(make);
  // Made ahead: the first stranger must not wait longer than the second.
  nobodys(cost).catch(() => undefined);

  return {
    hash: (password) => queue(() => make(password, cost)),
    isOutdated: (stored) => !isSame(costOf(stored), cost),
    matches: (password, stored) =>
      queue(async () => {
        if (stored == null) {
          await verify(await nobodys(cost), typed(password));
          return false;
        }
        const equal = await verify(stored, typed(password));
        // A wrong password must not come back sooner because the hash is from a cheaper time.
        const rest = equal ? undefined : missingWork(costOf(stored), cost);
        if (rest) await verify(await nobodys(rest), typed(password));
        return equal;
      }),
  };
}

/** Hashes nobody knows the password of, one for each cost, to compare with where there is nothing to compare with. */
function createNobodys(make: (password: string, cost: PasswordCost) => Promise<string>) {
  const made = new Map<string, Promise<string>>();
  return (cost: PasswordCost): Promise<string> => {
    const name = `${cost.memoryKib}/${cost.passes}`;
    const known = made.get(name) ?? make(randomBytes(32).toString('hex'), cost);
    made.set(name, known);
    known.catch(() => made.delete(name));
    return known;
  };
}

/** The time of Argon2 grows with memory times passes. */
function missingWork(spent: PasswordCost, wanted: PasswordCost): PasswordCost | undefined {
  const missing = wanted.memoryKib * wanted.passes - spent.memoryKib * spent.passes;
  const passes = Math.round(missing / spent.memoryKib);
  return passes < 1 ? undefined : { memoryKib: spent.memoryKib, passes };
}

function costOf(stored: string): PasswordCost {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(stored) ?? [];
  return { memoryKib: Number(memory ?? 8), passes: Number(passes ?? 1) };
}

function isSame(one: PasswordCost, other: PasswordCost): boolean {
  return one.memoryKib === other.memoryKib && one.passes === other.passes;
}

/** Keyboards write the same letter in several ways; the same password must come out of all of them. */
function typed(password: string): string {
  return password.normalize('NFKC');
}
