import { describe, expect, test } from 'vitest';
import { stagByReferrer } from './stag-by-referrer.ts';

const config = {
  pages: { 'blog.example': { '/vip': 'page' }, google: { '/vip': 'google-page' } },
  countries: {
    AU: { google: 'google-au', 'blog.example': 'blog-au' },
    others: { google: 'google', 'blog.example': 'blog' },
  },
};
const arrive = (referrer: string, path = '/', country = 'CA') => stagByReferrer(config, { referrer, path, country });

describe('the partner of a visitor who came without a link', () => {
  test('is that of the page, then of the country, then of all others', () => {
    expect(arrive('https://www.blog.example/post', '/vip', 'AU')).toBe('page');
    expect(arrive('https://blog.example/post', '/', 'AU')).toBe('blog-au');
    expect(arrive('https://blog.example/post')).toBe('blog');
    expect(arrive('https://www.google.com.au/', '/vip')).toBe('google-page');
    expect(arrive('https://www.google.de/')).toBe('google');
  });

  test.each([
    '',
    'not an address',
    'https://elsewhere.example/',
    'https://blog.example.evil.example/',
    'https://constructor/',
    'https://__proto__/',
  ])('is nobody for "%s"', (referrer) => {
    expect(arrive(referrer, '/vip')).toBeUndefined();
    expect(
      stagByReferrer({ pages: null, countries: {} }, { referrer, path: '/', country: 'constructor' }),
    ).toBeUndefined();
  });
});
