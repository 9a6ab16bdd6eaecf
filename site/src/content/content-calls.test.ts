import { configDocumentCalls, contentCalls } from '@halley/contract';
import { expect, test } from 'vitest';
import { contentCallNames } from './content-calls.ts';
import { delayOf } from './use-content-news.ts';

test('every call that answers what an operator wrote is among those that are asked anew', () => {
  const { readManager, ...reads } = contentCalls;
  expect(readManager.method).toBe('POST');
  expect([...contentCallNames].sort()).toEqual([...Object.keys(reads), ...Object.keys(configDocumentCalls)].sort());
});

test('open pages come spread over a few seconds, and not before caches have let go', () => {
  expect([delayOf(() => 0), delayOf(() => 0.999)]).toEqual([5_000, 9_995]);
});
