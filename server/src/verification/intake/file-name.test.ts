import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tameFileName } from './file-name.ts';

test.each([
  ['passport.jpg', 'passport.jpg'],
  ['Ausweis Müller (2).pdf', 'Ausweis Müller (2).pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\id.png', 'id.png'],
  ['/', 'document'],
  ['', 'document'],
  ['...', 'document'],
  ['.htaccess', 'htaccess'],
  ['a\r\nset-cookie: x.png', 'aset-cookie_ x.png'],
  ['photo\u202Egnp.exe', 'photognp.exe'],
  ['a\u200b\u0000b.png', 'ab.png'],
  ['<script>.png', '_script_.png'],
  ['x'.repeat(300), 'x'.repeat(100)],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
  [`${'x'.repeat(99)}.${'y'.repeat(50)}`, 'x'.repeat(99)],
  ['😀'.repeat(150), '😀'.repeat(100)],
])('%j becomes %j', (given, expected) => {
  expect(tameFileName(given)).toBe(expected);
});

test('whatever it was called, the name fits and is no path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = tameFileName(given);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(200);
      expect(name).not.toMatch(/[/\\<>"|?*:\p{C}]/u);
      expect(name).not.toMatch(/^\.|\.$/);
    }),
    { numRuns: 60 },
  );
});
