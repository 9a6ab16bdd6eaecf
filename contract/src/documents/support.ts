import { z } from 'zod';
import { words } from './schemas.ts';

/** Monday first, as the week begins where we are. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'it must be a time such as 09:30');
const shift = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, 'it must end after it begins');

/** When support is there, and what it says often. No call gives it away whole. */
export const SupportConfig = z
  .object({
    timeZone: z.string().max(60).refine(isTimeZone, 'it must be a time zone such as Europe/Tallinn'),
    /** Null: around the clock. A day that is missing is a day off. */
    hours: z.partialRecord(z.enum(weekdays), z.array(shift).max(6)).nullable(),
    /** Days on which nobody is there, whatever the weekday. */
    closed: z.array(z.iso.date()).max(100),
    replies: z
      .array(
        z.object({
          key: z.string().regex(/^[a-z0-9-]{1,40}$/),
          title: z.string().min(1).max(80),
          texts: z.record(z.string().regex(/^[a-z]{2}$/), words),
        }),
      )
      .max(100),
  })
  .meta({ id: 'SupportConfig' });
export type SupportConfig = z.output<typeof SupportConfig>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
