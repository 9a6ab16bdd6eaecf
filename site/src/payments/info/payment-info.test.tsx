import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { catalogOf } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { Payments } from './PaymentsPage.tsx';
import { paymentInfo } from './payment-info.ts';

function show(locale = 'en') {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Speaks locale={locale} messages={catalogOf(locale)}>
          <Payments />
        </Speaks>
      ),
    },
  ]);
  render(<Page />);
}
/** The card of a method as text, names and values side by side. */
const factsOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement)
    .getByText('Deposit')
    .closest('dl')
    ?.textContent?.replaceAll('\u00a0', ' ');
const find = (id: string) => paymentInfo.find((method) => method.id === id);

describe('what is told about ways of paying', () => {
  test('[CASH-18] [CASH-24] every method is instant and costs nothing', () => {
    for (const method of paymentInfo) {
      expect(method).toMatchObject({ processingTime: 'instant', fee: 'none' });
      expect(method).toHaveProperty('currencyMethod');
    }
    show();
    expect(screen.getAllByText('instant')).toHaveLength(paymentInfo.length);
    expect(screen.getAllByText('none')).toHaveLength(paymentInfo.length);
  });

  test.each([
    ['[CASH-25]', 'Bitcoin', 'Depositfrom 0.0001 BTCWithdrawal0.0001 BTC – 0.4 BTC'],
    ['[CASH-26]', 'Bitcoin Cash', 'Depositfrom 0.0001 BCHWithdrawal0.0001 BCH – 0.4 BCH'],
    ['[CASH-27]', 'Litecoin', 'Depositfrom 0.01 LTCWithdrawal0.0001 LTC – 60 LTC'],
    ['[CASH-28]', 'Ethereum', 'Depositfrom 0.01 ETHWithdrawalup to 12 ETH'],
    ['[CASH-29]', 'Dogecoin', 'Depositfrom 0.01 DOGWithdrawalup to 1,600,000 DOG'],
    ['[CASH-30]', 'Tether', 'Depositfrom 20 USDTWithdrawal25 USDT – 4,000 USDT'],
  ])('%s %s', (_id, title, facts) => {
    show();
    expect(factsOf(title)).toContain(facts);
  });

  test('[CASH-31] cards and ecoPayz take their bounds from texts', () => {
    show();
    for (const [id, title] of [
      ['visa', 'Visa'],
      ['maestro', 'Maestro'],
      ['mastercard', 'Mastercard'],
      ['ecopayz', 'ecoPayz'],
    ] as const) {
      const { deposit, withdrawal } = find(id)?.limits ?? {};
      expect(deposit && withdrawal).toBeTruthy();
      const texts = catalogOf('en');
      expect(factsOf(title)).toContain(`Deposit${texts[deposit ?? 'payments.fee']}`);
      expect(factsOf(title)).toContain(`Withdrawal${texts[withdrawal ?? 'payments.fee']}`);
    }
  });

  test('numbers are written as the language writes them', () => {
    show('de');
    expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === 'bis 1.600.000 DOG')).toBeTruthy();
  });
});
