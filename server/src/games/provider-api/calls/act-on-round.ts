import { Refusal, wireCents } from '@halley/contract';
import type { RoundAction } from '../../../wagers/index.ts';
import { totalOf } from '../../../wagers/index.ts';
import { ProviderRefusal } from '../codes.ts';
import { actionIdOf, roundIdOf } from '../ids.ts';
import type { JudgedSession } from '../judge-session.ts';
import type { AnswerOf, BodyOf } from '../protocol.ts';
import { findPlayerOf } from '../session-store.ts';
import { type KeptDetails, keepDetails } from '../told-details.ts';
import { type CallScope, identityOf } from './call-scope.ts';

/** Of games that are not ours no version is known. */
const gameVersion = 1;

type OfRound = Omit<BodyOf<'end_round'>, 'details'>;

/** Bets need a living token; wins do not look at it. */
export async function play(scope: CallScope, body: BodyOf<'play'>): Promise<AnswerOf<'play'>> {
  const actions: RoundAction[] = body.actions.map(({ type, id, amount }) => ({
    kind: type,
    id: actionIdOf(scope.provider.id, id),
    amount: BigInt(amount),
  }));
  if (body.finished) actions.push({ kind: 'end' });
  const hasBet = body.actions.some(({ type }) => type === 'bet');
  if (hasBet && body.token === undefined) throw new ProviderRefusal('invalid_fields', { fields: ['token'] });
  const detail = keepDetails(body.details, scope);
  return actOnRound(scope, 'play', body, {
    actions,
    named: body.actions.map(({ id }) => id),
    isStaking: hasBet,
    detail,
  });
}

export function rollBack(scope: CallScope, body: BodyOf<'rollback'>): Promise<AnswerOf<'rollback'>> {
  const { id: providerId } = scope.provider;
  const undo = { kind: 'undo' as const, id: actionIdOf(providerId, body.id), of: actionIdOf(providerId, body.of) };
  return actOnRound(scope, 'rollback', body, { actions: [undo], named: [body.of], isStaking: false });
}

export async function endRound(scope: CallScope, body: BodyOf<'end_round'>): Promise<AnswerOf<'end_round'>> {
  const detail = keepDetails(body.details, scope);
  return actOnRound(scope, 'end_round', body, { actions: [{ kind: 'end' }], named: [], isStaking: false, detail });
}

interface Deed {
  actions: RoundAction[];
  /** What the provider calls the actions, in their order. */
  named: string[];
  isStaking: boolean;
  /** What the round remembers of it. */
  detail?: KeptDetails | undefined;
}

/**
 * Through the wagers door. What is against a bet goes along and is decided there, behind the locks: a call that was
 * taken before gets its first answer, whatever has become of the session since.
 */
async function actOnRound(
  scope: CallScope,
  name: string,
  body: OfRound,
  { actions, named, isStaking, detail }: Deed,
): Promise<AnswerOf<'play'>> {
  const { provider, wagers, database } = scope;
  const [playerId, judged] = await Promise.all([
    findPlayerOf(database, { providerId: provider.id, externalId: body.player_id }),
    isStaking ? scope.judge(provider, body.token ?? '') : undefined,
  ]);
  if (playerId === undefined) throw new ProviderRefusal('invalid_player');
  const result = await wagers.act({
    kind: 'act',
    ...identityOf(name, provider, body),
    roundId: roundIdOf(provider.id, body.round_id),
    playerId,
    currency: body.currency,
    game: body.game,
    gameVersion,
    actions,
    ...(detail && { detail }),
    refusal: judged && refusalToStake(judged, playerId, body),
  });
  return {
    balance: wireCents(totalOf(result.balance)),
    currency: body.currency,
    round_id: body.round_id,
    round_state: result.round?.state ?? null,
    actions: result.actions.map(({ transferId, state }, index) => ({
      id: named[index] as string,
      transaction_id: transferId,
      state,
    })),
  };
}

function refusalToStake({ session, refusal }: JudgedSession, playerId: number, body: OfRound): Refusal | undefined {
  if (refusal) return refusal;
  if (session.playerId !== playerId || session.game !== body.game) return new Refusal('UNAUTHENTICATED');
  return session.currency === body.currency ? undefined : new Refusal('currency.not_supported');
}
