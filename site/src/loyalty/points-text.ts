/** Points as they are read: whole ones are enough for most, so at most two digits behind the point, never rounded up. */
export function pointsText(tag: string, points: number): string {
  return new Intl.NumberFormat(tag, {
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions).format(points);
}
