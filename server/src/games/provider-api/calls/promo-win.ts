import { wireCents } from '@halley/contract';
import { totalOf } from '../../../wagers/index.ts';
import { ProviderRefusal } from '../codes.ts';
import { actionIdOf, promoIdOf } from '../ids.ts';
import type { AnswerOf, BodyOf } from '../protocol.ts';
import { findPlayerOf } from '../session-store.ts';
import { type CallScope, identityOf } from './call-scope.ts';

/** A prize has no round. It is the provider's word against nobody's, so it passes whatever state the player is in. */
export async function promoWin(scope: CallScope, body: BodyOf<'promo_win'>): Promise<AnswerOf<'promo_win'>> {
  const { provider, wagers, database } = scope;
  const playerId = await findPlayerOf(database, { providerId: provider.id, externalId: body.player_id });
  if (playerId === undefined) throw new ProviderRefusal('invalid_player');
  const id = actionIdOf(provider.id, body.id);
  const { balance, actions } = await wagers.act({
    kind: 'act',
    ...identityOf('promo_win', provider, body),
    roundId: promoIdOf(provider.id, body.id),
    playerId,
    currency: body.currency,
    game: `${provider.id}/promo`,
    gameVersion: 1,
    actions: [{ kind: 'promo', id, amount: BigInt(body.amount), title: body.title }],
  });
  return {
    balance: wireCents(totalOf(balance)),
    currency: body.currency,
    transaction_id: actions[0]?.transferId ?? null,
  };
}
