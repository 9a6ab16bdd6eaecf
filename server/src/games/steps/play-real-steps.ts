import { Refusal } from '@halley/contract';
import { rulesOf } from '@halley/studio/games';
import { inputHash } from '../../kit/index.ts';
import { type Round, totalOf, type Wagers } from '../../wagers/index.ts';
import { checkRequest, type RoundRequest, recordedRound } from '../play-real-round.ts';
import { roundIdFor } from '../round-id.ts';
import type { RecordedRound } from '../studio-round.ts';
import {
  type AnySteppedGame,
  isRepeat,
  type NumberedStep,
  openingStakeOf,
  openSteps,
  raiseOf,
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
  { game: newest, round, country, ...step }: RealStep,
): Promise<RecordedRound> {
  // Rules may have changed since it was opened: a round is finished by those it was begun with, or not at all.
  const game = rulesOf(newest, round.gameVersion);
  if (!game) throw new Refusal('NOT_FOUND');
  const raise = raiseSeen(game, round, step);
  const next = await wagers.wager({
    kind: 'step',
    roundId: round.id,
    playerId: round.playerId,
    currency: round.currency,
    ...(raise > 0n && {
      raise: {
        id: roundIdFor(`raise:${round.id}`, String(step.number)),
        amount: raise,
        game: round.game,
        country,
      },
    }),
    isRepeat: ({ detail }) => isRepeat(detail as SteppedDetail, step),
    decide(now) {
      const detail = now.detail as SteppedDetail;
      const taken = takeStep(game, detail, { ...step, openingStake: openingStakeOf(detail, totalOf(now.stake)) });
      // The round has gone on since it was read: nobody has asked the rules about this raise.
      if (taken.raise !== raise) throw new Refusal('IDEMPOTENCY_CONFLICT');
      return taken;
    },
  });
  return recordedRound(next);
}

interface RealStep extends NumberedStep {
  game: AnySteppedGame;
  /** As it was read before the door. */
  round: Round;
  serverSeed: string;
  /** Where the player is. */
  country?: string;
}

/** What the step costs on the round as it was read; where it is not the next step of that, the door decides. */
function raiseSeen(game: AnySteppedGame, round: Round, { number, step }: NumberedStep): bigint {
  const detail = round.detail as SteppedDetail;
  if (round.state !== 'open' || number !== detail.steps.length + 1) return 0n;
  return raiseOf(game, detail, { step, openingStake: openingStakeOf(detail, totalOf(round.stake)) });
}
