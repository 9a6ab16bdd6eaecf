export { countryCodes, isCountry } from './countries.ts';
export { createGeo, type Geo, type GeoOptions, type Visitor } from './create-geo.ts';
export { defaultCountry, unknownCountry } from './locate.ts';
export { mayTry } from './may-try.ts';
export { type Protection, type ProtectionProfile, protectionProfiles, protections } from './protection.ts';
export { geoRoom } from './room.ts';
export { type TierLists, usualTiers } from './tiers.ts';
