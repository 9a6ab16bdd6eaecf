import { Refusal, type RefusalCode } from '@halley/contract';
import type { RoundGift } from '../bonuses/index.ts';
import type { Round, RoundState } from './round.ts';
import type { Split } from './split-stake.ts';
import type { ActedAction, ActResult, ActWager } from './wager.ts';

/** A call with what it was answered, so that a repeat gets the same. */
export interface RememberedAnswer {
  id: string;
  inputHash: Buffer;
  roundId: string;
  playerId: number;
  answer: { result: RememberedResult } | { refusal: RememberedRefusal };
}

/** Amounts are decimal text: JSON numbers cannot hold them all. */
type KeptSplit = [cash: string, bonus: string];

export interface RememberedResult {
  round: KeptRound | null;
  balance: KeptSplit;
  actions: (Omit<ActedAction, 'short'> & { short?: KeptSplit })[];
}

/** What may change of a round, and what cannot be known from the call. */
interface KeptRound {
  state: RoundState;
  stake: KeptSplit;
  win: KeptSplit;
  balances: [before: string, after: string];
  accountId: string;
  game: string;
  gameVersion: number;
  inputHash: string;
  awaits: Round['awaits'];
  detail: Round['detail'];
  gift?: RoundGift;
  houseStake?: string;
  openedAt: string;
  closedAt: string | null;
}

export interface RememberedRefusal {
  code: RefusalCode;
  details: Record<string, unknown>;
}

export function rememberResult(wager: ActWager, result: ActResult): RememberedAnswer {
  const { round, balance, actions } = result;
  return {
    ...callOf(wager),
    answer: {
      result: {
        round: round ? keepRound(round) : null,
        balance: keepSplit(balance),
        actions: actions.map(({ short, ...acted }) => (short ? { ...acted, short: keepSplit(short) } : acted)),
      },
    },
  };
}

export function rememberRefusal(wager: ActWager, { code, details }: Refusal): RememberedAnswer {
  return { ...callOf(wager), answer: { refusal: { code, details } } };
}

function callOf({ callId, inputHash, roundId, playerId }: ActWager) {
  return { id: callId, inputHash, roundId, playerId };
}

/** What the call was answered the first time; another call under the same id is a conflict. */
export function answerAgain(wager: ActWager, kept: RememberedAnswer): ActResult {
  if (kept.playerId !== wager.playerId || !kept.inputHash.equals(wager.inputHash)) {
    throw new Refusal('IDEMPOTENCY_CONFLICT');
  }
  if ('refusal' in kept.answer) throw new Refusal(kept.answer.refusal.code, kept.answer.refusal.details);
  const { round, balance, actions } = kept.answer.result;
  return {
    round: round ? readRound(wager, round) : undefined,
    balance: readSplit(balance),
    actions: actions.map(({ short, ...acted }) => (short ? { ...acted, short: readSplit(short) } : acted)),
    repeated: true,
  };
}

function keepRound(round: Round): KeptRound {
  const { state, game, gameVersion, awaits, detail, gift } = round;
  return {
    state,
    game,
    gameVersion,
    awaits,
    detail,
    ...(gift && { gift }),
    ...(round.houseStake && { houseStake: String(round.houseStake) }),
    stake: keepSplit(round.stake),
    win: keepSplit(round.win),
    balances: [String(round.balanceBefore), String(round.balanceAfter)],
    accountId: String(round.accountId),
    inputHash: round.inputHash.toString('hex'),
    openedAt: round.openedAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
  };
}

function readRound({ roundId, playerId, currency }: ActWager, kept: KeptRound): Round {
  const { state, game, gameVersion, awaits, detail, gift, balances } = kept;
  return {
    id: roundId,
    playerId,
    currency,
    accountId: BigInt(kept.accountId),
    stepwise: true,
    state,
    game,
    gameVersion,
    awaits,
    detail,
    ...(gift && { gift }),
    ...(kept.houseStake && { houseStake: BigInt(kept.houseStake) }),
    stake: readSplit(kept.stake),
    win: readSplit(kept.win),
    inputHash: Buffer.from(kept.inputHash, 'hex'),
    balanceBefore: BigInt(balances[0]),
    balanceAfter: BigInt(balances[1]),
    openedAt: new Date(kept.openedAt),
    closedAt: kept.closedAt === null ? null : new Date(kept.closedAt),
  };
}

const keepSplit = ({ cash, bonus }: Split): KeptSplit => [String(cash), String(bonus)];
const readSplit = ([cash, bonus]: KeptSplit): Split => ({ cash: BigInt(cash), bonus: BigInt(bonus) });
