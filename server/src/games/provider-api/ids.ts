import { roundIdFor } from '../round-id.ts';

/** Our names for what a provider names: no two providers, and no call, action and round, ever share one. */
export const callIdOf = (providerId: string, id: string): string => roundIdFor(`provider:${providerId}:call`, id);
export const actionIdOf = (providerId: string, id: string): string => roundIdFor(`provider:${providerId}:action`, id);
export const roundIdOf = (providerId: string, id: string): string => roundIdFor(`provider:${providerId}:round`, id);
export const promoIdOf = (providerId: string, id: string): string => roundIdFor(`provider:${providerId}:promo`, id);
export const freeRoundsIdOf = (providerId: string, id: string): string => roundIdFor(`provider:${providerId}:free`, id);
