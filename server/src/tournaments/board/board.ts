/** An entry as a board holds it. */
export interface BoardEntry {
  id: number;
  playerId: number;
  /** Of the entry within its contest, from 1; null: of a rival of the demo. */
  number: number | null;
  nickname: string;
  /** It has not left, was not excluded, and its account is open. */
  isOn: boolean;
  team: number | null;
  score: bigint;
  /** When the score came to what it is, in microseconds: of two alike the earlier stands above. */
  reachedMicros: number;
  /** In subunits of the contest's currency. */
  bets: bigint;
  wins: bigint;
  /** In millionths. */
  rate: number;
  gamesTaken: number;
  /** In millionths. */
  points: number;
  simulated: boolean;
}

/** An entry with its place, which counts from 1; null: it has none. */
export type Standing = BoardEntry & { place: number | null; placeInTeam: number | null };

/** What places do not go by. */
type Kept = Omit<BoardEntry, 'score' | 'reachedMicros' | 'id'>;

const firstRoom = 64;

/**
 * Who stands where. Each entry keeps a slot for good; `order` lists the slots of those who have a place, best first. What goes by
 * places is in typed arrays, so that a hundred thousand entries are a few megabytes and a merge of changes copies blocks.
 */
export class Board {
  /** Rises with each change: whatever was made from a board can be kept for as long as it stays. */
  revision = 0;
  #slots = new Map<number, number>();
  #entries: Kept[] = [];
  #scores = new BigInt64Array(firstRoom);
  #reached = new Float64Array(firstRoom);
  #ids = new Float64Array(firstRoom);
  #order = new Uint32Array(firstRoom);
  #placed = 0;
  #on = 0;
  #placesInTeams: { revision: number; bySlot: Uint32Array } | undefined;

  /** How many take part, with or without a score. */
  get players(): number {
    return this.#on;
  }

  /** How many have a place: whoever has no score has none. */
  get places(): number {
    return this.#placed;
  }

  /** Takes in entries as they are now, new ones and known ones. */
  merge(changes: readonly BoardEntry[]): void {
    if (changes.length === 0) return;
    this.revision += 1;
    const touched = [...new Set(changes.map((change) => this.#write(change)))];
    this.#take(touched);
    this.#insert(touched.filter((slot) => this.#hasPlace(slot)).sort((one, other) => this.#compare(one, other)));
  }

  /** Undefined: never took part. */
  standingOf(playerId: number): Standing | undefined {
    const slot = this.#slots.get(playerId);
    if (slot === undefined) return undefined;
    if (this.#hasPlace(slot)) return this.#standingAt(this.#indexOf(slot, this.#placed));
    return { ...this.#entryAt(slot), place: null, placeInTeam: null };
  }

  /** Places `from` to `to`, both counted; those there are. */
  between(from: number, to: number): Standing[] {
    const found: Standing[] = [];
    for (let index = Math.max(from, 1) - 1; index < Math.min(to, this.#placed); index++)
      found.push(this.#standingAt(index));
    return found;
  }

  /** For each team from 1 on the sum of its best, and how many are in it. */
  teams(count: number, best: number): { team: number; score: bigint; players: number }[] {
    const sums = Array.from({ length: count }, (_, index) => ({ team: index + 1, score: 0n, players: 0, summed: 0 }));
    for (const { isOn, team } of this.#entries) {
      const sum = team === null ? undefined : sums[team - 1];
      if (isOn && sum) sum.players += 1;
    }
    for (let index = 0; index < this.#placed; index++) {
      const slot = this.#order[index] as number;
      const team = this.#entries[slot]?.team;
      const sum = team == null ? undefined : sums[team - 1];
      if (!sum || sum.summed >= best) continue;
      sum.score += this.#scores[slot] as bigint;
      sum.summed += 1;
    }
    return sums.map(({ summed: _, ...sum }) => sum);
  }

  #write(entry: BoardEntry): number {
    const { playerId, isOn } = entry;
    const known = this.#slots.get(playerId);
    const slot = known ?? this.#entries.length;
    if (known === undefined) this.#slots.set(playerId, slot);
    if (slot >= this.#scores.length) this.#grow();
    this.#on += Number(isOn) - Number(this.#entries[slot]?.isOn ?? false);
    // Field by field: a copy of what is left over would be made a hundred thousand times, slowly.
    const { number, nickname, team, bets, wins, rate, gamesTaken, points, simulated } = entry;
    this.#entries[slot] = { playerId, number, nickname, isOn, team, bets, wins, rate, gamesTaken, points, simulated };
    this.#scores[slot] = entry.score;
    this.#reached[slot] = entry.reachedMicros;
    this.#ids[slot] = entry.id;
    return slot;
  }

  #grow(): void {
    const grown = this.#scores.length * 2;
    const [scores, reached, ids, order] = [this.#scores, this.#reached, this.#ids, this.#order];
    this.#scores = new BigInt64Array(grown);
    this.#reached = new Float64Array(grown);
    this.#ids = new Float64Array(grown);
    this.#order = new Uint32Array(grown);
    this.#scores.set(scores);
    this.#reached.set(reached);
    this.#ids.set(ids);
    this.#order.set(order);
  }

  #hasPlace(slot: number): boolean {
    return (this.#entries[slot]?.isOn ?? false) && (this.#scores[slot] as bigint) > 0n;
  }

  /** Below zero: `one` stands above. No two stand alike. */
  #compare(one: number, other: number): number {
    const [score, otherScore] = [this.#scores[one] as bigint, this.#scores[other] as bigint];
    if (score !== otherScore) return score > otherScore ? -1 : 1;
    const earlier = (this.#reached[one] as number) - (this.#reached[other] as number);
    return earlier !== 0 ? earlier : (this.#ids[one] as number) - (this.#ids[other] as number);
  }

  /** Takes slots out of the order; what they were sorted by may be another by now. */
  #take(touched: readonly number[]): void {
    const order = this.#order;
    const isTouched = new Uint8Array(this.#entries.length);
    for (const slot of touched) isTouched[slot] = 1;
    let kept = 0;
    for (let index = 0; index < this.#placed; index++) {
      const slot = order[index] as number;
      if (isTouched[slot] === 1) continue;
      order[kept] = slot;
      kept += 1;
    }
    this.#placed = kept;
  }

  /** Merges sorted slots from the end on: each block between two of them moves once. */
  #insert(rising: readonly number[]): void {
    const order = this.#order;
    let end = this.#placed;
    let target = end + rising.length;
    for (let next = rising.length - 1; next >= 0; next--) {
      const slot = rising[next] as number;
      const at = this.#indexOf(slot, end);
      const moved = end - at;
      order.copyWithin(target - moved, at, end);
      target -= moved + 1;
      order[target] = slot;
      end = at;
    }
    this.#placed += rising.length;
  }

  /** Among the first `end`: where a slot stands, or would. */
  #indexOf(slot: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#order[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #entryAt(slot: number): BoardEntry {
    return {
      ...(this.#entries[slot] as Kept),
      id: this.#ids[slot] as number,
      score: this.#scores[slot] as bigint,
      reachedMicros: this.#reached[slot] as number,
    };
  }

  #standingAt(index: number): Standing {
    const slot = this.#order[index] as number;
    const entry = this.#entryAt(slot);
    const placeInTeam = entry.team === null ? null : (this.#inTeams()[slot] as number);
    return { ...entry, place: index + 1, placeInTeam };
  }

  #inTeams(): Uint32Array {
    if (this.#placesInTeams?.revision === this.revision) return this.#placesInTeams.bySlot;
    const bySlot = new Uint32Array(this.#entries.length);
    const counts = new Map<number, number>();
    for (let index = 0; index < this.#placed; index++) {
      const slot = this.#order[index] as number;
      const team = this.#entries[slot]?.team ?? 0;
      const place = (counts.get(team) ?? 0) + 1;
      counts.set(team, place);
      bySlot[slot] = place;
    }
    this.#placesInTeams = { revision: this.revision, bySlot };
    return bySlot;
  }
}
