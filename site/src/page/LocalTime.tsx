import { useSyncExternalStore } from 'react';
import { dateFormat, useSpeech } from '../i18n/index.ts';

const never = () => () => {};

/** True in the browser once the page is its own; while the server's text stands, false. */
function useIsOwn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export type TimeFormat = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** A time as text in the visitor's own zone, which only the browser knows: until then in UTC, and it says so. */
export function useLocalTime(
  format: TimeFormat = { dateStyle: 'medium', timeStyle: 'medium' },
): (at: string) => string {
  const { tag } = useSpeech();
  const isOwn = useIsOwn();
  const own = dateFormat(tag, { ...format, ...(!isOwn && { timeZone: 'UTC' }) });
  return (at) => `${own.format(new Date(at))}${isOwn ? '' : ' UTC'}`;
}

export interface LocalTimeProps {
  at: string;
  /** To the second unless told otherwise. */
  format?: TimeFormat;
  className?: string;
}

export function LocalTime({ at, format: wish, className }: LocalTimeProps) {
  const format = useLocalTime(wish);
  return (
    // Server and browser may know different spaces for one locale.
    <time dateTime={at} className={className} suppressHydrationWarning>
      {format(at)}
    </time>
  );
}
