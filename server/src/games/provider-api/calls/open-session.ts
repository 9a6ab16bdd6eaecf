import type { AnswerOf, BodyOf } from '../protocol.ts';
import type { CallScope } from './call-scope.ts';
import { livingSession, readBalance } from './read-balance.ts';

/** Who stands behind a launch token. */
export async function openSession(scope: CallScope, body: BodyOf<'session'>): Promise<AnswerOf<'session'>> {
  const session = await livingSession(scope, body.token);
  return {
    player_id: session.externalId,
    balance: await readBalance(scope.database, session),
    currency: session.currency,
    country: session.country,
    language: session.language,
    game: session.game,
    device: session.device,
  };
}
