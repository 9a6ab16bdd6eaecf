import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nonceWhere, openTable, tableHouse } from '../../screen/testing/open-table.tsx';
import { totalOf } from '../hand.ts';
import { blackjackGame } from '../rules.ts';
import { actionsOf, type BlackjackState } from '../state.ts';
import { BlackjackScreen } from './BlackjackScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const where = (wanted: (state: BlackjackState) => boolean) =>
  nonceWhere((draw) => {
    const answer = blackjackGame.open({ stake: 100n, choice: {}, draw });
    return !answer.done && wanted(answer.state);
  });
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const said = () => document.querySelector('.blackjack-line')?.textContent?.replaceAll('\u00a0', ' ');

test('[PP-11] a hand is dealt, stood on and settled as the record says', async () => {
  const nonce = where((state) => !state.asked && totalOf(state.hands[0]!.cards).total === 20);
  const house = tableHouse(blackjackGame, { nonce });
  const opened = await openTable(BlackjackScreen, house);
  await press(/^Deal$/);
  await waitFor(() => expect(said()).toBe('Your turn'));
  // The hidden card is nowhere in what the screen was sent.
  expect(JSON.stringify(house.rounds[0]?.events)).not.toContain('shown');
  expect(house.rounds[0]?.outcome).toBe(null);
  await press(/^Stand$/);
  await waitFor(() => expect(opened.rounds().length).toBe(1));
  const outcome = house.rounds[0]?.outcome as { dealer: number[] };
  expect(document.querySelectorAll('.blackjack-dealer .playing-card').length).toBe(outcome.dealer.length);
  expect(document.querySelector('[data-round]')?.getAttribute('data-win')).toBe(String(house.rounds[0]?.win_cents));
});

test('a pair is split with one key, and the second stake is told', async () => {
  const nonce = where((state) => actionsOf(state).includes('split') && totalOf(state.hands[0]!.cards).total === 16);
  const house = tableHouse(blackjackGame, { nonce });
  await openTable(BlackjackScreen, house);
  await press(/^Deal$/);
  await waitFor(() => expect(said()).toBe('Your turn'));
  await act(async () => fireEvent.keyDown(window, { key: 'p' }));
  await waitFor(() => expect(document.querySelectorAll('.blackjack-hand').length).toBe(2));
  expect(house.rounds[0]).toMatchObject({ stake_cents: 200, raised_cents: 100 });
});

test('an ace of the dealer offers insurance, and basic strategy advises against it', async () => {
  const house = tableHouse(blackjackGame, { nonce: where((state) => state.asked) });
  await openTable(BlackjackScreen, house);
  await press(/^Deal$/);
  await waitFor(() => expect(said()).toContain('Insurance costs half your stake'));
  await press(/^Basic strategy$/);
  expect(screen.getByRole('button', { name: /^Basic strategy/ }).textContent).toBe('Basic strategy: No insurance');
  await press(/^Insure/);
  await waitFor(() => expect(house.rounds[0]?.raised_cents).toBe(50));
});

test("[F-57] the dealer's end hand with an ace is one number", async () => {
  const nonce = nonceWhere((draw) => {
    const opened = blackjackGame.open({ stake: 100n, choice: {}, draw });
    if (opened.done || opened.state.asked) return false;
    const ended = blackjackGame.step({ stake: 100n, state: opened.state, step: { action: 'stand' }, draw });
    const { dealer } = (ended.done ? ended.outcome : { dealer: [] }) as { dealer: number[] };
    const { total, soft } = totalOf(dealer);
    return soft && total < 21;
  });
  const house = tableHouse(blackjackGame, { nonce });
  const opened = await openTable(BlackjackScreen, house);
  await press(/^Deal$/);
  await waitFor(() => expect(said()).toBe('Your turn'));
  await press(/^Stand$/);
  await waitFor(() => expect(opened.rounds().length).toBe(1));
  expect(document.querySelector('.blackjack-dealer .blackjack-total')?.textContent).toMatch(/^\d+$/);
});
