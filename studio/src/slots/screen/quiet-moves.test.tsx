import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { quietMoves } from './quiet-moves.ts';

test('moves on the stage are told to nobody, moves beside it are', () => {
  quietMoves();
  const heard: string[] = [];
  render(
    <div onAnimationEnd={({ target }) => heard.push((target as Element).textContent)}>
      <div className="slot-stage">
        <i>symbol</i>
      </div>
      <i>dialog</i>
    </div>,
  );
  for (const name of ['symbol', 'dialog'])
    screen.getByText(name).dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(heard).toEqual(['dialog']);
});
