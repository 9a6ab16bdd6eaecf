let text = '';
let untilMs = 0;

/** As `Date` wants it, put together once a second. */
export function httpDate(nowMs: number = Date.now()): string {
  if (nowMs >= untilMs || nowMs < untilMs - 1000) {
    text = new Date(nowMs).toUTCString();
    untilMs = Math.floor(nowMs / 1000) * 1000 + 1000;
  }
  return text;
}
