import { type CalendarDay, dayIn } from '@halley/contract/validation';

/**
 * Which day it is for a player: in the zone they gave when it is one of their country's, else in the one of their
 * country where the day begins first, so that nobody's birthday is denied while it is going on.
 */
export function todayOfPlayer(player: { country: string | null; timeZone: string | null }, at: Date): CalendarDay {
  const zones = zonesOf(player.country);
  if (player.timeZone && zones.includes(player.timeZone)) return dayIn(player.timeZone, at);
  const days = (zones.length > 0 ? zones : ['UTC']).map((zone) => dayIn(zone, at));
  return days.reduce((latest, day) => (numberOf(day) > numberOf(latest) ? day : latest));
}

/** What a browser says of its zone is kept only where it can be true. */
export function isZoneOf(country: string, timeZone: string): boolean {
  return zonesOf(country).includes(timeZone);
}

function numberOf({ year, month, day }: CalendarDay): number {
  return year * 10_000 + month * 100 + day;
}

const known = new Map<string, readonly string[]>();

function zonesOf(country: string | null): readonly string[] {
  if (!country || !/^[A-Z]{2}$/.test(country)) return [];
  let zones = known.get(country);
  if (!zones) {
    const region = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] };
    zones = region.getTimeZones?.() ?? [];
    known.set(country, zones);
  }
  return zones;
}
