import { Refusal } from '@halley/contract';
import type { Geo } from '../../geo/index.ts';

/**
 * A player under the Estonian licence comes in where we hold it, and nowhere else. Players under other licences come in
 * from Estonia too: log-in stays open there, only sign-up is closed.
 */
export function refuseOtherLicence(geo: Pick<Geo, 'licenceOf'>, input: { licence: string; host: string }): void {
  const hostHasLicence = geo.licenceOf({ country: 'EE', host: input.host }) === 'EE';
  if (input.licence === 'EE' && !hostHasLicence) throw new Refusal('EE_LICENSE_BLOCKED');
}
