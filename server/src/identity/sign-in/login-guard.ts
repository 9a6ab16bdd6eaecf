import { Refusal, type RefusalCode } from '@halley/contract';
import type { Clock, Database, Homes, Queryable, Tx } from '../../kit/index.ts';
import type { AddJob } from '../ports.ts';
import type { Secrets } from '../secrets.ts';
import { selectDevices } from '../sessions/device-store.ts';
import {
  countAttempt,
  countCodeAttempt,
  forgetFailures,
  isAddressLocked,
  lockAddress,
  openAddress,
  renameAddress,
  uncountAttempt,
} from './guard-store.ts';
import { createTurns } from './in-turn.ts';

const mostFailures = 3;
const windowMs = 30 * 60 * 1000;
/** While locked, password and second factor together may open the account; so few tries guess no code. */
const mostCodeTries = 5;
const codeWindowMs = 24 * 60 * 60 * 1000;

/** What looking at an attempt showed. `refusal` is what a wrong one is answered with. */
export type Proof<T> = { isRight: true; value: T } | { isRight: false; refusal: RefusalCode };

/** Whoever looks at an attempt on a locked account must not call it right without a second factor. */
type Look<T> = (state: { isLocked: boolean }) => Promise<Proof<T>>;

interface Attempting {
  /** Where the owner of the address lies, or would be looked for. */
  home: Database;
  email: string;
  withCode: boolean;
  /** The hash of a device this account is known on. It has guesses of its own, so that strangers use up none of them. */
  device?: string | undefined;
  /** Asked while locked, before a try of a code is counted: whether the password is right. Unset: it was before. */
  isPasswordRight?: () => Promise<boolean>;
}

export interface LoginGuard {
  /**
   * Looks at a guess for the account behind an address, if the address has guesses left. Known and unknown addresses
   * are counted alike. An attempt that carries the second factor is looked at even when the address is locked.
   */
  attempt<T>(who: Attempting, look: Look<T>): Promise<T>;
  /** After a full log-in, a link from the mailbox or a new password. True when there was a lock. */
  open(tx: Tx, email: string): Promise<boolean>;
  isLocked(db: Queryable, email: string): Promise<boolean>;
  sweep(): Promise<void>;
}

/** [PP-30]: three failures in thirty minutes lock; the mailbox or a second factor opens. */
export function createLoginGuard(options: {
  homes: Homes;
  clock: Clock;
  secrets: Secrets;
  addJob: AddJob;
}): LoginGuard {
  const { homes, clock, secrets, addJob } = options;
  // Attempts at one address wait for each other here, so that right ones that arrive together all pass. Between
  // processes the count in the table decides: it is taken before the look.
  const inTurn = createTurns();

  async function attemptInTurn<T>(who: Attempting, addressHash: string, look: Look<T>): Promise<T> {
    const { home, email, withCode, isPasswordRight } = who;
    const at = clock.now();
    const failures = { addressHash, at, since: new Date(at.getTime() - windowMs), most: mostFailures };
    if (!(await countAttempt(home, failures))) {
      const tries = { addressHash, at, since: new Date(at.getTime() - codeWindowMs), most: mostCodeTries };
      // Who does not have the password uses up none of the owner's tries.
      const mayTry = withCode && (!isPasswordRight || (await isPasswordRight()));
      if (!mayTry || !(await countCodeAttempt(home, tries))) throw new Refusal('login.locked');
      const proof = await look({ isLocked: true });
      // Which of the two was wrong is nobody's business while the account is locked.
      if (!proof.isRight) throw new Refusal('login.locked');
      return proof.value;
    }
    const proof = await look({ isLocked: false }).catch(async (error) => {
      await uncountAttempt(home, failures);
      throw error;
    });
    if (proof.isRight) {
      await uncountAttempt(home, failures);
      return proof.value;
    }
    await home.tx(async (tx) => {
      if (await lockAddress(tx, failures)) await addJob(tx, 'identity.tell_locked', { email });
    });
    throw new Refusal(proof.refusal);
  }

  return {
    attempt(who, look) {
      const [addressHash = '', ...earlierHashes] = secrets.addressHashes(keyOf(who));
      return inTurn(addressHash, async () => {
        if (earlierHashes.length > 0) await renameAddress(who.home, { addressHash, earlierHashes });
        return attemptInTurn(who, addressHash, look);
      });
    },
    async open(tx, email) {
      const devices = await selectDevices(tx, email);
      const keys = [email, ...devices.map((device) => keyOf({ email, device }))];
      return openAddress(tx, keys.flatMap(secrets.addressHashes));
    },
    isLocked: (db, email) => isAddressLocked(db, secrets.addressHashes(email)),
    async sweep() {
      const before = new Date(clock.now().getTime() - windowMs);
      for (const home of homes.all()) await forgetFailures(home, before);
    },
  };
}

/** No address has a blank in it. */
function keyOf({ email, device }: { email: string; device?: string | undefined }): string {
  return device === undefined ? email : `${email} ${device}`;
}
