import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTable, tableHouse } from '../../screen/testing/open-table.tsx';
import { pokerGame } from '../rules.ts';
import { PokerScreen } from './PokerScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards = () => [...document.querySelectorAll<HTMLElement>('.poker-card')];
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('[PP-11] held cards stay, the others are drawn, and the picture in the end is the record', async () => {
  const house = tableHouse(pokerGame, { nonce: 3 });
  const opened = await openTable(PokerScreen, house);
  await press('Deal');
  await waitFor(() => expect(cards().length).toBe(5));
  await act(async () => fireEvent.click(cards()[1]!));
  await act(async () => fireEvent.keyDown(window, { key: '4' }));
  await act(async () => fireEvent.keyDown(window, { key: '5' }));
  await act(async () => fireEvent.keyDown(window, { key: '5' }));
  expect(cards().map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'true', 'false']);
  await press('Draw');
  await waitFor(() => expect(opened.rounds().length).toBe(1));
  expect(house.sent[1]).toMatchObject({ step: { hold: [1, 3] } });
  const outcome = house.rounds[0]?.outcome as { dealt: number[]; cards: number[] };
  expect([outcome.cards[1], outcome.cards[3]]).toEqual([outcome.dealt[1], outcome.dealt[3]]);
  expect(document.querySelector('[data-round]')?.getAttribute('data-win')).toBe(String(house.rounds[0]?.win_cents));
});
