import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id: 19 MiB, two passes, one lane. The package's default algorithm is Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const hashOf = (password: string) => hash(typed(password), cost);
  // What an unknown address is compared with: nobody knows its password.
  const nobodys = hashOf(randomBytes(32).toString('hex'));
  nobodys.catch(() => undefined);
  return {
    hash: hashOf,
    async matches(password, stored) {
      const equal = await verify(stored ?? (await nobodys), typed(password));
      return equal && stored != null;
    },
  };
}

/** Keyboards write the same letter in several ways; the same password must come out of all of them. */
function typed(password: string): string {
  return password.normalize('NFKC');
}
