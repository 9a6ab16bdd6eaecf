import { Refusal } from '@halley/contract';
import type { Geo } from '../../geo/index.ts';

/**
 * The Estonian licence and the others do not mix. A player under it comes in where we hold it, and nowhere else; a
 * player under another licence does not come in where a visitor from Estonia stands under it.
 */
export function refuseOtherLicence(
  geo: Pick<Geo, 'licenceOf'>,
  input: { licence: string; country: string; host: string },
): void {
  const { licence, country, host } = input;
  const hostHasLicence = geo.licenceOf({ country: 'EE', host }) === 'EE';
  const visitorIsUnderIt = geo.licenceOf({ country, host }) === 'EE';
  const isRefused = licence === 'EE' ? !hostHasLicence : visitorIsUnderIt;
  if (isRefused) throw new Refusal('EE_LICENSE_BLOCKED');
}
