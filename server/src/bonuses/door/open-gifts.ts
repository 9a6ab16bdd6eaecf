import { createHash } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { invariant, keyFor, type Tx } from '../../kit/index.ts';
import type { Movement, Wallet } from '../../wallet/index.ts';
import { isClosed, isOver, type PlayedGift } from '../gift.ts';
import { type GiftMove, idleOf, settle } from '../move-gift.ts';
import { insertMoves, tellChanged } from '../write-gifts.ts';
import { createKnownGifts } from './known-gifts.ts';
import { saveEnds, saveProgress } from './played-store.ts';
import { type GameFacts, isAllowed, weightOf } from './weigh-stake.ts';

/** The gift a round was opened with, and how much of its stake counts for it, in percent. */
export interface RoundGift {
  id: number;
  weight: number;
}

/** What a stake can be taken from. */
export interface StakePurse {
  cash: bigint;
  /** Of the gift that is played with here. */
  bonus: bigint;
  /** What the round's own gift holds, whether it can be staked or not. */
  held: bigint;
  /** It can: what a call wins may pay for the bet behind it. */
  isStaked: boolean;
  /** What the gift holds that is played with, but not here. */
  elsewhere: bigint;
  /** A round that is opened now keeps it. */
  gift: RoundGift | undefined;
}

/** What the book needs to know of a round. */
export interface GiftRound {
  id: string;
  playerId: number;
  accountId: bigint;
  state: 'open' | 'closed' | 'rolled_back';
  stake: { cash: bigint; bonus: bigint };
  gift?: RoundGift;
  free?: object;
  detail?: { uncounted?: unknown };
}

/** A stake in a game, or a further one in a round that was opened before. */
export interface GiftStake {
  game: string;
  lowSpread?: (() => boolean) | undefined;
  /** Of a bet on events. */
  odds?: number | undefined;
  round: GiftRound | undefined;
}

/** The gifts of a group's wallets, locked with these. Each wager finds them as the one before it left them. */
interface GiftsBook {
  /** Gifts of rounds that were opened before, and may have ended since. */
  load(ids: readonly number[]): Promise<void>;
  purseOf(wallet: Wallet, stake: GiftStake): StakePurse;
  /** PP-20: a stake above the largest with the gift that is played with is refused, not punished later. */
  refusalOf(wallet: Wallet, stake: GiftStake & { roundStake: bigint }): Refusal | undefined;
  /** A round has changed, and these transfers moved its money: counts, releases, ends. Says what moves because of it. */
  follow(change: RoundChange): FollowedRound;
  /** Free rounds of another studio are over, and have won this sum. */
  receive(gain: { giftId: number; amount: bigint; key: string }): Followed;
  save(): Promise<void>;
}

export interface Followed {
  movements: Movement[];
  /** What the idle part of the wallet's bonus gains. */
  idle: bigint;
}

/** `counted`: what the round counts more for its gift, in hundredths of a subunit; below zero: what it counts no longer. */
interface FollowedRound extends Followed {
  counted: bigint;
}

interface RoundChange {
  before: GiftRound | undefined;
  after: GiftRound;
  movements: readonly Movement[];
}

export interface OpenGiftsOptions {
  now: Date;
  playerIds: readonly number[];
  /** From memory. Unset: every game is a slot. */
  readGameFacts?(tx: Tx): Promise<(game: string) => GameFacts>;
}

const nothing: FollowedRound = { movements: [], idle: 0n, counted: 0n };
const slot: GameFacts = { kind: 'slots', collections: [] };

export type OpenGifts = (tx: Tx, options: OpenGiftsOptions) => Promise<GiftsBook>;

/** For one door: it remembers what never changes of the gifts that are played with. */
export function createOpenGifts(): OpenGifts {
  const known = createKnownGifts();
  return async (tx, { now, playerIds, readGameFacts }) => {
    const live = await known.live(tx, playerIds);
    const factsOf = live.length > 0 && readGameFacts ? await readGameFacts(tx) : undefined;
    const { gifts, written, ...book } = createGiftsBook(live, { now, ...(factsOf && { factsOf }) });
    return {
      ...book,
      async load(ids) {
        const missing = ids.filter((id) => !gifts.has(id));
        if (missing.length === 0) return;
        for (const gift of await known.find(tx, [...new Set(missing)])) gifts.set(gift.id, gift);
      },
      async save() {
        const changes = written();
        if (changes.length === 0) return;
        const moved = changes.filter(({ isMoved }) => isMoved);
        await Promise.all([
          saveProgress(
            tx,
            changes.map(({ gift }) => gift),
          ),
          saveEnds(
            tx,
            moved.map(({ gift }) => gift),
          ),
          insertMoves(
            tx,
            moved.flatMap(({ moves }) => moves),
          ),
          tellChanged(
            tx,
            changes.flatMap(({ gift, isTold }) => (isTold ? [gift] : [])),
          ),
        ]);
      },
    };
  };
}

/** The book itself, without a database: the simulator of bonuses plays by it too. */
export function createGiftsBook(
  live: readonly PlayedGift[],
  { now, factsOf = () => slot }: { now: Date; factsOf?: (game: string) => GameFacts },
) {
  const gifts = new Map(live.map((gift) => [gift.id, gift]));
  const active = new Map(
    live.flatMap(({ id, stage, accountId }) => (stage === 'handle_bets' ? [[accountId, id]] : [])),
  );
  const changed = new Map<number, { before: PlayedGift; moves: GiftMove[] }>();
  const by = { now, actor: 'system' };

  const isPlayed = (gift: PlayedGift | undefined): gift is PlayedGift =>
    gift !== undefined && gift.stage === 'handle_bets' && !isOver(gift, now);
  /** The gift that pays along for this stake. */
  const payingFor = (wallet: Wallet, { game, lowSpread, odds, round }: GiftStake) => {
    const played = gifts.get(active.get(wallet.id) ?? 0);
    const other = isPlayed(played) ? played : undefined;
    if (round) {
      const own = round.gift && gifts.get(round.gift.id);
      return { other, gift: isPlayed(own) ? own : undefined, weight: round.gift?.weight ?? 0 };
    }
    if (!other) return { other, gift: undefined, weight: 0 };
    const { kind, collections } = factsOf(game);
    const stake = { game, kind, collections, lowSpread: lowSpread?.() ?? false, ...(odds !== undefined && { odds }) };
    if (!isAllowed(other, stake)) return { other, gift: undefined, weight: 0 };
    return { other, gift: other, weight: weightOf(other.terms, stake) };
  };
  const keep = (before: PlayedGift, after: PlayedGift, moves: readonly GiftMove[]): bigint => {
    gifts.set(after.id, after);
    const earlier = changed.get(after.id);
    if (earlier) earlier.moves.push(...moves);
    else changed.set(after.id, { before, moves: [...moves] });
    return idleOf(after) - idleOf(before);
  };
  const found = (id: number): PlayedGift => {
    const gift = gifts.get(id);
    invariant(gift, `gift ${id} was read with its round`);
    return gift;
  };

  const book: Omit<GiftsBook, 'load' | 'save'> = {
    purseOf(wallet, stake) {
      const { other, gift, weight } = payingFor(wallet, stake);
      const own = stake.round?.gift ? gifts.get(stake.round.gift.id) : gift;
      return {
        cash: wallet.cash,
        bonus: gift?.balance ?? 0n,
        held: own?.balance ?? 0n,
        isStaked: gift !== undefined,
        elsewhere: gift ? 0n : (other?.balance ?? 0n),
        gift: gift && !stake.round ? { id: gift.id, weight } : undefined,
      };
    },
    refusalOf(wallet, stake) {
      const { gift } = payingFor(wallet, stake);
      if (!gift || gift.maxStake === null || stake.roundStake <= gift.maxStake) return undefined;
      const details = { gift_id: gift.id, max_stake_cents: Number(gift.maxStake) };
      return new Refusal('stake_cents.above_bonus_stake', details);
    },
    follow({ before, after, movements }) {
      let bonus = 0n;
      for (const movement of movements) bonus += movement.bonus;
      if (!after.gift) {
        return bonus > 0n ? { ...nothing, movements: [paidWithout(after, movements, bonus)] } : nothing;
      }
      const gift = found(after.gift.id);
      const counted = countsFor(gift) ? countedBy(after) - countedBy(before) : 0n;
      const last = movements.at(-1);
      const played: PlayedGift = {
        ...gift,
        balance: gift.balance + bonus,
        progress: gift.progress + counted,
        openRounds: gift.openRounds + isOpen(after) - isOpen(before),
        spinsDone: gift.spinsDone + (after.free && !before ? 1 : 0),
      };
      const change = settle(played, last ? `${last.reason} ${last.key}` : `round ${after.id}`, by);
      return { movements: change.movements, idle: keep(gift, change.gift, change.moves), counted };
    },
    receive({ giftId, amount, key }) {
      const gift = found(giftId);
      const played = { ...gift, balance: gift.balance + amount, spinsDone: gift.spinsTotal ?? gift.spinsDone };
      const change = settle(played, `promo ${key}`, by);
      const none = { converted: 0n, forfeited: 0n, handed: 0n };
      const stages = { fromStage: gift.stage, toStage: gift.stage };
      const move = { playerId: gift.playerId, giftId, ...stages, ...none, issued: amount, transferKey: key };
      const moves = amount > 0n ? [{ ...move, actor: by.actor, reason: 'free rounds', at: now }] : [];
      return { movements: change.movements, idle: keep(gift, change.gift, [...moves, ...change.moves]) };
    },
  };
  return {
    ...book,
    gifts,
    written: () =>
      [...changed].map(([id, { before, moves }]) => {
        const gift = found(id);
        const isTold = moves.length > 0 || isSeen(before, gift);
        // A tenth that was reached with nothing held moves no money, and is not reached again.
        return { gift, moves, isTold, isMoved: moves.length > 0 || gift.steps !== before.steps };
      }),
  };
}

/** What the player sees change while rounds are played: spins, and whole hundredths of the requirement. */
const isSeen = (before: PlayedGift, after: PlayedGift): boolean =>
  before.spinsDone !== after.spinsDone || (before.progress !== after.progress && shownOf(before) !== shownOf(after));

const shownOf = ({ progress, requirement }: PlayedGift): bigint => (requirement > 0n ? progress / requirement : 0n);

/** What a gift had become stays so: people look when a round is voided later. */
const countsFor = ({ type, stage }: PlayedGift): boolean => type === 'bonus' && (!isClosed(stage) || stage === 'lost');

/** In hundredths of a subunit: subunits times whole percent. A bet that is void or was sold counts nothing. */
function countedBy(round: GiftRound | undefined): bigint {
  if (round?.state !== 'closed' || !round.gift || round.detail?.uncounted === true) return 0n;
  return (round.stake.cash + round.stake.bonus) * BigInt(round.gift.weight);
}

const isOpen = (round: GiftRound | undefined): number => (round?.state === 'open' ? 1 : 0);

/** Bonus shares of rounds and free rounds from before there were gifts belong to none: they are the player's. */
function paidWithout({ id, accountId }: GiftRound, movements: readonly Movement[], amount: bigint): Movement {
  const words = `round ${id} without a gift, ${movements.at(-1)?.reason} ${movements.at(-1)?.key}`;
  const inputHash = createHash('sha256').update(words).digest();
  const money = { cash: amount, bonus: -amount, reserved: 0n, house: null };
  return { accountId, key: keyFor(words), reason: 'bonus_convert', inputHash, ...money };
}
