import type { StaffFixture } from '@halley/contract';
import { deskWords as own } from './words.ts';

const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const dayMs = 86_400_000;

/** Where a fixture is: its minute, its period, or when it starts. */
export function clockText({ status, score, sport, start_at }: StaffFixture, nowMs: number): string {
  if (status === 'live' || status === 'interrupted') {
    if (!score) return own.live;
    if (sport === 'football' || sport === 'ice-hockey') return own.minute(Math.floor(score.clock / 60) + 1);
    const period = own.periods[sport];
    return period === undefined ? own.live : period(Math.max(1, score.periods.length));
  }
  if (status !== 'not_started' && status !== 'postponed') return own.over;
  const start = new Date(start_at);
  const isFar = start.getTime() - nowMs > dayMs / 2;
  return isFar ? `${weekday.format(start)} ${hour.format(start)}` : hour.format(start);
}

/** The score, with sets behind it where there are any. */
export function scoreText({ score, sport }: Pick<StaffFixture, 'score' | 'sport'>): string {
  if (!score || sport === 'racing') return '';
  const sets = sport === 'tennis' || sport === 'table-tennis' ? score.periods : [];
  return [`${score.home}–${score.away}`, ...sets.map(([home, away]) => `${home}–${away}`)].join(' ');
}

export const timeOfDay = (iso: string): string => new Date(iso).toISOString().slice(11, 19);
