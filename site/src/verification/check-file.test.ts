import { verificationCalls } from '@halley/contract';
import { expect, test } from 'vitest';
import { checkFile, largestFileBytes } from './check-file.ts';

const file = (change: Partial<{ name: string; size: number; type: string }>) => ({
  name: 'a.png',
  size: 1000,
  type: 'image/png',
  ...change,
});

test.each([
  ['a picture', file({}), undefined],
  ['a PDF', file({ name: 'a.pdf', type: 'application/pdf' }), undefined],
  ['a phone picture without a type', file({ name: 'IMG_1.HEIC', type: '' }), 'verification.error.heic'],
  ['a phone picture', file({ name: 'IMG_1', type: 'image/heif' }), 'verification.error.heic'],
  ['exactly the largest', file({ size: largestFileBytes }), undefined],
  ['one byte more', file({ size: largestFileBytes + 1 }), 'verification.error.large'],
  ['nothing in it', file({ size: 0 }), 'verification.error.unreadable'],
  ['a page', file({ name: 'a.html', type: 'text/html' }), 'verification.error.type'],
  ['a drawing', file({ name: 'a.svg', type: 'image/svg+xml' }), 'verification.error.type'],
  ['no type, no ending', file({ name: 'scan', type: '' }), 'verification.error.type'],
] as const)('%s', (_name, given, expected) => {
  expect(checkFile(given)).toBe(expected);
});

test('the largest size is the one of the contract', () => {
  expect(largestFileBytes).toBe(verificationCalls.uploadDocument.upload.maxBytes);
});
