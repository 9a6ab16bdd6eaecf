import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Scene } from './Scene.tsx';

test('each part that moves lies on a sheet of its own, and the order stays', () => {
  const { container } = render(
    <Scene
      drawing={
        <svg viewBox="0 0 800 560" aria-hidden="true">
          <rect />
          <circle />
          <g className="glides" />
          <path />
          <g transform="scale(2)">
            <g className="falls" />
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
