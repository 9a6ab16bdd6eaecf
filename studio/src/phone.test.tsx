import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { blackjackGame } from './blackjack/rules.ts';
import { BlackjackScreen } from './blackjack/screen/BlackjackScreen.tsx';
import { diceGame } from './dice/rules.ts';
import { DiceScreen } from './dice/screen/DiceScreen.tsx';
import { openTable, tableHouse } from './screen/testing/open-table.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const panel = () => screen.queryByRole('complementary');

test.each([
  ['one step', DiceScreen, diceGame],
  ['several steps', BlackjackScreen, blackjackGame],
] as const)(
  '[F-63] on a phone the fairness panel of a game of %s comes when it is asked for',
  async (_, Screen, game) => {
    await openTable(Screen, tableHouse(game, { nonce: 0 }), { phone: true });
    expect(panel()).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show fairness' })));
    expect(panel()).toBeTruthy();
    cleanup();
    await openTable(Screen, tableHouse(game, { nonce: 0 }));
    expect(panel()).toBeTruthy();
  },
);
