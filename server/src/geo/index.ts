export { countryCodes } from './countries.ts';
export { createGeo, type Geo, type Visitor } from './create-geo.ts';

export { mayTry } from './may-try.ts';
export { type Protection, type ProtectionProfile, protectionProfiles, protections } from './protection.ts';
export { geoRoom } from './room.ts';
export { usualTiers } from './tiers.ts';
