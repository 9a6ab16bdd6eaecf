import { dateFormat, useSpeech } from '../i18n/index.ts';
import { useLocalTime } from './LocalTime.tsx';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A moment as people say it: "tomorrow at 18:20", "Monday at 18:20", else the day and the time. In the visitor's zone
 * once the browser has taken over; where this is written the text may differ from the server's.
 */
export function useWhen(): (at: string | Date) => string {
  const { tag } = useSpeech();
  const plain = useLocalTime({ dateStyle: 'medium', timeStyle: 'short' });
  return (given) => {
    const at = new Date(given);
    const text = plain(at.toISOString());
    // Until the page is the browser's own nobody knows whose today is meant.
    return text.endsWith(' UTC') ? text : whenText(at, { now: new Date(), tag, otherwise: text });
  };
}

export function whenText(at: Date, { now, tag, otherwise }: { now: Date; tag: string; otherwise: string }): string {
  const days = Math.round((startOfDay(at) - startOfDay(now)) / dayMs);
  if (days < 0 || days > 6) return otherwise;
  const time = dateFormat(tag, { timeStyle: 'short' }).format(at);
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')
      : dateFormat(tag, { weekday: 'long' }).format(at);
  return `${day}, ${time}`;
}

function startOfDay(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}
