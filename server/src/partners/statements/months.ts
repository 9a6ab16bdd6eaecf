/** `2026-03`, UTC, as everywhere in the ledger. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)));
}

export const firstDayOf = (month: string): string => `${month}-01`;

export function dayAfter(day: string, count = 1): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000));
}
