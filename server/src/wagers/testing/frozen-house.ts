import { createDatabase, oneHome, systemClock } from '../../kit/index.ts';
import { createWagers } from '../create-wagers.ts';
import { aPlay } from './test-house.ts';

/** A process of its own that freezes in the middle of a group: its wallets are locked, and it says nothing more. */
const [url = '', players = ''] = process.argv.slice(2);
const database = createDatabase({ url });
const wagers = createWagers({
  homes: oneHome(database),
  clock: systemClock,
  silenceMs: 500,
  openChances: async () => ({
    take: () => ({ pairId: 'p', serverSeed: 's', serverSeedHash: 'h', clientSeed: 'c', nonce: 0 }),
    save: async () => undefined,
  }),
  rules: [
    async (tx) => {
      // Answered behind the locks.
      await tx.query('select 1');
      process.stdout.write('frozen\n');
      process.kill(process.pid, 'SIGSTOP');
      return { refusalOf: () => undefined, accepted: () => undefined };
    },
  ],
});
await Promise.allSettled(players.split(',').map((id) => wagers.wager(aPlay({ playerId: Number(id) }))));
