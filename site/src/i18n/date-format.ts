/**
 * The one way the site writes dates and times: day before month in plain English, which is read in many countries, and
 * a clock of 24 hours everywhere. Only day and month by their names, so no reader can take one for the other.
 */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { hourCycle: 'h23', ...options });
}

/** A moment, to the minute: `16 Nov 2026, 17:11`. */
export function momentText(tag: string, at: string | number | Date, timeZone?: string): string {
  return dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));
}
