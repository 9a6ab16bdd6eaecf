import { type Currency, type PromotionAudience, vipStatusOf } from '@halley/contract';

/** As much of somebody as an audience goes by. Of a guest most is unknown, and what is asked for does not hold then. */
export interface AudienceFacts {
  playerId?: number;
  groups: readonly number[];
  segments: readonly string[];
  country: string | null;
  currency: Currency;
  licence: string;
  level: number;
  stag: string | null;
  verified: boolean;
}

const among = <T>(asked: readonly T[] | undefined, value: T | null): boolean =>
  asked === undefined || (value !== null && asked.includes(value));

/** All that is said must hold. */
export function matchesAudience(audience: PromotionAudience, who: AudienceFacts): boolean {
  const { groups, notGroups, level, segment, playerIds, verified } = audience;
  return (
    (groups === undefined || groups.some((group) => who.groups.includes(group))) &&
    !notGroups?.some((group) => who.groups.includes(group)) &&
    among(audience.country, who.country) &&
    among(audience.currency, who.currency) &&
    among<string>(audience.licence, who.licence) &&
    (audience.vip === undefined || audience.vip.includes(vipStatusOf(who.groups))) &&
    (level === undefined || (who.level >= level.from && who.level <= level.to)) &&
    (segment === undefined || who.segments.includes(segment)) &&
    among(audience.stag, who.stag) &&
    (verified === undefined || verified === who.verified) &&
    (playerIds === undefined || (who.playerId !== undefined && playerIds.includes(who.playerId)))
  );
}
