import type { Tx } from '../../kit/index.ts';
import { insertFriend, liveTerms, ownerOfCode } from './referral-store.ts';

/** Somebody came with a code. The terms that hold now are the terms of this invitation, whatever comes later. */
export async function noteFriend(
  tx: Tx,
  { playerId, code, country, at }: { playerId: number; code: string; country: string | null; at: Date },
): Promise<void> {
  const [inviterId, terms] = [await ownerOfCode(tx, code), await liveTerms(tx)];
  if (inviterId === undefined || inviterId === playerId || !terms) return;
  if (country !== null && terms.rule.closed_markets.includes(country)) return;
  await insertFriend(tx, { playerId, inviterId, code, termsVersion: terms.version, registeredAt: at });
}
