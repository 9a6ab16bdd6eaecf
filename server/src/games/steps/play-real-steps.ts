import { Refusal } from '@halley/contract';
import { inputHash } from '../../kit/index.ts';
import { type Round, totalOf, type Wagers } from '../../wagers/index.ts';
import { checkRequest, type RoundRequest, recordedRound } from '../play-real-round.ts';
import { roundIdFor } from '../round-id.ts';
import type { RecordedRound } from '../studio-round.ts';
import {
  type AnySteppedGame,
  isRepeat,
  type NumberedStep,
  openSteps,
  type SteppedDetail,
  takeStep,
} from './stepped-detail.ts';

/** Stakes and opens a round of several steps; it waits for its player from then on. */
export async function openRealSteps(
  wagers: Wagers,
  playerId: number,
  { game, ...request }: Omit<RoundRequest, 'game'> & { game: AnySteppedGame },
): Promise<RecordedRound> {
  const { stake, choice, currency } = checkRequest({ ...request, game });
  const round = await wagers.wager({
    kind: 'stake',
    roundId: roundIdFor(`player:${playerId}`, request.idempotencyKey),
    inputHash: Buffer.from(inputHash({ game: game.id, currency, stake, choice }), 'hex'),
    playerId,
    currency,
    country: request.country,
    session: request.session,
    game: game.identifier,
    gameVersion: game.version,
    stake,
    awaits: 'player',
    detail: {},
    begin: (chance) => openSteps(game, { stake, choice, chance }),
  });
  return recordedRound(round);
}

/** The next step. It is decided once, behind the wallet's lock, on the round as it is then. */
export async function takeRealStep(
  wagers: Wagers,
  { game, round, ...step }: NumberedStep & { game: AnySteppedGame; round: Round; serverSeed: string },
): Promise<RecordedRound> {
  // Rules may have changed since it was opened: a round is finished by those it was begun with, or not at all.
  if (round.gameVersion !== game.version) throw new Refusal('NOT_FOUND');
  const next = await wagers.wager({
    kind: 'step',
    roundId: round.id,
    playerId: round.playerId,
    currency: round.currency,
    isRepeat: ({ detail }) => isRepeat(detail as SteppedDetail, step),
    decide: (now) => takeStep(game, now.detail as SteppedDetail, { ...step, stake: totalOf(now.stake) }),
  });
  return recordedRound(next);
}
