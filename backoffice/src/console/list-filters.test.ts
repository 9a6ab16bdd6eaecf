import { describe, expect, test } from 'vitest';
import { type ListFilter, readFilters } from './list-filters.ts';
import { queryOf } from './use-call.ts';

const filters: Readonly<Record<string, ListFilter>> = {
  kind: { label: 'Kind' },
  player: { label: 'Player', short: 'p' },
  from: { label: 'From', day: 'first' },
  to: { label: 'To', day: 'last' },
};
const asked = (address: string) => readFilters(queryOf('listTrail'), filters, new URLSearchParams(address));

describe('the filters of a list', () => {
  test('are read from the address by the names they have there; days are meant whole', () => {
    expect(asked('from=2026-03-01&to=2026-03-01&p=7&kind=staff.signed_in')).toEqual({
      kind: 'staff.signed_in',
      player: '7',
      from: '2026-03-01T00:00:00.000Z',
      to: '2026-03-01T23:59:59.999Z',
    });
  });

  test.each(['', 'kind=', 'kind=nonsense', 'p=x', 'p=-1', 'from=yesterday', 'to=2026-13-01'])(
    '“%s” is nothing anybody could have chosen, and is not asked',
    (address) => expect(asked(address)).toEqual({}),
  );

  test('what is no filter of this list is not asked, even where the call knows it', () => {
    expect(asked('member=7&before=9&player=7')).toEqual({});
  });

  test('a text that is too long is asked as far as the call takes it', () => {
    const question: Readonly<Record<string, ListFilter>> = { question: { label: 'Search' } };
    const read = readFilters(queryOf('listStaffGames'), question, new URLSearchParams({ question: 'a'.repeat(101) }));
    expect(read).toEqual({ question: 'a'.repeat(100) });
  });
});
