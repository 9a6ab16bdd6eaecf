import type { PointsStanding } from '@halley/contract';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { PointsCard } from './PointsCard.tsx';
import { pointsText } from './points-text.ts';

const standing: PointsStanding = {
  chargeable: { points: 12.345678 },
  persistent: { points: 300 },
  level: 2,
  level_from: 100,
  next_level_at: 500,
  runs_out: { points: 10, at: '2027-12-01T00:00:00.000Z' },
  currency: 'EUR',
  earning: [
    { product: 'slots', stake_cents: 1_000 },
    { product: 'sport', stake_cents: 4_000 },
  ],
};

function show(changes: Partial<PointsStanding> = {}) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Speaks messages={catalogOf('en')}>
          <PointsCard standing={{ ...standing, ...changes }} />
        </Speaks>
      ),
    },
  ]);
  render(<Page />);
}
const words = () => document.body.textContent ?? '';

test('points are never told as more than they are', () => {
  expect(pointsText('en', 12.999999)).toBe('12.99');
  expect(pointsText('de', 1_234.5)).toBe('1.234,5');
  expect(pointsText('en', -0.5)).toBe('-0.5');
});

describe('[VIP-05] the card of points', () => {
  test('says the level, the way to the next one, and that levels stay', () => {
    show();
    expect(screen.getByTestId('level').textContent).toBe('2');
    expect(words()).toContain('300 of 500 points to level 3. Levels are never taken away.');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  });

  test('says what can be spent, when it runs out by the day, and how points come, sport included', () => {
    show();
    expect(screen.getByTestId('points-to-spend').textContent).toBe('12.34');
    expect(words()).toContain('10 of them run out on 1 December 2027.');
    expect(words()).toContain('1 point for €10.00');
    expect(words()).toContain('Sports bets1 point for €40.00');
    show({ earning: [], currency: 'JPY' });
    expect(words()).toContain('Play in JPY earns no points.');
  });

  test('at the highest level nothing is left to reach; after a void the way begins at its start', () => {
    show({ level: 12, next_level_at: null, level_from: 1_000_000, persistent: { points: 1_000_000 } });
    expect(screen.queryByRole('progressbar')).toBeNull();
    show({ persistent: { points: 20 } });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  });

  test('owed points are explained, and that money is not touched', () => {
    show({ chargeable: { points: -0.5 }, runs_out: null });
    expect(words()).toContain('your money is not touched');
    expect(words()).not.toContain('run out on');
  });
});
