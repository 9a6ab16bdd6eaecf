import type { Difference } from '@halley/contract';

/** More than anybody reads; who wants all of it has both versions. */
const most = 300;

/** What is otherwise, each at its path: `socials.0.url`. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare([], before, after);
  return found;

  function compare(path: readonly string[], one: unknown, other: unknown): void {
    if (found.length >= most || isSame(one, other)) return;
    if (Array.isArray(one) && Array.isArray(other)) compareLists(path, one, other);
    else if (isRecord(one) && isRecord(other)) compareRecords(path, one, other);
    else note(path, one, other);
  }

  function compareRecords(path: readonly string[], one: Record<string, unknown>, other: Record<string, unknown>): void {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare([...path, key], valueAt(one, key), valueAt(other, key));
    }
    // The order of keys is told to screens, so it is a difference as well.
    const [keys, others] = [Object.keys(one), Object.keys(other)];
    const isMoved = keys.length === others.length && keys.every((key) => key in other) && keys.join() !== others.join();
    if (isMoved) note([...path, '(order)'], keys, others);
  }

  /** What begins and ends alike is passed over, so that one entry put in or taken out is one difference. */
  function compareLists(path: readonly string[], one: readonly unknown[], other: readonly unknown[]): void {
    const shorter = Math.min(one.length, other.length);
    let start = 0;
    while (start < shorter && isSame(one[start], other[start])) start += 1;
    let end = 0;
    while (end < shorter - start && isSame(one.at(-1 - end), other.at(-1 - end))) end += 1;
    for (let place = start; place < Math.max(one.length, other.length) - end; place++) {
      const [left, right] = [one.length - end, other.length - end].map((last) => place < last);
      compare([...path, String(place)], left ? one[place] : undefined, right ? other[place] : undefined);
    }
  }

  function note(path: readonly string[], one: unknown, other: unknown): void {
    found.push({
      path: path.join('.') || 'it',
      ...(one !== undefined && { before: one }),
      ...(other !== undefined && { after: other }),
    });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** In the order of their keys as well: some documents are lists by name. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
