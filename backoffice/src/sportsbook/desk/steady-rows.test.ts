import { expect, test } from 'vitest';
import { type SteadyRow, steadyRows } from './steady-rows.ts';

interface Row {
  id: number;
  worth: number;
}
const row = (id: number, worth = 0): Row => ({ id, worth });
const shown = (...ids: number[]): SteadyRow<Row>[] => ids.map((id) => ({ row: row(id), isGone: false }));
const places = (rows: readonly SteadyRow<Row>[]) =>
  rows.map(({ row: { id }, isGone }) => (isGone ? `${id} gone` : `${id}`));
const keyOf = ({ id }: Row) => id;

test('[SPORT-90] rows keep their places while pointed at: figures change, gone ones stay, new ones come last', () => {
  const { rows, waiting } = steadyRows(shown(1, 2, 3), [row(4), row(3, 9), row(1)], { keyOf, newcomers: 'last' });
  expect(places(rows)).toEqual(['1', '2 gone', '3', '4']);
  expect(rows[2]?.row.worth).toBe(9);
  expect(waiting).toBe(0);
});

test('[SPORT-90] of a ticker new rows wait and are counted', () => {
  const { rows, waiting } = steadyRows(shown(2, 1), [row(4), row(3), row(2), row(1)], { keyOf, newcomers: 'wait' });
  expect(places(rows)).toEqual(['2', '1']);
  expect(waiting).toBe(2);
});
