/** A token bucket: `burst` commands at once, `perSecond` earned back. */
export class CommandBudget {
  #left: number;
  #countedAtMs: number;
  readonly #burst: number;
  readonly #perSecond: number;

  constructor(rate: { burst: number; perSecond: number }, nowMs: number) {
    this.#burst = rate.burst;
    this.#perSecond = rate.perSecond;
    this.#left = rate.burst;
    this.#countedAtMs = nowMs;
  }

  spend(nowMs: number): boolean {
    const earned = (Math.max(0, nowMs - this.#countedAtMs) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#burst, this.#left + earned);
    this.#countedAtMs = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
