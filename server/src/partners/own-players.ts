import type { Queryable } from '../kit/index.ts';
import type { Partner } from './partner-store.ts';
import type { OwnBecause } from './player-store.ts';
import type { PartnersPorts } from './ports.ts';

/** The same mailbox however it is written: capitals, and what stands behind a plus, do not count. */
const mailbox = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

type Needs = Pick<PartnersPorts, 'identity' | 'sharingInstrument'>;

/** Whether a player looks like the partner they came from: nobody is paid for themselves. */
export async function ownBecause(
  { identity, sharingInstrument }: Needs,
  db: Queryable,
  {
    partner,
    player,
  }: { partner: Pick<Partner, 'contact' | 'ownPlayerId'>; player: { playerId: number; email: string } },
): Promise<OwnBecause | null> {
  const { playerId, email } = player;
  if (mailbox(email) === mailbox(partner.contact)) return 'same_mail';
  const own = partner.ownPlayerId;
  if (own === null) return null;
  if (own === playerId || (await identity.samePersonsOf(db, playerId)).includes(own)) return 'same_person';
  if ((await identity.promotionFacts.householdOf(db, playerId)).includes(own)) return 'same_household';
  const sharing = await sharingInstrument(db, playerId);
  return sharing.some((one) => one.playerId === own) ? 'same_instrument' : null;
}
