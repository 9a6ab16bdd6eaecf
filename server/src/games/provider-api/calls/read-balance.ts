import { type Currency, wireCents } from '@halley/contract';
import type { Queryable } from '../../../kit/index.ts';
import { readWallets, stakeableOf } from '../../../wallet/index.ts';
import { inProtocol } from '../codes.ts';
import type { AnswerOf, BodyOf } from '../protocol.ts';
import type { GameSession } from '../session-store.ts';
import type { CallScope } from './call-scope.ts';

/** The session of a token that may play; everything else is refused. */
export async function livingSession({ judge, provider }: CallScope, token: string): Promise<GameSession> {
  const judged = await judge(provider, token);
  if (judged.refusal) throw inProtocol(judged.refusal);
  return judged.session;
}

export async function readBalance(db: Queryable, owner: { playerId: number; currency: Currency }): Promise<number> {
  const wallet = (await readWallets(db, owner.playerId)).find(({ currency }) => currency === owner.currency);
  return wireCents(wallet ? stakeableOf(wallet) : 0n);
}

export async function answerBalance(scope: CallScope, body: BodyOf<'balance'>): Promise<AnswerOf<'balance'>> {
  const session = await livingSession(scope, body.token);
  return { balance: await readBalance(scope.database, session), currency: session.currency };
}
