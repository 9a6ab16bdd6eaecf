import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { BarChart, LineChart } from './charts.tsx';
import { Sparkline } from './Sparkline.tsx';
import type { SeriesPoint } from './series.ts';

afterEach(cleanup);

const chart = {
  label: 'Money by day',
  head: 'Day',
  empty: 'Nothing yet.',
  format: (value: number) => `€${value}`,
  series: [
    { key: 'deposits', name: 'Deposits', colour: 'ice' },
    { key: 'cashouts', name: 'Cashouts', colour: 'violet' },
  ] as const,
  points: [
    { key: '2026-11-15', name: '15 Su', values: { deposits: 300, cashouts: 100 } },
    { key: '2026-11-16', name: 'today', values: { deposits: 200 }, isOpen: true },
  ] as SeriesPoint[],
};

describe.each([
  ['bars', BarChart],
  ['lines', LineChart],
])('%s', (_, Chart) => {
  test('[OPS-04] name their series, and are a table for whoever asks', () => {
    render(<Chart {...chart} />);
    const figure = screen.getByRole('figure', { name: 'Money by day' });
    expect(within(figure).getByText('Deposits')).toBeTruthy();
    fireEvent.click(within(figure).getByRole('button', { name: 'As a table' }));
    const rows = within(within(figure).getByRole('table')).getAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ lastChild }) => lastChild?.textContent),
      ),
    ).toEqual([[], ['15 Su', '€300', '€100'], ['today', '€200', '€0']]);
  });

  test('[OPS-04] are read by the arrows of the keyboard, and said aloud', () => {
    render(<Chart {...chart} />);
    const drawing = screen.getByRole('application');
    expect(drawing.getAttribute('tabindex')).toBe('0');
    fireEvent.focus(drawing);
    fireEvent.keyDown(drawing, { key: 'ArrowRight' });
    expect(screen.getByRole('status').textContent).toContain('€200');
  });

  test('say so where there is nothing', () => {
    render(<Chart {...chart} points={[]} />);
    expect(screen.getByText('Nothing yet.')).toBeTruthy();
  });
});

test('a sparkline is beside its figure and not read aloud', () => {
  const { container } = render(<Sparkline values={[1, 3, 2]} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(3);
  expect(render(<Sparkline values={[1]} />).container.innerHTML).toBe('');
});
