import type { ReachRules } from '@halley/contract';

const stepMs = 15 * 60 * 1000;
const mostSteps = 3 * 24 * 4;

const clocks = new Map<string, Intl.DateTimeFormat>();

function hourIn(timeZone: string, at: Date): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
    clocks.set(timeZone, clock);
  }
  return Number(clock.format(at));
}

/** The zones of a country, as the language data of the platform has them; of no country, that of the house. */
function zonesOf(country: string | null): readonly string[] {
  const locale = country === null ? undefined : (new Intl.Locale(`und-${country}`) as { getTimeZones?(): string[] });
  return locale?.getTimeZones?.() ?? ['UTC'];
}

const isQuiet = (hour: number, { from, to }: ReachRules['quiet']) =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/**
 * When somebody who lives in a country may be written to again; null: now. Where a country has several zones, it is quiet while it
 * is in any of them: which one a player lives in is not known.
 */
export function quietUntil(now: Date, country: string | null, quiet: ReachRules['quiet']): Date | null {
  const zones = zonesOf(country);
  const isQuietAt = (at: Date) => zones.some((zone) => isQuiet(hourIn(zone, at), quiet));
  if (!isQuietAt(now)) return null;
  // Hours begin at quarters of an hour, everywhere.
  const first = Math.ceil((now.getTime() + 1) / stepMs) * stepMs;
  for (let turn = 0; turn < mostSteps; turn += 1) {
    const at = new Date(first + turn * stepMs);
    if (!isQuietAt(at)) return at;
  }
  return new Date(first + mostSteps * stepMs);
}
