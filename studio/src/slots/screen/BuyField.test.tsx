import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTranslate } from '../../messages/index.ts';
import { type StakeOf, WordsProvider } from '../../screen/index.ts';
import type { SlotChoice } from '../create-slot.ts';
import { auroraExpress } from '../machines/aurora-express/machine.ts';
import words from '../machines/words.ts';
import { BuyField } from './BuyField.tsx';

async function show(mode: SlotChoice['mode']) {
  const setChoice = vi.fn();
  const bet = { stake: 6_300n, choice: { mode }, setChoice } as unknown as StakeOf<SlotChoice>;
  const text = await loadTranslate('en', words);
  render(
    <WordsProvider text={text} locale="en" currency="EUR">
      <BuyField machine={auroraExpress} bet={bet} locked={false} />
    </WordsProvider>,
  );
  return setChoice;
}

test('a spin is what one begins with, and free spins are chosen', async () => {
  const setChoice = await show('spin');
  expect(screen.queryByText(/The stake is the price/)).toBeNull();
  screen.getByRole('radio', { name: 'Free spins' }).click();
  expect(setChoice).toHaveBeenCalledWith({ mode: 'buy' });
});

test('[PP-07] what each free spin is played at, what they cost and what they return stands beside them', async () => {
  await show('buy');
  expect(screen.getByText(/free spins at €1\.00 each, 63 times that\. They return 96\.02% of it/)).toBeTruthy();
});
