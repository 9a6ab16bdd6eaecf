import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePast, type PastPlaces, type PastStream } from './merge-past.ts';

const names = ['a', 'b', 'c'] as const;
type Name = (typeof names)[number];
interface Happening {
  name: Name;
  at: string;
  id: number;
}

/** A room that lists what it knows behind a place, as the stores do. */
function streamOf(
  all: readonly Happening[],
  name: Name,
  from: { at: string; id: string } | undefined,
): PastStream<Name, Happening> {
  const behind = all
    .filter((one) => one.name === name)
    .filter(({ at, id }) => !from || at < from.at || (at === from.at && id < Number(from.id)))
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : b.id - a.id));
  const page = behind.slice(0, 3);
  return {
    name,
    entries: page.map((item) => ({
      at: item.at,
      place: { at: item.at, id: String(item.id) },
      head: { at: item.at, id: '999' },
      item,
    })),
    isWhole: page.length < 3,
    from,
  };
}

function readAll(all: () => readonly Happening[], limit: number): Happening[] {
  const seen: Happening[] = [];
  let places: PastPlaces<Name> | null | undefined;
  while (places !== null) {
    const from: PastPlaces<Name> | undefined = places;
    const asked = names.filter((name) => from === undefined || from[name]);
    const streams = asked.map((name) => streamOf(all(), name, from?.[name] ?? undefined));
    const merged = mergePast(streams, limit);
    seen.push(...merged.items);
    ({ places } = merged);
  }
  return seen;
}

const happenings = fc
  .array(fc.record({ name: fc.constantFrom(...names), at: fc.constantFrom('1', '2', '3', '4') }), { maxLength: 25 })
  .map((list) => list.map((one, id) => ({ ...one, id })));

test('[OPS-14] every page of every room: nothing twice, nothing lost, newest first, also at equal times', () => {
  fc.assert(
    fc.property(happenings, fc.integer({ min: 1, max: 2 }), (all, limit) => {
      const seen = readAll(() => all, limit);
      expect(seen.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      expect(seen.map(({ at }) => at)).toEqual(
        seen
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
    }),
  );
});

test('[OPS-14] what happens while somebody turns pages does not come behind what is older', () => {
  const all: Happening[] = [
    { name: 'a', at: '3', id: 1 },
    { name: 'a', at: '2', id: 2 },
    { name: 'b', at: '1', id: 3 },
  ];
  let asked = 0;
  const later = () => {
    asked += 1;
    return asked > 3 ? [...all, { name: 'b' as const, at: '9', id: 4 }, { name: 'c' as const, at: '9', id: 5 }] : all;
  };
  expect(readAll(later, 1).map(({ id }) => id)).toEqual([1, 2, 3]);
});
