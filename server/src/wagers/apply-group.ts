import { Refusal } from '@halley/contract';
import type { SignificantEvent } from '../audit/index.ts';
import type { Followed, OpenGifts, OpenGiftsOptions, StakePurse } from '../bonuses/index.ts';
import { type Clock, invariant, type Outcome, type Tx } from '../kit/index.ts';
import { lockWallets, type Movement, type Wallet } from '../wallet/index.ts';
import { movedBy, type WagerFollower, type WagerWatcher } from './accepted-stake.ts';
import type { RecordedAction } from './action.ts';
import { findActions, findCalls, listActions } from './action-store.ts';
import { isLasting } from './is-lasting.ts';
import { type AskedStake, ask, askedByAct, askedByRaise, askedByStake, type WagerRule } from './judge-stakes.ts';
import { type ActPlan, planAct } from './plan-act.ts';
import { sweepCall } from './plan-sweep.ts';
import { checkWager, type Plan, planWager } from './plan-wager.ts';
import { answerAgain, type RememberedAnswer, rememberRefusal, rememberResult } from './remembered-answer.ts';
import { type Round, totalOf } from './round.ts';
import { findRounds } from './store.ts';
import { tellAct, tellWager } from './tell-news.ts';
import {
  type ActResult,
  type ActWager,
  type Chance,
  isStaking,
  type SweepResult,
  type SweepWager,
  type Wager,
} from './wager.ts';
import { emptyDraft, writeGroup } from './write-group.ts';

/** The sealed seeds of a group's players, locked. */
interface Chances {
  /** Takes the next number of a player's stream. */
  take(playerId: number): Chance;
  /** Stores how far each stream was used. */
  save(): Promise<void>;
}

/** Free rounds of a group's players, locked. Who grants them keeps their books; the door asks, and tells what was played. */
interface FreeRoundsBook {
  /** What is against a round out of them. */
  refusalOf(asked: AskedStake): Error | undefined;
  /** A round was played: one less. Says how many are left. */
  count(id: string, win: bigint): number;
  /** The gift that holds what they win; none: they are older than gifts. */
  giftOf(id: string): number | undefined;
  save(): Promise<void>;
}

export type OpenFreeRounds = (tx: Tx, ids: string[]) => Promise<FreeRoundsBook>;

export type ReadGameFacts = NonNullable<OpenGiftsOptions['readGameFacts']>;

/** A player is named once for each round that may be drawn. */
export type OpenChances = (tx: Tx, playerIds: number[]) => Promise<Chances>;

export type AnyWager = Wager | ActWager | SweepWager;
export type AnyResult = Round | ActResult | SweepResult;

export interface GroupOptions {
  clock: Clock;
  openChances: OpenChances;
  /** Unset: there are none. */
  openFreeRounds?: OpenFreeRounds;
  /** What gifts go by, from memory; unset: every game is a slot. */
  readGameFacts?: ReadGameFacts;
  openGifts: OpenGifts;
  rules?: WagerRule[];
  /** Which of these sessions are open at this moment. */
  openSessions?(tx: Tx, sessions: string[]): Promise<ReadonlySet<string>>;
  followers?: WagerFollower[];
  watchers?: WagerWatcher[];
}

/**
 * One transaction for a group of wagers. Wallets are locked first; from then on everything that is read stays true
 * until the commit, so the decisions are plain functions, taken one after the other. `held`: the caller has locked them.
 */
export async function applyGroup(
  tx: Tx,
  wagers: AnyWager[],
  options: GroupOptions,
  held?: readonly Wallet[],
): Promise<Outcome<AnyResult>[]> {
  const now = options.clock.now();
  const acts = wagers.filter((wager) => wager.kind === 'act');
  const kept = acts.filter((wager) => !wager.unkept);
  const ending = wagers.filter((wager) => wager.kind === 'sweep' || wager.kind === 'rollback');
  const players = wagers.filter(draws).map((wager) => wager.playerId);
  const asked = wagers.flatMap(askedAtFirst);
  const sessions = wagers.flatMap(sessionOf);
  const freeRounds = [...new Set(asked.flatMap(({ free }) => free?.id ?? []))];
  // One round trip. The server takes them in this order, so all but the first see what the locks protect.
  const [locked, gifts, open, rounds, calls, actions, standing, chances, judges, book] = await Promise.all([
    held ? [...held] : lockWallets(tx, wagers),
    options.openGifts(tx, {
      now,
      playerIds: [...new Set(wagers.map((wager) => wager.playerId))],
      readGameFacts: options.readGameFacts,
    }),
    sessions.length > 0 ? options.openSessions?.(tx, sessions) : undefined,
    findRounds(
      tx,
      wagers.map((wager) => wager.roundId),
    ),
    kept.length > 0
      ? findCalls(
          tx,
          kept.map((wager) => wager.callId),
        )
      : new Map<string, RememberedAnswer>(),
    acts.length > 0 ? findActions(tx, acts.flatMap(idsOf)) : new Map<string, RecordedAction>(),
    ending.length > 0
      ? listActions(
          tx,
          ending.map((wager) => wager.roundId),
        )
      : [],
    players.length > 0 ? options.openChances(tx, players) : undefined,
    asked.length > 0 ? Promise.all((options.rules ?? []).map((rule) => rule(tx, asked))) : [],
    freeRounds.length > 0 ? options.openFreeRounds?.(tx, freeRounds) : undefined,
  ]);
  // Rare: gifts that have ended, and those of free rounds.
  await gifts.load([
    ...[...rounds.values()].flatMap(({ gift }) => gift?.id ?? []),
    ...freeRounds.flatMap((id) => book?.giftOf(id) ?? []),
    ...acts.flatMap((wager) => wager.actions.flatMap((action) => (action.kind === 'promo' && action.giftId) || [])),
  ]);
  const wallets = new Map(locked.map((wallet) => [ownerKey(wallet), { ...wallet }]));
  for (const action of standing) actions.set(action.id, action);
  const draft = emptyDraft();

  /** Before anything is told: not even a round of their own to somebody whose session has ended. */
  const checkSession = (wager: AnyWager): void => {
    if (sessionOf(wager).some((session) => !open?.has(session))) throw new Refusal('UNAUTHENTICATED');
  };
  const decide = (wager: Wager): Round => {
    checkSession(wager);
    const wallet = wallets.get(ownerKey(wager));
    const round = rounds.get(wager.roundId);
    const facts = { wallet, round, raises: raisesOf(wager), purse: purseFor(wager, wallet, round), now };
    const known = checkWager(wager, facts);
    if (known) return known;
    invariant(wallet, 'a wager without a wallet was refused');
    if (isStaking(wager)) askFor(askedByStake(wager), wallet, round);
    const plan = planWager(wager, { ...facts, wallet }, () => {
      invariant(chances, 'seeds are open where rounds are played');
      return chances.take(wager.playerId);
    });
    if (wager.kind === 'step' && wager.raise) askFor(askedByRaise(wager, wager.raise, round), wallet, round);
    // Counted once it is played: a game that fails takes no free round.
    const { free } = plan.round;
    if (free && plan.write === 'insert') {
      plan.round.detail = { ...plan.round.detail, freeLeft: book?.count(free.id, totalOf(plan.round.win)) };
    }
    const after = takeOver(plan, wallet);
    if (plan.raised) takeOverActions({ recorded: [plan.raised], undone: [] });
    tellWager(draft.news, plan);
    invariant(after, 'a wager has a round');
    return after;
  };
  const raisesOf = (wager: Wager) =>
    wager.kind === 'rollback'
      ? [...actions.values()].filter(({ roundId, kind }) => roundId === wager.roundId && kind === 'bet')
      : [];
  const purseFor = (wager: Wager | ActWager, wallet: Wallet | undefined, round: Round | undefined): StakePurse => {
    if (!wallet) return emptyPurse;
    if (wager.kind === 'play' && wager.freeRounds !== undefined) {
      const id = book?.giftOf(wager.freeRounds);
      return { ...emptyPurse, gift: id === undefined ? undefined : { id, weight: 0 } };
    }
    // What settles, steps or goes back stakes nothing, or in a round that is there.
    const game = 'game' in wager ? wager.game : '';
    const lowSpread = 'lowSpread' in wager ? wager.lowSpread : undefined;
    return gifts.purseOf(wallet, { game, round, lowSpread, odds: 'odds' in wager ? wager.odds : undefined });
  };
  /** What is against a free round itself, or a stake with a bonus, comes last: an excluded player is told so. */
  const askFor = (stake: AskedStake, wallet: Wallet, round: Round | undefined): void => {
    ask(judges, stake, () => {
      if (stake.free) return book ? book.refusalOf(stake) : new Refusal('NOT_FOUND');
      const beside = judges.reduce((sum, judge) => sum + (judge.stakeBeside?.(stake) ?? 0n), 0n);
      return gifts.refusalOf(wallet, { game: stake.game, roundStake: stake.roundStake + beside, round });
    });
  };

  const act = (wager: ActWager): ActResult => {
    checkSession(wager);
    const earlier = calls.get(wager.callId);
    if (earlier) return answerAgain(wager, earlier);
    try {
      const wallet = wallets.get(ownerKey(wager));
      const round = rounds.get(wager.roundId);
      const plan = planAct(wager, { wallet, round, actions, purse: purseFor(wager, wallet, round), now });
      if (plan.staked !== undefined) {
        invariant(wallet, 'a bet without a wallet was refused');
        askFor(askedByAct(wager, { stake: plan.staked, round }), wallet, round);
      }
      const after = takeOver(plan, wallet);
      takeOverActions(plan);
      draft.houseTransfers.push(...plan.houseTransfers);
      tellAct(draft.news, plan, { before: round, now });
      const balance = wallet ? { cash: wallet.cash, bonus: wallet.bonus - wallet.bonusIdle } : plan.balance;
      const result = { round: after, balance, actions: plan.acted, repeated: false };
      if (!wager.unkept) keep(rememberResult(wager, result));
      return result;
    } catch (error) {
      if (!wager.unkept && isLasting(error)) keep(rememberRefusal(wager, error));
      throw error;
    }
  };
  const sweep = (wager: SweepWager): SweepResult => {
    const round = rounds.get(wager.roundId);
    invariant(round, 'only a round that exists is swept');
    if (round.state !== 'open') return { round, bySweep: false };
    const after = round.stepwise
      ? act(sweepCall(round, [...actions.values()])).round
      : decide({ ...wager, kind: 'rollback' });
    invariant(after && after.state !== 'open', 'a swept round is over');
    draft.swept.push(sweptEvent(round, after));
    return { round: after, bySweep: true };
  };
  const keep = (call: RememberedAnswer) => {
    calls.set(call.id, call);
    draft.calls.push(call);
  };

  /** The wallet and the round as the next wager of the same player will find them. */
  const takeOver = (
    plan: Pick<Plan | ActPlan, 'movements' | 'round' | 'write' | 'stakes'> & Partial<Pick<ActPlan, 'received'>>,
    wallet?: Wallet,
  ): Round | undefined => {
    const ofRound = ({ key }: Movement) => !plan.received?.some((gain) => gain.key === key);
    const followed =
      plan.round && plan.write
        ? gifts.follow({
            before: rounds.get(plan.round.id),
            after: plan.round,
            movements: plan.received?.length ? plan.movements.filter(ofRound) : plan.movements,
          })
        : undefined;
    move(wallet, { movements: plan.movements, idle: 0n });
    if (followed) move(wallet, followed);
    for (const gain of plan.received ?? []) move(wallet, gifts.receive(gain));
    draft.stakes.push(...plan.stakes);
    const moved = movedBy(plan, wallet, now);
    draft.moved.push(...moved);
    if (moved.length > 0) for (const judge of judges) judge.moved?.(moved);
    if (!plan.round || !plan.write) return plan.round;
    const lost = followed?.movements.reduce((sum, { cash, bonus }) => sum + cash + bonus, 0n) ?? 0n;
    const counted = followed?.counted ?? 0n;
    const round =
      lost === 0n && counted === 0n
        ? plan.round
        : {
            ...plan.round,
            balanceAfter: plan.round.balanceAfter + lost,
            counted: (plan.round.counted ?? 0n) + counted || undefined,
          };
    // A round that the group opens and changes is written once, as it is in the end.
    const write = draft.rounds.get(round.id)?.write ?? plan.write;
    draft.rounds.set(round.id, { round, write });
    rounds.set(round.id, round);
    return round;
  };
  const move = (wallet: Wallet | undefined, { movements, idle }: Followed): void => {
    if (movements.length === 0 && idle === 0n) return;
    invariant(wallet, 'money moves in a wallet');
    for (const movement of movements) {
      wallet.cash += movement.cash;
      wallet.bonus += movement.bonus;
      wallet.reserved += movement.reserved;
      draft.movements.push(movement);
    }
    if (idle === 0n) return;
    wallet.bonusIdle += idle;
    draft.shifts.push({ accountId: wallet.id, idle });
  };
  const takeOverActions = (plan: Pick<ActPlan, 'recorded' | 'undone'>) => {
    for (const action of plan.recorded) {
      actions.set(action.id, action);
      draft.actions.set(action.id, action);
    }
    for (const action of plan.undone) {
      actions.set(action.id, action);
      if (draft.actions.has(action.id)) draft.actions.set(action.id, action);
      else draft.undone.push(action.id);
    }
  };

  const outcomes = wagers.map((wager) =>
    attempt((): AnyResult => {
      if (wager.kind === 'act') return act(wager);
      return wager.kind === 'sweep' ? sweep(wager) : decide(wager);
    }),
  );
  await Promise.all([
    chances?.save(),
    book?.save(),
    gifts.save(),
    writeGroup(tx, {
      draft,
      wallets: locked,
      now,
      followers: options.followers ?? [],
      watchers: options.watchers ?? [],
    }),
  ]);
  return outcomes;
}

/** What rules are told about before the group is decided. */
function askedAtFirst(wager: AnyWager): AskedStake[] {
  if (wager.kind === 'sweep') return [];
  if (wager.kind === 'step') return wager.raise ? [askedByRaise(wager, wager.raise, undefined)] : [];
  if (wager.kind !== 'act') return isStaking(wager) ? [askedByStake(wager)] : [];
  const bets = wager.actions.filter((action) => action.kind === 'bet');
  const stake = bets.reduce((sum, { amount, paidBy }) => (paidBy ? sum : sum + amount), 0n);
  return bets.length > 0 ? [askedByAct(wager, { stake, round: undefined })] : [];
}

const emptyPurse: StakePurse = { cash: 0n, bonus: 0n, held: 0n, isStaked: false, elsewhere: 0n, gift: undefined };

function sessionOf(wager: AnyWager): string[] {
  return 'session' in wager && wager.session !== undefined ? [wager.session] : [];
}

function idsOf(wager: ActWager): string[] {
  return wager.actions.flatMap((action) => {
    if (action.kind === 'end') return [];
    return action.kind === 'undo' ? [action.id, action.of] : [action.id];
  });
}

function sweptEvent(before: Round, after: Round): SignificantEvent {
  const { id, playerId, game, currency, awaits, openedAt } = before;
  return {
    kind: 'wager.swept',
    actor: { kind: 'system' },
    target: { kind: 'round', id },
    playerId,
    reason: 'nobody had ended the round',
    detail: {
      game,
      currency,
      state: after.state,
      awaited: awaits,
      openedAt: openedAt.toISOString(),
      stake: String(totalOf(before.stake)),
      win: String(totalOf(before.win)),
    },
  };
}

function ownerKey(owner: { playerId: number; currency: string }): string {
  return `${owner.playerId}:${owner.currency}`;
}

function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, error };
  }
}

function draws(wager: AnyWager): boolean {
  return wager.kind === 'play' || (wager.kind === 'stake' && wager.begin !== undefined);
}
