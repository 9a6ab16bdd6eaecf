import { expect, test } from 'vitest';
import { tameText } from './tame-text.ts';

test.each([
  ['  Hello \r\n you  ', 'Hello \n you'],
  ['<b onclick="x()">bold</b>', '<b onclick="x()">bold</b>'],
  // What reads as an image from the right is still a program.
  ['invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['a\u0000b\u0007c\u009bd', 'abcd'],
  ['one\n\n\n\n\n\n\ntwo', 'one\n\n\ntwo'],
  ['👩‍🚀 ok', '👩‍🚀 ok'],
  ['שלום', 'שלום'],
])('%j becomes %j', (given, tamed) => {
  expect(tameText(given)).toBe(tamed);
});

test.each(['', '   ', '\n\t', '\u200b\u200d', '\u202e\u2066', '\ufeff', '\u3000'])('%j says nothing', (given) => {
  expect(tameText(given)).toBeUndefined();
});
