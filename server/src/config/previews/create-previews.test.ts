import { previewCookie } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../kit/index.ts';
import { createPreviews } from './create-previews.ts';

const clock = manualClock(new Date('2026-11-15T12:00:00Z'));
const keys = ['ab'.repeat(32)] as const;
const previews = createPreviews({ keys, clock });
const preview = {
  items: [{ name: 'page:about-us', version: 5 }],
  path: '/about-us',
  until: new Date('2026-11-15T13:00:00Z'),
};

describe('a preview', () => {
  test('opens as it was sealed, also after the house’s secret has changed', () => {
    const token = previews.seal(preview);
    expect(previews.open(token)).toEqual(preview);
    expect(previews.of({ cookie: (name) => (name === previewCookie ? token : undefined) })).toEqual(preview);
    expect(createPreviews({ keys: ['cd'.repeat(32), ...keys], clock }).open(token)).toEqual(preview);
  });

  test('is over to the moment', () => {
    const short = previews.seal({ ...preview, until: new Date(clock.now().getTime() + 1_000) });
    expect(previews.open(short)).toBeDefined();
    clock.advanceMs(1_000);
    expect(previews.open(short)).toBeUndefined();
  });

  const other = Buffer.from(JSON.stringify({ items: [['page:secret', 1]], path: '/', until: 9e15 })).toString(
    'base64url',
  );
  const [payload = '', signature = ''] = previews.seal(preview).split('.');
  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['words', 'hello'],
    ['a payload of one’s own', `${other}.${signature}`],
    ['no signature', `${payload}.`],
    ['another signature', `${payload}.${signature.slice(0, -2)}xx`],
    ['one part more', `${payload}.${signature}.x`],
    ['the key of another house', createPreviews({ keys: ['ef'.repeat(32)], clock }).seal(preview)],
    ['a flood', 'x'.repeat(1_000_000)],
  ])('%s opens nothing', (_, token) => {
    expect(previews.open(token)).toBeUndefined();
  });
});
