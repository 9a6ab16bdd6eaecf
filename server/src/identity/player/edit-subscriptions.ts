import type { Subscriptions } from '@halley/contract';
import { invariant, type PlayerContext } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { recordConsents } from './consent-store.ts';
import { consentColumns, lockPlayer, type PlayerRow, updatePlayer } from './player-store.ts';

export function subscriptionsOf(row: PlayerRow): Subscriptions {
  return {
    receive_promos: row.receive_promos,
    receive_sms_promos: row.receive_sms_promos,
    receive_promos_via_phone_calls: row.receive_promos_via_phone_calls,
    agreed_to_partner_promotions: row.agreed_to_partner_promotions,
  };
}

/** What changes is written down as a consent given or taken back; saying the same again is not. */
export async function editSubscriptions(
  { homes, clock }: IdentityPorts,
  wanted: { [K in keyof Subscriptions]?: boolean | undefined },
  { principal: { playerId }, address }: PlayerContext,
): Promise<Subscriptions> {
  return homes.of(playerId).tx(async (tx) => {
    const row = await lockPlayer(tx, playerId);
    invariant(row, 'a session belongs to a player');
    const now = subscriptionsOf(row);
    const consents = consentColumns.flatMap((purpose) => {
      const given = wanted[purpose];
      return given === undefined || given === now[purpose] ? [] : [{ purpose, given }];
    });
    const change = Object.fromEntries(consents.map(({ purpose, given }) => [purpose, given]));
    await updatePlayer(tx, playerId, change);
    await recordConsents(tx, { playerId, consents, source: 'subscriptions', address, at: clock.now() });
    return { ...now, ...change };
  });
}
