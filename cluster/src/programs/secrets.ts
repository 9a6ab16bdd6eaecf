import { randomBytes } from 'node:crypto';

/** What the programs of one cluster tell each other; made once, kept in a file that only its owner reads. */
export interface Secrets {
  superuser: string;
  replication: string;
  /** The house's own role in PostgreSQL. */
  halley: string;
  redis: string;
  /** HALLEY_SECRET. */
  house: string;
  pay: string;
  coins: string;
}

const secret = () => randomBytes(24).toString('hex');

export function makeSecrets(): Secrets {
  return {
    superuser: secret(),
    replication: secret(),
    halley: secret(),
    redis: secret(),
    house: secret(),
    pay: secret(),
    coins: secret(),
  };
}
