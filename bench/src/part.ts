import type { Floor } from './kit/floor.ts';
import type { World } from './kit/world.ts';

/** A promise of DESIGN §8 and what was measured. `undefined`: this part of the product does not exist yet. */
export interface Budget {
  what: string;
  limit: string;
  measured: string | undefined;
  holds: boolean;
}

export type Cell = string | number;

export interface PartResult {
  tables: { title: string; rows: Record<string, Cell>[] }[];
  notes: string[];
  budgets: Budget[];
}

export interface Bench {
  /** PostgreSQL, started when a part first asks for it. */
  world(): Promise<World>;
  floor(): Promise<Floor>;
  say(line: string): void;
}

export type Part = (bench: Bench) => Promise<PartResult>;

export function budget(what: string, limit: string, measured: { text: string; holds: boolean } | undefined): Budget {
  return { what, limit, measured: measured?.text, holds: measured?.holds ?? false };
}
