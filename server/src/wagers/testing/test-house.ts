import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import { type Database, systemClock } from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { auditLedger, balanceOf, credit, openWallet, post, readWallets } from '../../wallet/index.ts';
import { auditRounds } from '../audit-rounds.ts';
import { createWagers, type WagerRule, type Wagers } from '../create-wagers.ts';
import type { PlayWager, StakeWager } from '../wager.ts';

export interface TestHouse {
  database: Database;
  wagers: Wagers;
  fund(playerId: number, amount: bigint, currency?: Currency): Promise<void>;
  giveBonus(playerId: number, amount: bigint): Promise<void>;
  balance(playerId: number, currency?: Currency): Promise<bigint>;
  findings(): Promise<string[]>;
  close(): Promise<void>;
}

/** A house with a ledger and a door, whose games always say what the test wants. */
export async function openTestHouse(options: { rules?: WagerRule[]; writers?: number } = {}): Promise<TestHouse> {
  const database = await testDatabase();
  let nonce = 0;
  const wagers = createWagers({
    database,
    clock: systemClock,
    rules: options.rules,
    writers: options.writers,
    openChances: async () => ({
      take: () => ({
        pairId: 'pair',
        serverSeed: 'seed',
        serverSeedHash: 'hash',
        clientSeed: 'client',
        nonce: nonce++,
      }),
      save: async () => undefined,
    }),
  });
  return {
    database,
    wagers,
    fund: async (playerId, amount, currency = 'EUR') => {
      await database.tx((tx) =>
        credit(tx, { playerId, currency, amount, key: randomUUID(), reason: 'deposit', house: 'payments' }),
      );
    },
    giveBonus: async (playerId, amount) => {
      await database.tx(async (tx) => {
        const wallet = await openWallet(tx, { playerId, currency: 'EUR' });
        const money = { cash: 0n, bonus: amount, reserved: 0n, house: 'bonus_cost' as const };
        const transfer = { accountId: wallet.id, key: randomUUID(), reason: 'correction' as const };
        await post(tx, [wallet], [{ ...transfer, ...money, inputHash: hashOf('bonus') }]);
      });
    },
    balance: async (playerId, currency = 'EUR') => {
      const wallet = (await readWallets(database, playerId)).find((candidate) => candidate.currency === currency);
      return wallet ? balanceOf(wallet) : 0n;
    },
    findings: async () =>
      [...(await auditLedger(database)), ...(await auditRounds(database))].map((f) => `${f.check}: ${f.detail}`),
    close: () => database.drop(),
  };
}

const hashOf = (text: string) => Buffer.from(text.padEnd(32, '.').slice(0, 32));

export function aPlay(given: Partial<PlayWager> & { win?: bigint } = {}): PlayWager {
  const { win = 0n, ...rest } = given;
  return {
    kind: 'play',
    roundId: randomUUID(),
    playerId: 1,
    currency: 'EUR',
    game: 'test/coin',
    gameVersion: 1,
    stake: 100n,
    inputHash: hashOf(`play ${rest.stake ?? 100n}`),
    decide: () => ({ win, detail: { win: String(win) } }),
    ...rest,
  };
}

export function aStake(given: Partial<StakeWager> = {}): StakeWager {
  return {
    kind: 'stake',
    roundId: randomUUID(),
    playerId: 1,
    currency: 'EUR',
    game: 'test/coin',
    gameVersion: 1,
    stake: 100n,
    inputHash: hashOf(`stake ${given.stake ?? 100n}`),
    detail: {},
    ...given,
  };
}
