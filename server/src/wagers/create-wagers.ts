import { createOpenGifts, type OpenGifts } from '../bonuses/index.ts';
import { createGrouper, type Database, isTaken, type Outcome, type Tx } from '../kit/index.ts';
import { lockWallets, type WalletOwner } from '../wallet/index.ts';
import { type AnyResult, type AnyWager, applyGroup, type GroupOptions } from './apply-group.ts';
import type { Round } from './round.ts';
import type { ActResult, ActWager, ManyAct, SweepResult, SweepWager, Wager } from './wager.ts';

export interface WagersOptions extends Omit<GroupOptions, 'openGifts'> {
  database: Database;
  /** Unset: those of the database. The bench compares with a door that has none. */
  openGifts?: OpenGifts;
  writers?: number;
  maxGroup?: number;
  /** How long a wager waits for a wallet that somebody else holds; unset: two seconds. */
  lockWaitMs?: number;
  /** When the database ends a group whose process says nothing; unset: after three seconds. */
  silenceMs?: number;
  onGroup?: (group: { size: number; seconds: number }) => void;
}

/** The one door for every stake and payout. What it resolves is committed; it rejects with a `Refusal`. */
export interface Wagers {
  wager(wager: Wager): Promise<Round>;
  act(wager: ActWager): Promise<ActResult>;
  /**
   * Acts on many rounds in one transaction of its own. Their answers are not kept: an action is done once by its id alone,
   * and `decide`, which finds all of these wallets locked, looks at what was decided before. May run more than once.
   */
  actMany<T>(many: ManyActs<T>): Promise<T>;
  /** For the job that sweeps stale rounds. */
  sweep(wager: SweepWager): Promise<SweepResult>;
  load(): { queued: number; aside: number };
  idle(): Promise<void>;
}

interface ManyActs<T> {
  wallets: WalletOwner[];
  decide(tx: Tx): Promise<readonly ManyAct[]>;
  /** What the acts came to, in their order: what is written here is written with them, or not at all. */
  follow(tx: Tx, outcomes: readonly Outcome<ActResult>[]): Promise<T>;
}

export function createWagers(options: WagersOptions): Wagers {
  const { database, writers, maxGroup, lockWaitMs, silenceMs, onGroup } = options;
  const group: GroupOptions = { ...options, openGifts: options.openGifts ?? createOpenGifts() };
  const grouper = createGrouper<AnyWager, AnyResult>({
    database,
    writers,
    maxGroup,
    lockWaitMs,
    silenceMs,
    onGroup,
    laneOf: (wager) => wager.playerId,
    apply: (tx, wagers) => applyGroup(tx, wagers, group),
  });
  return {
    wager: (wager) => grouper.run(wager) as Promise<Round>,
    // Another process may write the same id for another wallet, which no lock of ours covers. Once it has committed,
    // a second look finds it.
    act: (wager) =>
      grouper.run(wager).catch((error) => {
        if (!isTaken(error, ids)) throw error;
        return grouper.run(wager);
      }) as Promise<ActResult>,
    actMany: ({ wallets, decide, follow }) =>
      database.tx(async (tx) => {
        const locked = await lockWallets(tx, wallets);
        const acts = await decide(tx);
        const outcomes = acts.length > 0 ? await applyGroup(tx, acts.map(oneOfMany), group, locked) : [];
        return follow(tx, outcomes as Outcome<ActResult>[]);
      }),
    sweep: (wager) => grouper.run(wager) as Promise<SweepResult>,
    load: grouper.load,
    idle: grouper.idle,
  };
}

/** Its round stands in the place of the call that nobody keeps. */
function oneOfMany(act: ManyAct): ActWager {
  const inputHash = Buffer.from(act.roundId.replaceAll('-', ''), 'hex');
  return { ...act, kind: 'act', callId: act.roundId, inputHash, gameVersion: 1, unkept: true };
}

const ids = new Set(['wagers_call_pkey', 'wagers_action_pkey', 'wagers_round_pkey', 'wallet_transfer_once']);
