import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import { auditGifts } from '../../bonuses/index.ts';
import { giveBonus } from '../../bonuses/testing/give-gift.ts';
import {
  type Clock,
  type Database,
  type Homes,
  inputHash,
  ofAllHomes,
  type Queryable,
  systemClock,
} from '../../kit/index.ts';
import { prepared } from '../../kit/testing/prepared.ts';
import { testHomes } from '../../kit/testing/test-homes.ts';
import { auditLedger, balanceOf, credit, readWallets } from '../../wallet/index.ts';
import type { WagerFollower } from '../accepted-stake.ts';
import type { ReadGameFacts } from '../apply-group.ts';
import { auditRounds, roundsByGift } from '../audit-rounds.ts';
import { createWagers, type Wagers } from '../create-wagers.ts';
import type { WagerRule } from '../judge-stakes.ts';
import type { Split } from '../split-stake.ts';
import type { ActWager, PlayWager, RoundAction, StakeWager } from '../wager.ts';

export interface TestHouse {
  homes: Homes;
  /** What is in all homes; with one home, that home. */
  database: Database & { url: string };
  wagers: Wagers;
  fund(playerId: number, amount: bigint, currency?: Currency): Promise<void>;
  giveBonus(playerId: number, amount: bigint): Promise<void>;
  balance(playerId: number, currency?: Currency): Promise<bigint>;
  pockets(playerId: number): Promise<Split>;
  findings(): Promise<string[]>;
  close(): Promise<void>;
}

/** The ledger, rounds and gifts of a home. */
export const auditHome = async (home: Queryable) => [
  ...(await auditLedger(home)),
  ...(await auditRounds(home)),
  ...(await auditGifts(roundsByGift)(home)),
];

/** A house with a ledger and a door, whose games always say what the test wants. */
export async function openTestHouse(
  options: {
    rules?: WagerRule[];
    followers?: WagerFollower[];
    writers?: number;
    clock?: Clock;
    lockWaitMs?: number;
    readGameFacts?: ReadGameFacts;
    /** Unset: as many as HOMES says. */
    homes?: number;
  } = {},
): Promise<TestHouse> {
  const { homes, every, drop } = await testHomes(options);
  let nonce = 0;
  const wagers = createWagers({
    homes,
    clock: options.clock ?? systemClock,
    rules: options.rules,
    followers: options.followers,
    writers: options.writers,
    lockWaitMs: options.lockWaitMs,
    readGameFacts: options.readGameFacts,
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
    homes,
    database: every,
    wagers,
    fund: async (playerId, amount, currency = 'EUR') => {
      await homes
        .of(playerId)
        .tx((tx) =>
          credit(tx, { playerId, currency, amount, key: randomUUID(), reason: 'deposit', house: 'payments' }),
        );
    },
    giveBonus: async (playerId, amount) => {
      await giveBonus(homes.of(playerId), { playerId }, amount);
    },
    balance: async (playerId, currency = 'EUR') => {
      const wallet = (await readWallets(homes.of(playerId), playerId)).find(
        (candidate) => candidate.currency === currency,
      );
      return wallet ? balanceOf(wallet) : 0n;
    },
    pockets: async (playerId) => {
      const wallet = (await readWallets(homes.of(playerId), playerId)).find(
        (candidate) => candidate.currency === 'EUR',
      );
      return { cash: wallet?.cash ?? 0n, bonus: wallet?.bonus ?? 0n };
    },
    findings: async () =>
      (await ofAllHomes(homes, (home) => auditHome(prepared(home)))).map((f) => `${f.check}: ${f.detail}`),
    close: drop,
  };
}

const hashOf = (text: string) => Buffer.from(text.padEnd(32, '.').slice(0, 32));

const aRound = () =>
  ({ roundId: randomUUID(), playerId: 1, currency: 'EUR', game: 'test/coin', gameVersion: 1, stake: 100n }) as const;

export function aPlay(given: Partial<PlayWager> & { win?: bigint } = {}): PlayWager {
  const { win = 0n, ...rest } = given;
  return {
    kind: 'play',
    ...aRound(),
    inputHash: hashOf(`play ${rest.stake ?? 100n}`),
    decide: () => ({ win, detail: { win: String(win) } }),
    ...rest,
  };
}

export function aStake(given: Partial<StakeWager> = {}): StakeWager {
  return {
    kind: 'stake',
    ...aRound(),
    inputHash: hashOf(`stake ${given.stake ?? 100n}`),
    detail: {},
    ...given,
  };
}

/** A call of another studio's game. Its hash is that of what it says, as a caller's would be. */
export function anAct(actions: RoundAction[], given: Partial<ActWager> = {}): ActWager {
  const call: Omit<ActWager, 'inputHash'> = {
    kind: 'act',
    callId: randomUUID(),
    roundId: randomUUID(),
    playerId: 1,
    currency: 'EUR',
    game: 'other-studio/fruits',
    gameVersion: 1,
    actions,
    ...given,
  };
  const { roundId, playerId, currency, game } = call;
  return { inputHash: Buffer.from(inputHash({ roundId, playerId, currency, game, actions }), 'hex'), ...call };
}
