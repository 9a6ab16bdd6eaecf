import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuse } from '../query/testing/fake-api.ts';
import { server } from '../session/testing/fake-server.tsx';
import SportNoticesCard from './SportNoticesCard.tsx';
import { showSport, words } from './testing/show-sport.tsx';

vi.mock('../query/api.ts', async () => ({
  api: (await import('../session/testing/fake-server.tsx')).server.api,
}));

const all = { settled: true, corrected: true, cash_out: true, favourites: true };

beforeEach(() => {
  cleanup();
  server.reset();
  server.answers.readSportNotices = () => all;
});

const flip = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('switch', { name })));
const isOn = (name: RegExp) => (screen.getByRole('switch', { name }) as HTMLInputElement).checked;

test('[SPORT-79] each notice is turned off by itself, and shown as the house holds it', async () => {
  await showSport(<SportNoticesCard />);
  server.answers.keepSportNotices = () => null;
  await flip(/^A bet is settled/);
  expect(server.inputsOf('keepSportNotices')).toEqual([{ body: { ...all, settled: false } }]);
  expect([isOn(/^A bet is settled/), isOn(/^Something you marked/)]).toEqual([false, true]);
  server.answers.keepSportNotices = refuse(503, { error: { code: 'INTERNAL' } });
  await flip(/^Something you marked/);
  expect(isOn(/^Something you marked/)).toBe(true);
  expect(words()).toContain('It was not kept. Try again.');
});
