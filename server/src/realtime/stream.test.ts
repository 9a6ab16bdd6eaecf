import { describe, expect, test } from 'vitest';
import { extend, type Position, type Publication, recover, type Snapshot } from './stream.ts';

const publication = (offset: number, epoch = 'a'): Publication => ({ epoch, offset, data: String(offset) });
const snapshot = (from: number, to: number, epoch = 'a'): Snapshot => ({
  epoch,
  offset: to,
  publications: Array.from({ length: to - from + 1 }, (_, index) => publication(from + index, epoch)),
});
const empty: Snapshot = { epoch: 'a', offset: 0, publications: [] };
const forgotten: Snapshot = { epoch: 'a', offset: 9, publications: [] };

describe('recover', () => {
  const cases: [name: string, snapshot: Snapshot, since: Position, missed: number[] | null][] = [
    ['nothing was missed', snapshot(1, 5), { epoch: 'a', offset: 5 }, []],
    ['the last one was missed', snapshot(1, 5), { epoch: 'a', offset: 4 }, [5]],
    ['all that is remembered was missed', snapshot(3, 5), { epoch: 'a', offset: 2 }, [3, 4, 5]],
    ['one more than is remembered was missed', snapshot(3, 5), { epoch: 'a', offset: 1 }, null],
    ['from the very beginning', snapshot(1, 5), { epoch: 'a', offset: 0 }, [1, 2, 3, 4, 5]],
    ['another epoch', snapshot(1, 5), { epoch: 'b', offset: 5 }, null],
    ['no epoch', snapshot(1, 5), { epoch: '', offset: 0 }, null],
    ['a position from the future', snapshot(1, 5), { epoch: 'a', offset: 6 }, null],
    ['nothing was ever published', empty, { epoch: 'a', offset: 0 }, []],
    ['history ran out and nothing was missed', forgotten, { epoch: 'a', offset: 9 }, []],
    ['history ran out and something was missed', forgotten, { epoch: 'a', offset: 8 }, null],
  ];
  test.each(cases)('%s', (_name, known, since, missed) => {
    const { recovered, publications } = recover(known, since);
    expect(recovered).toBe(missed !== null);
    expect(publications.map(({ offset }) => offset)).toEqual(missed ?? []);
  });
});

describe('extend', () => {
  const cases: [name: string, arrived: Publication[], offset: number | null][] = [
    ['nothing arrived', [], 5],
    ['only what is known already', [publication(4), publication(5)], 5],
    ['known and new', [publication(5), publication(6), publication(7)], 7],
    ['a gap', [publication(7)], null],
    ['another epoch', [publication(6, 'b')], null],
  ];
  test.each(cases)('%s', (_name, arrived, offset) => {
    const extended = extend(snapshot(3, 5), arrived);
    expect(extended?.offset ?? null).toBe(offset);
    if (extended) expect(extended.publications.at(-1)?.offset).toBe(offset);
  });
});
