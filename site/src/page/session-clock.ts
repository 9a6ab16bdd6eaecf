/** hh:mm:ss; a visit of more than a day goes on counting hours. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** What another page of this visit has counted; nonsense counts as nothing. */
export function secondsFrom(stored: string | null): number {
  const seconds = Number(stored);
  return Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : 0;
}
