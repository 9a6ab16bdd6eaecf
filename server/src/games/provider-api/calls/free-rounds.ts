import { wireCents } from '@halley/contract';
import { totalOf } from '../../../wagers/index.ts';
import { ProviderRefusal } from '../codes.ts';
import { type FreeRounds, findFreeRounds, finishFreeRounds } from '../free-rounds/free-rounds-store.ts';
import { freeRoundsIdOf } from '../ids.ts';
import type { AnswerOf, BodyOf } from '../protocol.ts';
import { externalIdOf, findPlayerOf } from '../session-store.ts';
import { type CallScope, identityOf } from './call-scope.ts';

type Body = BodyOf<'freerounds'>;

export async function freeRounds(scope: CallScope, body: Body): Promise<AnswerOf<'freerounds'>> {
  const issued = await findFreeRounds(scope.database, body.free_rounds_id);
  if (issued?.providerId !== scope.provider.id) throw new ProviderRefusal('unknown_free_rounds');
  return body.action === 'finish' ? finish(scope, body, issued) : status(scope, issued);
}

async function status({ database }: CallScope, issued: FreeRounds): Promise<AnswerOf<'freerounds'>> {
  return {
    free_rounds_id: issued.id,
    state: issued.state,
    player_id: (await externalIdOf(database, issued)) ?? '',
    game: issued.game,
    currency: issued.currency,
    rounds: issued.rounds,
    stake: wireCents(issued.stake),
    valid_until: issued.validUntil.toISOString(),
    total_win: issued.win === null ? null : wireCents(issued.win),
  };
}

/**
 * The rounds were played, in one sum. Paid at the door first and noted after: whoever is cut off in between says it
 * again, and the door knows the call.
 */
async function finish(
  scope: CallScope,
  body: Extract<Body, { action: 'finish' }>,
  issued: FreeRounds,
): Promise<AnswerOf<'freerounds'>> {
  const { provider, wagers, database, clock } = scope;
  const playerId = await findPlayerOf(database, { providerId: provider.id, externalId: body.player_id });
  if (playerId !== issued.playerId) throw new ProviderRefusal('invalid_player');
  if (body.rounds_played > issued.rounds) {
    throw new ProviderRefusal('invalid_fields', { fields: ['rounds_played'] });
  }
  const identity = identityOf('freerounds', provider, body);
  const isAgain = issued.finishHash?.equals(identity.inputHash);
  if (!isAgain && ['finished', 'cancelled', 'refused'].includes(issued.state)) {
    throw new ProviderRefusal('free_rounds_over');
  }
  // Named after the free rounds, not after the call: they are paid once, whatever ids come.
  const promoId = freeRoundsIdOf(provider.id, issued.id);
  const { balance } = await wagers.act({
    kind: 'act',
    ...identity,
    roundId: promoId,
    playerId,
    currency: issued.currency,
    game: issued.game,
    gameVersion: 1,
    actions: [
      {
        kind: 'promo',
        id: promoId,
        amount: BigInt(body.total_win),
        title: 'Free rounds',
        ...(issued.giftId !== null && { giftId: issued.giftId }),
      },
    ],
  });
  const win = BigInt(body.total_win);
  await finishFreeRounds(database, { id: issued.id, win, hash: identity.inputHash, at: clock.now() });
  return {
    free_rounds_id: issued.id,
    state: 'finished',
    total_win: body.total_win,
    balance: wireCents(totalOf(balance)),
    currency: issued.currency,
  };
}
