import { mostPerPlayer } from './gift-offers.ts';

/** What promotions have promised a player and given, in all wallets. */
export class OfferBook {
  readonly promised = [0, 0, 0];
  readonly given = [0, 0, 0];
  /** PR-01: nothing is given in a break or after an exclusion. */
  isOnBreak = false;
  hasLeft = false;

  get isBarred(): boolean {
    return this.isOnBreak || this.hasLeft;
  }

  isThere = (which: number) => !this.isBarred && this.#had(which) < mostPerPlayer;
  move(which: number, { promised, given }: { promised: number; given: number }): void {
    this.promised[which] = (this.promised[which] ?? 0) + promised;
    this.given[which] = (this.given[which] ?? 0) + given;
  }

  #had = (which: number) => (this.promised[which] ?? 0) + (this.given[which] ?? 0);
}
