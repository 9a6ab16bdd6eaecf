import { useSyncExternalStore } from 'react';
import { useSpeech } from './Speech.tsx';

const formats = {
  date: { dateStyle: 'long' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const never = () => () => {};

/** A moment by the reader's own clock. The server does not know it and writes the day as it is in Greenwich. */
export function LocalTime({ at, format = 'dateTime' }: { at: string; format?: keyof typeof formats }) {
  const { tag } = useSpeech();
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const options = here ? formats[format] : { ...formats.date, timeZone: 'UTC' };
  return (
    <time dateTime={at} suppressHydrationWarning>
      {new Intl.DateTimeFormat(tag, options).format(new Date(at))}
    </time>
  );
}
