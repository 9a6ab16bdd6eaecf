import type { PlayerSigns as Signs } from '@halley/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, openState } from '../api/testing/fake-server.ts';
import { SessionContext } from '../session/index.ts';
import { PlayerSigns } from './PlayerSigns.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signs: Signs = {
  player_id: 7,
  level: 'act',
  since: '2026-11-16T10:00:00.000Z',
  signs: [
    {
      day: '2026-11-16',
      kind: 'night_play',
      level: 'act',
      measure: 5,
      threshold: 5,
      figures: { days: 7, rounds: 812 },
      rules_version: 0,
      raised_at: '2026-11-16T10:00:00.000Z',
    },
  ],
  case: { id: 12, level: 'act', due_at: '2026-11-17T10:00:00.000Z' },
  gifts_stopped: true,
  money_source: { asked_at: null, answered_at: null },
};

function open(permissions: Parameters<typeof openState>[0], answer: { status?: number; body: unknown }) {
  const server = fakeServer({ 'GET /api/staff/players/7/signs': answer });
  const state = openState(permissions);
  render(
    <SessionContext value={{ state, reload: async () => undefined } as never}>
      <MemoryRouter>
        <PlayerSigns id="7" />
      </MemoryRouter>
    </SessionContext>,
  );
  return server;
}

test('[OPS-37] signs are said in words and figures, with the case and what it stops', async () => {
  open(['protection.read'], { body: signs });
  expect(await screen.findByRole('heading', { name: 'Play may be hurting' })).toBeTruthy();
  expect(screen.getByText('5 nights with play in 7 days, 812 rounds.')).toBeTruthy();
  expect(screen.getByText(/No gifts and no offers while this is open/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the case' }).getAttribute('href')).toBe('/protection/cases/12');
  expect(screen.getByRole('link', { name: 'How they are counted' }).getAttribute('href')).toBe('/protection/rules');
});

test('a player nothing was seen of has a quiet card', async () => {
  open(['protection.read'], { body: { ...signs, level: 'none', since: null, signs: [], case: null } });
  expect(await screen.findByText('Nothing unusual.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the case' })).toBeNull();
});

test('what cannot be read is said, and can be tried again', async () => {
  open(['protection.read'], { status: 500, body: { error: { code: 'INTERNAL' } } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('whoever may not see signs is shown nothing, and nothing is asked for', () => {
  const { asked } = open(['players.read'], { body: signs });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(asked).toEqual([]);
});
