import type { Base, Settings } from '../kit/index.ts';
import { createGeo, type GeoOptions } from './create-geo.ts';

export interface GeoRoomOptions extends Base, Pick<GeoOptions, 'licenceOfHost'> {}

export function geoRoom({ settings, publicUrl, licenceOfHost }: GeoRoomOptions) {
  const geo = createGeo({
    demo: settings.demo,
    tiers: withoutGaps(settings.geo),
    licensedHosts: settings.geo.estonianHosts ?? [new URL(publicUrl).host],
    licenceOfHost,
    protection: settings.geo.protection,
  });
  return { ...geo, name: 'geo' } as const;
}

/** Lists the operator has not set are the usual ones. */
function withoutGaps({ full, open, signInOnly }: Settings['geo']) {
  return { ...(full && { full }), ...(open && { open }), ...(signInOnly && { signInOnly }) };
}
