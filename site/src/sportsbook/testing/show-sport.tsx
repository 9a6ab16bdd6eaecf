import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { showPage } from '../../page/testing/show-page.tsx';
import { queries } from '../../query/index.ts';
import { aPlayer } from '../../session/testing/fake-server.tsx';

const chrome = { excluded: false };

/** A part of the sportsbook, as a player sees it; `player: null` is a guest. */
export async function showSport(
  page: ReactNode,
  given: { player?: null; excluded?: boolean; path?: string; locale?: string } = {},
) {
  queries.clear();
  const { excluded = false, path = '/sport', locale = 'en' } = given;
  const player = given.player === null ? null : aPlayer();
  const root = { player, flags: { on: {}, pages: {} }, frameParents: [], chrome: { ...chrome, excluded } };
  return showPage(page, { root: root as never, path, locale });
}

export const words = (): string => document.body.textContent ?? '';

export const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Only clocks of pages: promises go on by themselves. */
export const holdTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });

export const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
