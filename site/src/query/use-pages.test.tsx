import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type PagesOptions, usePages } from './use-pages.ts';

const pages = (options: Partial<PagesOptions<number>>) =>
  renderHook(() => usePages<number>({ first: [1, 2], pageSize: 2, loadPage: async () => [], ...options }));

describe('a list that comes page by page', () => {
  test.each([undefined, null, 'loadMore', {}, []])('[ERR-18] a handler that is %o throws', (handler) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => pages({ loadPage: handler as unknown as PagesOptions<number>['loadPage'] })).toThrow(
      new TypeError('The handler of the next page is not a function.'),
    );
    vi.restoreAllMocks();
  });

  test('goes on after the last one known, until a page is not full', async () => {
    const asked: (number | undefined)[] = [];
    const { result } = pages({
      loadPage: async (last) => {
        asked.push(last);
        return last === 2 ? [3, 4] : [5];
      },
    });
    expect(result.current.state).toBe('idle');
    await act(() => result.current.loadMore());
    expect([result.current.items, result.current.state]).toEqual([[1, 2, 3, 4], 'idle']);
    await act(() => result.current.loadMore());
    expect([result.current.items, result.current.state]).toEqual([[1, 2, 3, 4, 5], 'end']);
    expect(asked).toEqual([2, 4]);
  });

  test('a first page that is not full is the end; a failure keeps what is there', async () => {
    expect(pages({ first: [1] }).result.current.state).toBe('end');
    const { result } = pages({ loadPage: () => Promise.reject(new Error('no line')) });
    await act(() => result.current.loadMore());
    expect([result.current.items, result.current.state]).toEqual([[1, 2], 'failed']);
  });
});
