import type { ReportTable } from '@halley/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cellText, changeText } from './cell-text.ts';
import { FigureTable } from './FigureTable.tsx';

afterEach(cleanup);

const table: ReportTable = {
  name: 'games',
  title: 'Games',
  from: '2026-03-01',
  to: '2026-03-30',
  columns: [
    { key: 'game', head: 'Game', kind: 'text' },
    { key: 'stakes', head: 'Stakes', kind: 'money' },
    { key: 'returned', head: 'Returned, %', kind: 'percent' },
  ],
  rows: [
    { currency: 'EUR', cells: { game: 'halley/dice', stakes: '123456789', returned: 96.5 } },
    { currency: 'BTC', cells: { game: 'halley/dice', stakes: '-5', returned: null } },
  ],
  totals: [{ currency: 'EUR', cells: { game: null, stakes: '123456789', returned: 96.5 } }],
  before: [{ currency: 'EUR', cells: { game: null, stakes: '100000000', returned: 97 } }],
  notes: [],
};

test('[OPS-09] rows, the total of a currency, the days before and the change', () => {
  render(<FigureTable table={table} />);
  const lines = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(lines).toEqual([
    ['Game', 'Currency', 'Stakes', 'Returned, %'],
    ['halley/dice', 'EUR', '1,234,567.89', '96.50'],
    ['halley/dice', 'BTC', '−0.00000005', '—'],
    ['Total EUR', 'EUR', '1,234,567.89', '96.50'],
    ['Days before', 'EUR', '1,000,000.00', '97.00'],
    ['Change', 'EUR', '+23.5 %', '−0.5 %'],
  ]);
});

test('without rows it says so', () => {
  render(<FigureTable table={{ ...table, rows: [], totals: [] }} />);
  expect(screen.getByText('Nothing in these days.')).toBeTruthy();
});

test.each([
  ['money', '9007199254740993123', 'EUR', '90,071,992,547,409,931.23'],
  ['money', '-7', 'JPY', '−7'],
  ['count', 12_345, null, '12,345'],
  ['seconds', 59, null, '59 s'],
  ['seconds', 3_720, null, '1 h 2 min'],
  ['percent', -1.5, null, '−1.50'],
  ['text', '', null, '—'],
] as const)('%s %s %s is %s', (kind, value, currency, text) => {
  expect(cellText({ kind }, value, currency)).toBe(text);
});

test('a change of nothing is none', () => {
  expect([changeText('5', '0'), changeText('5', '5'), changeText('-5', '-10')]).toEqual(['—', '0.0 %', '+50.0 %']);
});
