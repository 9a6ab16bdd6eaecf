import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { machineIds } from '../index.ts';
import { Scene } from './Scene.tsx';
import type { SlotArt } from './slot-art.ts';

const machines = join(import.meta.dirname, '../machines');

test('each part that moves lies on a sheet of its own, which its class moves, and the order stays', () => {
  const { container } = render(
    <Scene
      drawing={
        <svg viewBox="0 0 800 560" aria-hidden="true">
          <rect />
          <circle />
          <g className="glides" />
          <path />
          <g transform="translate(80 40) scale(2)">
            <g transform="translate(40 8)">
              <g className="falls" opacity=".5" />
            </g>
          </g>
        </svg>
      }
    />,
  );
  const sheets = [...container.querySelectorAll(':scope > svg')];
  expect(sheets.map((sheet) => [...sheet.children].map(({ tagName }) => tagName))).toEqual([
    ['rect', 'circle'],
    ['g'],
    ['path'],
    ['g'],
  ]);
  expect(sheets.map((sheet) => sheet.getAttribute('class'))).toEqual([
    null,
    'slot-part glides',
    null,
    'slot-part falls',
  ]);
  expect(container.querySelector('svg [class]')).toBe(null);
  const falls = sheets[3] as SVGElement;
  expect(falls.getAttribute('opacity')).toBe('.5');
  // 80 + 2 × 40 of 800, 40 + 2 × 8 of 560.
  expect([falls.style.getPropertyValue('--x'), falls.style.getPropertyValue('--y')]).toEqual(['20%', '10%']);
  expect(new Set(sheets.map((sheet) => sheet.getAttribute('viewBox')))).toEqual(new Set(['0 0 800 560']));
});

test('a scene of sheets stays as it is', () => {
  const { container } = render(
    <Scene
      drawing={
        <>
          <svg className="far" aria-hidden="true" />
          <svg className="near" aria-hidden="true" />
        </>
      }
    />,
  );
  expect([...container.children].map((sheet) => sheet.getAttribute('class'))).toEqual(['far', 'near']);
});

test.each(machineIds)('nothing of %s moves inside a drawing, which would be painted with every picture', async (id) => {
  const [art] = Object.values((await import(`../machines/${id}/art.tsx`)) as Record<string, SlotArt>);
  const { container } = render(
    <>
      <Scene drawing={art?.scene} />
      <Scene drawing={art?.freeScene} />
      {art?.frame}
    </>,
  );
  const css = readFileSync(join(machines, id, `${id}.css`), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const moved = [...css.matchAll(/([^{};]+)\{[^{}]*animation:/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .flatMap((selector) => [
      ...(
        selector
          .trim()
          .split(/\s+(?![^(]*\))/)
          .at(-1) ?? ''
      ).matchAll(/^[a-z]+|\.[\w-]+/g),
    ])
    .map(([name]) => name);
  expect(moved.filter((name) => container.querySelector(`svg ${name}`))).toEqual([]);
});
