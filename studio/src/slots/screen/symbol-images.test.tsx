import { expect, test } from 'vitest';
import { emberFoxArt } from '../machines/ember-fox/art.tsx';
import { lanternKoiArt } from '../machines/lantern-koi/art.tsx';
import { nightOwlArt } from '../machines/night-owl/art.tsx';
import { drawSymbols } from './symbol-images.tsx';

const read = (markup: string) => new DOMParser().parseFromString(markup, 'image/svg+xml');

test.each([lanternKoiArt, emberFoxArt, nightOwlArt])(
  'a symbol of $className stands alone: what it is painted with is in its picture',
  (art) => {
    const drawings = drawSymbols(art);
    expect([...drawings.keys()]).toEqual(Object.keys(art.symbols));
    for (const markup of drawings.values()) {
      const drawing = read(markup);
      expect(drawing.querySelector('parsererror')).toBe(null);
      for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g))
        expect(drawing.getElementById(id as string)).not.toBe(null);
    }
  },
);

test('what a gradient or a link refers to comes along, and once', () => {
  const art = {
    className: 'none',
    scene: (
      <svg aria-hidden="true">
        <linearGradient id="base" />
        <linearGradient id="paint" href="#base" />
      </svg>
    ),
    symbols: {
      one: (
        <>
          <circle fill="url(#paint)" />
          <circle stroke="url(#paint)" fill="url(#own)" />
          <linearGradient id="own" />
        </>
      ),
    },
  };
  const drawing = read(drawSymbols(art).get('one') as string);
  expect([...drawing.querySelectorAll('linearGradient')].map(({ id }) => id).sort()).toEqual(['base', 'own', 'paint']);
});
