export const promoHiddenMs = 120_000;
const promoMinutes = 10;
const minuteMs = 60_000;

/** When the hint goes. An end that is kept already stays: it is set once. */
export function promoEnd(kept: string | undefined, nowMs: number, minutes = promoMinutes): number {
  const end = Number(kept);
  return kept !== undefined && Number.isSafeInteger(end) && end > 0 ? end : nowMs + minutes * minuteMs;
}

export function isPromoShown({ endMs, hiddenUntilMs, nowMs }: { endMs: number; hiddenUntilMs: number; nowMs: number }) {
  return nowMs < endMs && nowMs >= hiddenUntilMs;
}
