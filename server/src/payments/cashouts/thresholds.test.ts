import { configDocuments, currencyCodes } from '@halley/contract';
import { expect, test } from 'vitest';
import { usualDocuments } from '../../config/index.ts';
import { thresholdsIn } from './thresholds.ts';

test('[CURR-10] [CURR-11] [CURR-12] the sums of the product decide what is looked at, a third of them by two', () => {
  const sums = Object.fromEntries(
    currencyCodes.map((code) => [code, thresholdsIn(usualDocuments['sum-thresholds'], code).review]),
  );
  expect(sums).toMatchObject({
    USD: 600_000n,
    EUR: 600_000n,
    AUD: 900_000n,
    CAD: 900_000n,
    NZD: 900_000n,
    BRL: 3_000_000n,
  });
  expect(thresholdsIn(usualDocuments['sum-thresholds'], 'EUR').fourEyes).toBe(200_000n);
  expect(usualDocuments['sum-thresholds'].EUR?.bets_cents).toBe(6_000_000);
});

test('[CURR-01] a currency that was not written down has the sums of euro', () => {
  const document = configDocuments['sum-thresholds'].parse({ EUR: { bets_cents: 5, deposits_cents: 10 } });
  expect(thresholdsIn(document, 'NOK')).toEqual({ review: 10n, fourEyes: 3n });
});
