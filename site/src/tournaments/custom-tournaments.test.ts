import { expect, test } from 'vitest';
import { customTournaments } from './custom-tournaments.ts';

const whole = {
  id: 900,
  title: 'By hand',
  frontend_identifier: 'by-hand',
  start_at: '2026-11-10T00:00:00Z',
  end_at: '2026-11-20T00:00:00Z',
};
const read = (content: unknown, categories = ['tournament']) =>
  customTournaments([{ categories, content: typeof content === 'string' ? content : JSON.stringify(content) }]);

test('[TOURN-01] a snippet of the category is a tournament, and what it does not say is as usual', () => {
  expect(read({ ...whole, money_prize_pool_cents: 500, group_ids: [7] })).toMatchObject([
    { ...whole, money_prize_pool_cents: 500, group_ids: [7], prizes: [], currency: 'EUR' },
  ]);
  expect(read(whole, ['tournaments', 'seo'])).toEqual([]);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '"text"',
  { ...whole, id: '900' },
  { ...whole, title: ' ' },
  { ...whole, frontend_identifier: '' },
  { ...whole, start_at: 'soon' },
  { ...whole, end_at: undefined },
])('what cannot be read, %j, is left out', (content) => expect(read(content)).toEqual([]));

test('what has another shape than it should is as if it had not been written', () => {
  const [made] = read({ ...whole, prizes: 'many', summary: 5, money_prize_pool_cents: '9', evil: '<script>' });
  expect(made).toMatchObject({ prizes: [], summary: '', money_prize_pool_cents: 0 });
  expect(made).not.toHaveProperty('evil');
});
