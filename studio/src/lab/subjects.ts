import { entries } from '../games.ts';
import type { Subject } from '../kit/index.ts';

/** Everything the laboratory looks at, or one game of it. */
export function subjectsOf(game?: string): Subject[] {
  return Object.entries(entries).flatMap(([id, entry]) => (game === undefined || game === id ? entry.subjects() : []));
}
