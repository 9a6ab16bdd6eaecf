import { expect, test } from 'vitest';
import { affiliateBrandFor, utmParameters } from './acquisition.ts';

test.each([
  ['https://www.google.com/', '241'],
  ['https://google.co.uk/search?q=halley', '241'],
  ['https://www.bing.com/', '241'],
  ['https://search.yahoo.com/x', '241'],
  ['google', '241'],
  ['https://google.com.evil.test/', '122'],
  ['https://notgoogle.com/', '122'],
  ['https://example.com/?u=google.com', '122'],
  ['javascript:google.com', '122'],
  ['nonsense', '122'],
  ['', '122'],
  [undefined, '122'],
  [null, '122'],
])('[AFF-01] coming from %j the affiliate brand is %s', (referrer, brand) => {
  expect(affiliateBrandFor(referrer)).toBe(brand);
});

test('[AFF-03] six parameters of a campaign are kept', () => {
  expect(utmParameters).toEqual(['source', 'medium', 'campaign', 'content', 'term', 'sub_id']);
});
