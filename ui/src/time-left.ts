/** "1 d 04 h", or "04:12:09" under a day; digits are padded, so that the text keeps its width. */
export function timeLeft(leftMs: number, units: { days: string; hours: string; seconds?: boolean }): string {
  const total = Math.max(0, Math.ceil(leftMs / 1000));
  const days = Math.floor(total / 86_400);
  const [hours, minutes, seconds] = [Math.floor((total % 86_400) / 3600), Math.floor((total % 3600) / 60), total % 60];
  const clock = [hours, minutes, seconds].map(twoDigits).join(':');
  if (days === 0) return clock;
  return units.seconds ? `${days} ${units.days} ${clock}` : `${days} ${units.days} ${twoDigits(hours)} ${units.hours}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
