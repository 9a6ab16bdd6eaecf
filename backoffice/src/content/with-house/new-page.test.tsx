import { staffPermissions } from '@halley/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const file = {
  name: 'page:hall',
  kind: 'page',
  title: 'hall',
  content: null,
  newest: 0,
  change: null,
  versions: [],
  broken: [],
  usual: {},
};
const fault = { path: 'texts.en.title', message: 'a page needs a title' };
const checked = () => ({ body: { issues: [fault], broken: [], differences: [], content: null } });
const refused = { error: { code: 'content.invalid', message: 'It does not fit.' } };

function open() {
  const server = fakeServer({
    'GET /api/staff/state': { body: openState(staffPermissions) },
    'GET /api/staff/content/item': { body: file },
    'POST /api/staff/content/check': checked,
    'POST /api/staff/content/items': { status: 422, body: refused },
  });
  const initialEntries = ['/content/item?name=page%3Ahall'];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
  const checks = () => server.asked.filter(({ path }) => path === '/api/staff/content/check').length;
  return { checkedTimes: (times: number) => vi.waitFor(() => expect(checks()).toBe(times), { timeout: 5_000 }) };
}
const told = () => screen.queryAllByText(/a page needs a title/).length;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('[OPS-29] a new page is empty without a fault; what does not fit is told where somebody wrote', async () => {
  const { checkedTimes } = open();
  await screen.findByLabelText('Title');
  await checkedTimes(1);
  expect(told()).toBe(0);
  type('Description for search engines', 'Of the hall');
  await checkedTimes(2);
  expect(told()).toBe(0);
  type('Title', 'The hall');
  type('Title', '');
  expect(await screen.findAllByText(/a page needs a title/)).toHaveLength(2);
});

test('[OPS-29] on saving all of it is told', async () => {
  const { checkedTimes } = open();
  await screen.findByLabelText('Title');
  await checkedTimes(1);
  expect(told()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findAllByText(/a page needs a title/)).toHaveLength(2);
});
