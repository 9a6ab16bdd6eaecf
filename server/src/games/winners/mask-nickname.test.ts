import { expect, test } from 'vitest';
import { maskNickname } from './mask-nickname.ts';

test.each([
  ['Bo', 'B***'],
  ['Nova', 'N***'],
  ['Comet', 'Co***'],
  ['A very long nickname', 'A ***'],
  ['🚀🚀🚀', '🚀***'],
  ['', '***'],
])('%j is shown as %j', (nickname, shown) => {
  expect(maskNickname(nickname)).toBe(shown);
});
