/** How long ago a payment may have ended and still be news. */
const newsMs = 5 * 60_000;

export interface EndedPayment {
  id: number;
  state?: string;
  finished_at: string | null;
}

/** Once for each payment, and only while it is news: who was away reads it in the history. */
export function isCancelNews(
  payment: EndedPayment,
  { lastTold, nowMs }: { lastTold: string | null; nowMs: number },
): boolean {
  if (payment.state !== 'canceled' || payment.finished_at === null) return false;
  if (toldIds(lastTold).includes(payment.id)) return false;
  const sinceMs = nowMs - Date.parse(payment.finished_at);
  // A clock that is a little behind the server's is no reason to keep silent.
  return sinceMs < newsMs && sinceMs > -newsMs;
}

/** What is kept in the browser: the latest ids, so that two that end together are both told of once. */
export function rememberTold(lastTold: string | null, id: number): string {
  return [id, ...toldIds(lastTold).filter((other) => other !== id)].slice(0, 20).join(',');
}

function toldIds(lastTold: string | null): number[] {
  return (lastTold ?? '').split(',').map(Number).filter(Boolean);
}
