import { isDeepStrictEqual } from 'node:util';
import { type Currency, isCurrency, Refusal } from '@halley/contract';
import { fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { checkBet, type HouseGame, isLowSpread, type SingleStepGame } from '@halley/studio/games';
import { inputHash } from '../kit/index.ts';
import { playedAt, type Round, totalOf, type Wagers } from '../wagers/index.ts';
import { type RoundDetail, roundDetail } from './round-detail.ts';
import { roundIdFor } from './round-id.ts';
import type { RecordedRound } from './studio-round.ts';

export interface RoundRequest {
  game: HouseGame;
  currency: string;
  stake: bigint;
  choice: unknown;
  idempotencyKey: string | undefined;
  /** Free rounds it comes out of: nothing is staked. */
  freeRounds?: string;
  /** Where the player is. */
  country?: string;
  /** The player's session, when the door has to look at it. */
  session?: string;
}

/** One round for real money, through the wagers door. */
export async function playRealRound(
  wagers: Wagers,
  playerId: number,
  request: RoundRequest & { game: SingleStepGame<unknown, unknown> },
): Promise<RecordedRound> {
  const { game } = request;
  const { stake, choice, currency } = checkRequest(request);
  const { freeRounds } = request;
  if (freeRounds !== undefined) refuseOtherChoice(game, choice);
  const round = await wagers.wager({
    kind: 'play',
    roundId: roundIdFor(`player:${playerId}`, request.idempotencyKey),
    inputHash: Buffer.from(inputHash({ choice, currency, freeRounds, game: game.id, stake }), 'hex'),
    playerId,
    currency,
    game: game.identifier,
    gameVersion: game.version,
    country: request.country,
    session: request.session,
    stake,
    lowSpread: () => isLowSpread(game, { stake, choice }),
    ...(freeRounds !== undefined && { freeRounds }),
    decide(chance) {
      const { win, events, outcome } = game.play({ stake, choice, draw: fairDraw(chance, nodeHash.hmac) });
      return { win, detail: roundDetail(chance, { choice, events, outcome }) };
    },
  });
  return recordedRound(round);
}

/** A free round is a plain round: nothing dearer can be chosen at the house's cost. */
function refuseOtherChoice(game: SingleStepGame<unknown, unknown>, choice: unknown): void {
  const plain = game.parseChoice({});
  if (!plain.ok || !isDeepStrictEqual(plain.value, choice)) throw new Refusal('choice.invalid');
}

export function checkRequest(request: RoundRequest) {
  const { currency } = request;
  if (!isCurrency(currency)) throw new Refusal('currency.not_supported');
  const bet = checkBet(request.game, request);
  if (!bet.ok) throw new Refusal(bet.refusal.code);
  return { ...bet.value, currency: currency as Currency };
}

export function recordedRound(round: Round): RecordedRound {
  return {
    id: round.id,
    game: round.game,
    gameVersion: round.gameVersion,
    mode: 'real',
    state: round.state,
    currency: round.currency,
    stake: playedAt(round),
    ...(round.free && { freeRounds: { id: round.free.id, left: Number(round.detail.freeLeft) } }),
    win: totalOf(round.win),
    balanceBefore: round.balanceBefore,
    balanceAfter: round.balanceAfter,
    detail: round.detail as RoundDetail,
    at: round.openedAt,
  };
}
