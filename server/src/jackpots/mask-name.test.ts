import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['Perihelion', 'Perihe***'],
  ['Wanderer', 'Wander***'],
  ['Seven77', 'Seven7***'],
])('[JACK-04] %s is masked to its first six letters and three stars: %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['Comets', 'Com***'],
  ['Comet', 'Co***'],
  ['Ada', 'A***'],
  ['Bo', 'B***'],
  ['X', '***'],
])('a name of no more than six letters is never shown whole: %s as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
  expect(masked.replaceAll('*', '')).not.toBe(name);
});

test('letters are what a reader takes for letters, not halves of them', () => {
  expect(maskName('👩‍🚀🌠🪐☄️🔭✨🛰️')).toBe('👩‍🚀🌠🪐☄️🔭✨***');
  expect(maskName('  Åsmunda  ')).toBe('Åsmund***');
});

test.each([null, undefined, '', '   '])('whoever has no name is shown without one: %j', (name) => {
  expect(maskName(name)).toBe('***');
});
