import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { aBonus, aWaitingBonus, someSpins } from '../bonuses/testing/a-gift.ts';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { queries } from '../query/index.ts';
import { aPlayer } from '../session/testing/fake-server.tsx';
import { BonusBalance, type BonusBalanceProps } from './BonusBalancePage.tsx';

afterEach(() => {
  cleanup();
  queries.clear();
});

const account = { currency: 'EUR', amount_cents: 9_300, available_to_cashout_cents: 2_500, active: true };
const wagering = { totalCents: 100_000, doneCents: 58_800, percent: 58 };

async function show(props: Partial<BonusBalanceProps>) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({
        player: aPlayer(),
        accounts: [account],
        gifts: { counts: { bonuses: 0, freespins: 0, deposit: 0, registration: 0 }, wagering, disabled: [] },
        locale: 'en',
      }),
      HydrateFallback: () => null,
      Component: () => (
        <Speaks locale="en" messages={catalogOf('en')}>
          <BonusBalance bonuses={[]} freespins={[]} disabled={[]} {...props} />
        </Speaks>
      ),
    },
  ]);
  render(<Page />);
  await screen.findByRole('heading', { name: 'Balance in detail' });
}

test('[ROUTE-74] [BONUS-15] own money, the gift that is played with, what waits, wagering and the gifts by type', async () => {
  await show({
    bonuses: [
      aBonus(),
      aWaitingBonus(4, 1, { balance_cents: 1_600 }),
      aBonus({ id: 9, currency: 'USD', stage: 'wait' }),
    ],
    freespins: [someSpins()],
  });
  const facts = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(facts).toEqual([
    ...['Your own money€25.00', 'Bonus you play with€52.00', 'Bonus that waits€16.00', 'All together€93.00'],
  ]);
  expect(screen.getByText('€588.00 of €1,000.00 staked')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Free spins of the house20 free spins',
    'Bonus balanceMonday gift€52.00',
    'Bonus balanceGift 4€16.00',
    'Bonus balanceMonday gift$52.00',
  ]);
});

test('without a gift it says so', async () => {
  await show({});
  expect(screen.getByText('No gifts at the moment')).toBeTruthy();
});
