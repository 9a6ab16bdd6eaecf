import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table } from '../Table.tsx';
import Gallery from './Gallery.tsx';

it('axe finds nothing in any brick (colours are checked in a browser)', { timeout: 60_000 }, async () => {
  document.documentElement.lang = 'en';
  document.title = 'Bricks';
  const { container } = render(<Gallery />);
  const result = await act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
  expect(result.passes.length).toBeGreaterThan(15);
  expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});

it('the server draws every brick without a style attribute, which our content policy would refuse', () => {
  expect(renderToString(<Gallery />).match(/<[^>]* style="[^"]*"[^>]*>/g)).toBeNull();
});

it('a table has a caption, marks "you" and drops columns by screen, not by data', () => {
  const { container } = render(
    <Table
      caption="Best players"
      rows={[{ name: 'Cassini' }, { name: 'You' }]}
      rowKey={(row) => row.name}
      isMe={(row) => row.name === 'You'}
      columns={[
        { key: 'name', head: 'Player', cell: (row) => row.name },
        { key: 'points', head: 'Points', cell: () => 7, align: 'right', from: 'md' },
      ]}
    />,
  );
  expect(container.querySelector('caption')?.textContent).toBe('Best players');
  expect(container.querySelector('[aria-current]')?.textContent).toContain('You');
  expect(container.querySelectorAll('.max-md\\:hidden')).toHaveLength(3);
  expect(container.querySelectorAll('td.text-right')).toHaveLength(2);
});
