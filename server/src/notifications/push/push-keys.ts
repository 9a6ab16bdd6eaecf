import { type Clock, type Database, invariant, type Sealer } from '../../kit/index.ts';
import { newPrivateKey, type PushKey, pushKeyOf } from './push-request.ts';

const purpose = 'push key';

export interface PushKeysOptions {
  database: Database;
  clock: Clock;
  sealer: Sealer;
  privateKey: string | undefined;
  makesKey: boolean;
}

/** The house's key pair: that of the settings, else one made once and kept sealed. Null: the house sends no pushes. */
export function createPushKeys({ database, clock, sealer, privateKey, makesKey }: PushKeysOptions) {
  let known: Promise<PushKey | null> | undefined;

  async function load(): Promise<PushKey | null> {
    if (privateKey !== undefined) return pushKeyOf(privateKey);
    if (!makesKey) return null;
    const fresh = await newPrivateKey();
    // Of two processes that start at once the first one's is everybody's.
    await database.query(
      `insert into notifications_push_key (public_key, sealed, made_at) values ($1, $2, $3) on conflict do nothing`,
      [pushKeyOf(fresh).publicKey, sealer.seal(Buffer.from(fresh), purpose), clock.now()],
    );
    const { rows } = await database.query<{ sealed: Buffer }>('select sealed from notifications_push_key');
    invariant(rows[0], 'a key was made or was there');
    const opened = sealer.open(rows[0].sealed, purpose);
    invariant(opened, 'the push key was sealed with a secret this house does not have (HALLEY_SECRET_PREVIOUS)');
    return pushKeyOf(opened.toString());
  }

  return {
    read(): Promise<PushKey | null> {
      known ??= load().catch((error) => {
        // The database may be back next time.
        known = undefined;
        throw error;
      });
      return known;
    },
  };
}

export type PushKeys = ReturnType<typeof createPushKeys>;
