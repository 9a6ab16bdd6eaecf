function unit(tag: string, name: 'hour' | 'minute', value: number): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
}

/** "24 min", as the locale writes it. */
export function minutesText(minutes: number, tag: string): string {
  return unit(tag, 'minute', minutes);
}

/** "3 hr 5 min": a length of play, in whole minutes. */
export function lengthText(seconds: number, tag: string): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? minutesText(minutes, tag) : `${unit(tag, 'hour', hours)} ${minutesText(minutes % 60, tag)}`;
}
