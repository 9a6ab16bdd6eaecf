import type { BaseOfHomes, Settings } from '../kit/index.ts';
import { createGeo, type GeoOptions } from './create-geo.ts';

export interface GeoRoomOptions extends BaseOfHomes, Pick<GeoOptions, 'brandAt'> {}

export function geoRoom({ settings, publicUrl, brandAt }: GeoRoomOptions) {
  const geo = createGeo({
    demo: settings.demo,
    tiers: withoutGaps(settings.geo),
    licensedHosts: settings.geo.estonianHosts ?? [new URL(publicUrl).host],
    brandAt,
    protection: settings.geo.protection,
  });
  return { ...geo, name: 'geo' } as const;
}

/** Lists the operator has not set are the usual ones. */
function withoutGaps({ full, open, signInOnly }: Settings['geo']) {
  return { ...(full && { full }), ...(open && { open }), ...(signInOnly && { signInOnly }) };
}
