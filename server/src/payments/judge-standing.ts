import { type PaymentAction, type Player, Refusal } from '@halley/contract';
import { invariant, type Queryable } from '../kit/index.ts';
import type { PaymentsPorts, Standing } from './ports.ts';

/**
 * Whether this person may move money from here: an open account; for deposits a country in which we may offer play, for
 * money must be able to leave from anywhere; verified where the licence wants it.
 */
export async function judgeStanding(
  ports: PaymentsPorts,
  db: Queryable,
  { player, action, country }: { player: Player; action: PaymentAction; country: string },
): Promise<Standing> {
  const standing = (await ports.standingsOf(db, [player.id])).get(player.id);
  invariant(standing, 'a player stands somewhere');
  if (standing.blocked) throw new Refusal('ACCOUNT_CLOSED');
  if (action === 'deposit') {
    const closed = [country, player.country].find((code) => code && !ports.isOpenCountry(code));
    if (closed) throw new Refusal('REGION_RESTRICTED', { country_code: closed });
  }
  if (!ports.mayPlayForReal(standing)) throw new Refusal('VERIFICATION_REQUIRED');
  return standing;
}
