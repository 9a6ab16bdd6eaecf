import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { afterPaint, SiteLink } from '../page/index.ts';
import { showPage } from '../page/testing/show-page.tsx';
import { ChosenFilters, FilterForm } from './FilterForm.tsx';
import { readFilters } from './filters.ts';
import type { ListData } from './read-list.server.ts';

const studios = [
  { id: 'northlight', title: 'Northlight' },
  { id: 'tidehouse', title: 'Tidehouse' },
];
const listOf = (query: string, kind = 'all') =>
  ({ filters: readFilters(new URLSearchParams(query)), studios, place: { kind } }) as unknown as ListData;
const box = (name: string) => screen.getByRole('checkbox', { name, hidden: true }) as HTMLInputElement;

describe('narrowing a list', () => {
  test('[LOBBY-04] a tick is seen at once and stands in the address; what was chosen before stays', async () => {
    const { address } = await showPage(<FilterForm path="/games" list={listOf('volatility=high')} />, {
      path: '/games',
    });
    await act(async () => fireEvent.click(box('Tidehouse')));
    expect([box('Tidehouse').checked, box('High').checked]).toEqual([true, true]);
    await waitFor(() => expect(address()).toBe('/games?provider=tidehouse&volatility=high'));
    expect([box('Tidehouse').checked, box('High').checked]).toEqual([true, true]);
  });

  test('who chooses several is not shown a list in between; the button asks with the next picture', async () => {
    const { address } = await showPage(<FilterForm path="/games" list={listOf('')} />, { path: '/games' });
    vi.useFakeTimers();
    try {
      await act(async () => fireEvent.click(box('Tidehouse')));
      await act(() => vi.advanceTimersByTimeAsync(200));
      await act(async () => fireEvent.click(box('High')));
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(address()).toBe('/games');
      expect([box('Tidehouse').checked, box('High').checked]).toEqual([true, true]);
      await act(async () => fireEvent.submit(document.querySelector('form#filters')!));
      await act(() => vi.advanceTimersByTimeAsync(20));
      expect(address()).toBe('/games?provider=tidehouse&volatility=high');
    } finally {
      vi.useRealTimers();
    }
  });

  test('behind the sheet of a phone the list stays; it follows when the sheet goes', async () => {
    const { address } = await showPage(<FilterForm path="/games" list={listOf('')} />, { path: '/games' });
    const form = document.querySelector('form#filters')!;
    const turn = (newState: string) => fireEvent(form, Object.assign(new Event('toggle'), { newState }));
    vi.useFakeTimers();
    try {
      await act(async () => turn('open'));
      await act(async () => fireEvent.click(box('Tidehouse')));
      // One of its folds is opened: that is not the sheet.
      await act(async () => fireEvent(form.querySelector('details')!, new Event('toggle')));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect([box('Tidehouse').checked, address()]).toEqual([true, '/games']);
      await act(async () => turn('closed'));
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect([box('Tidehouse').checked, address()]).toEqual([true, '/games?provider=tidehouse']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('whoever leaves by what lies behind the sheet is not called back', async () => {
    const { address } = await showPage(
      <>
        <FilterForm path="/games" list={listOf('')} />
        <SiteLink href="/slow">away</SiteLink>
      </>,
      { path: '/games' },
    );
    const form = document.querySelector('form#filters')!;
    const turn = (newState: string) => fireEvent(form, Object.assign(new Event('toggle'), { newState }));
    await act(async () => turn('open'));
    await act(async () => fireEvent.click(box('Tidehouse')));
    await act(async () => {
      turn('closed');
      fireEvent.click(screen.getByRole('link', { name: 'away' }));
      await afterPaint();
      await afterPaint();
    });
    expect(address()).toBe('/slow');
  });

  test('another order', async () => {
    const { address } = await showPage(<FilterForm path="/slots" list={listOf('')} />, { path: '/slots' });
    const order = screen.getByRole('combobox', { hidden: true });
    await act(async () => fireEvent.change(order, { target: { value: 'title' } }));
    await waitFor(() => expect(address()).toBe('/slots?sort=title'));
  });

  test('it is a form with a button for who has no script, and the browser’s own sheet on a phone', async () => {
    await showPage(<FilterForm path="/games" list={listOf('')} />);
    const form = document.querySelector('form#filters');
    const attribute = (name: string) => form?.getAttribute(name);
    expect(['method', 'action', 'popover'].map(attribute)).toEqual(['get', '/games', 'auto']);
    const close = form?.querySelector('[aria-label=Close]');
    expect([close?.getAttribute('popovertarget'), close?.getAttribute('popovertargetaction')]).toEqual([
      'filters',
      'hide',
    ]);
    expect(screen.getByRole('button', { name: 'Filter and sort' }).getAttribute('popovertarget')).toBe('filters');
    expect(form?.querySelector('button[type=submit]')).toBeTruthy();
  });

  test('on a producer’s own page there is no choice of studios', async () => {
    await showPage(<FilterForm path="/producers/northlight" list={listOf('', 'producer')} />);
    expect(screen.queryByRole('checkbox', { name: 'Tidehouse', hidden: true })).toBeNull();
  });

  test('each choice can be taken back by itself', async () => {
    await showPage(<ChosenFilters path="/games" list={listOf('provider=tidehouse&volatility=high')} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/games?volatility=high', '/games?provider=tidehouse']);
  });
});
