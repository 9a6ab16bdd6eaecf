import { createOpenGifts, type OpenGifts } from '../bonuses/index.ts';
import { createGrouper, type Database, type Homes, invariant, isTaken, type Outcome, type Tx } from '../kit/index.ts';
import { lockWallets, type WalletOwner } from '../wallet/index.ts';
import { type AnyResult, type AnyWager, applyGroup, type GroupOptions } from './apply-group.ts';
import type { Round } from './round.ts';
import type { ActResult, ActWager, ManyAct, SweepResult, SweepWager, Wager } from './wager.ts';

export interface WagersOptions extends Omit<GroupOptions, 'openGifts'> {
  homes: Homes;
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
   * and `decide`, which finds all of these wallets locked, looks at what was decided before. May run more than once. The
   * players are of one home.
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
  const { homes, writers, maxGroup, lockWaitMs, silenceMs, onGroup } = options;
  const group: GroupOptions = { ...options, openGifts: options.openGifts ?? createOpenGifts() };
  /** One for each home: a group is one transaction. */
  const groupers = new Map(
    homes.all().map((database) => [
      database,
      createGrouper<AnyWager, AnyResult>({
        database,
        writers,
        maxGroup,
        lockWaitMs,
        silenceMs,
        onGroup,
        laneOf: (wager) => wager.playerId,
        apply: (tx, wagers) => applyGroup(tx, wagers, group),
      }),
    ]),
  );
  const run = (wager: AnyWager): Promise<AnyResult> => {
    const grouper = groupers.get(homes.of(wager.playerId));
    invariant(grouper, 'a player has a home');
    return grouper.run(wager);
  };
  return {
    wager: (wager) => run(wager) as Promise<Round>,
    // Another process may write the same id for another wallet, which no lock of ours covers. Once it has committed,
    // a second look finds it.
    act: (wager) =>
      run(wager).catch((error) => {
        if (!isTaken(error, ids)) throw error;
        return run(wager);
      }) as Promise<ActResult>,
    actMany: async ({ wallets, decide, follow }) =>
      homeOfAll(homes, wallets).tx(async (tx) => {
        const locked = await lockWallets(tx, wallets);
        const acts = await decide(tx);
        const outcomes = acts.length > 0 ? await applyGroup(tx, acts.map(oneOfMany), group, locked) : [];
        return follow(tx, outcomes as Outcome<ActResult>[]);
      }),
    sweep: (wager) => run(wager) as Promise<SweepResult>,
    load() {
      const loads = [...groupers.values()].map((grouper) => grouper.load());
      const sumOf = (what: 'queued' | 'aside') => loads.reduce((sum, load) => sum + load[what], 0);
      return { queued: sumOf('queued'), aside: sumOf('aside') };
    },
    idle: async () => void (await Promise.all([...groupers.values()].map((grouper) => grouper.idle()))),
  };
}

/** Where nobody is named, any home will do. */
function homeOfAll(homes: Homes, wallets: readonly WalletOwner[]): Database {
  const [home = homes.all()[0], ...others] = new Set(wallets.map(({ playerId }) => homes.of(playerId)));
  invariant(home && others.length === 0, 'one transaction is of one home');
  return home;
}

/** Its round stands in the place of the call that nobody keeps. */
function oneOfMany(act: ManyAct): ActWager {
  const inputHash = Buffer.from(act.roundId.replaceAll('-', ''), 'hex');
  return { ...act, kind: 'act', callId: act.roundId, inputHash, gameVersion: 1, unkept: true };
}

const ids = new Set(['wagers_call_pkey', 'wagers_action_pkey', 'wagers_round_pkey', 'wallet_transfer_once']);
