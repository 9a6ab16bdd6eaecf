import { type CurrencyConfig, configDocuments } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { usualDocuments } from '../../config/index.ts';
import { presetsIn, stepAt, stepperIn } from './offered-amounts.ts';

describe('amounts on buttons', () => {
  const document = configDocuments['cashbox-presets'].parse({
    userGroups: { '255': { EUR: ['500', '100'], JPY: ['10000'] }, '631': { EUR: ['7'] }, '21': { EUR: [] } },
    global: { EUR: ['20', '20.00', '50'], JPY: ['3000', '99.5'], BTC: ['0.0005', '0'] },
  });

  test.each([
    ['nobody in particular', 'EUR', [], [2000n, 5000n]],
    ['a member of one group, smallest first', 'EUR', [255], [10_000n, 50_000n]],
    ['a member of two: the first of the document', 'EUR', [631, 255], [10_000n, 50_000n]],
    ['a group without amounts in the currency', 'BTC', [255], [50_000n]],
    ['a group that wants no buttons', 'EUR', [21], []],
    ['what the currency cannot be divided into is left out', 'JPY', [], [3000n]],
    ['a currency nobody thought of', 'NOK', [], []],
  ] as const)('%s', (_who, currency, groups, amounts) => {
    expect(presetsIn(document, { currency, groups })).toEqual(amounts);
  });
});

describe('the stepper', () => {
  const document: CurrencyConfig = configDocuments['currency-config'].parse({
    default: {
      EUR: {
        defaultAmount: 50,
        rounding: 0,
        steps: [
          { min: 100, max: 'Infinity', step: 50 },
          { min: 0, max: 100, step: 10 },
        ],
      },
      BTC: { defaultAmount: 0.001, rounding: 4, steps: [{ min: 0, max: 'Infinity', step: 0.00005 }] },
    },
    255: { EUR: { defaultAmount: 500 } },
    631: { EUR: { defaultAmount: 20, steps: [{ min: 0, max: 40, step: 5 }] } },
    21: { JPY: { defaultAmount: 9000, rounding: 0, steps: [{ min: 0, max: 'Infinity', step: 1000 }] } },
  });

  test('has the line of the currency, spans in order', () => {
    expect(stepperIn(document, { currency: 'EUR', groups: [] })).toEqual({
      usual: 5000n,
      steps: [
        { min: 0n, max: 10_000n, step: 1000n },
        { min: 10_000n, max: null, step: 5000n },
      ],
    });
  });

  test('a group lies over it, in what it says and in nothing else', () => {
    const [plain, own] = [[], [255, 999]].map((groups) => stepperIn(document, { currency: 'EUR', groups }));
    expect(own).toEqual({ ...plain, usual: 50_000n });
    expect(stepperIn(document, { currency: 'EUR', groups: [631] })).toEqual({
      usual: 2000n,
      steps: [{ min: 0n, max: 4000n, step: 500n }],
    });
    expect(stepperIn(document, { currency: 'JPY', groups: [21] }).usual).toBe(9000n);
  });

  test('in two of the groups it is the default; one that has a key counts, whatever the currency', () => {
    const plain = stepperIn(document, { currency: 'EUR', groups: [] });
    expect(stepperIn(document, { currency: 'EUR', groups: [255, 631] })).toEqual(plain);
    expect(stepperIn(document, { currency: 'EUR', groups: [255, 21] })).toEqual(plain);
  });

  test('a step that rounds to nothing is none, nor has a currency without a line any', () => {
    expect(stepperIn(document, { currency: 'BTC', groups: [] })).toEqual({
      usual: 100_000n,
      steps: [{ min: 0n, max: null, step: 10_000n }],
    });
    const fine = configDocuments['currency-config'].parse({
      default: {
        EUR: {
          defaultAmount: 0,
          rounding: 0,
          steps: [
            { min: 5, max: 5, step: 1 },
            { min: 0, max: 9, step: 0.2 },
          ],
        },
      },
    });
    expect(stepperIn(fine, { currency: 'EUR', groups: [] })).toEqual({ usual: null, steps: [] });
    expect(stepperIn(fine, { currency: 'NOK', groups: [] })).toEqual({ usual: null, steps: [] });
  });

  test('a step is as wide as its span says, and the last one goes on', () => {
    const { steps } = stepperIn(document, { currency: 'EUR', groups: [631] });
    expect([0n, 3999n, 4000n, 1_000_000n].map((amount) => stepAt(steps, amount))).toEqual([500n, 500n, 500n, 500n]);
    const wide = stepperIn(document, { currency: 'EUR', groups: [] }).steps;
    expect([9999n, 10_000n].map((amount) => stepAt(wide, amount))).toEqual([1000n, 5000n]);
    expect(stepAt([], 5n)).toBeNull();
  });
});

test('every currency has buttons and steps until an operator writes others', () => {
  for (const currency of Object.keys(usualDocuments['currency-config'].default)) {
    const chooser = { currency, groups: [] } as never;
    expect(presetsIn(usualDocuments['cashbox-presets'], chooser), currency).toHaveLength(4);
    const { usual, steps } = stepperIn(usualDocuments['currency-config'], chooser);
    expect(usual, currency).toBeGreaterThan(0n);
    expect(steps, currency).toHaveLength(3);
  }
  expect(Object.keys(usualDocuments['currency-config'].default)).toHaveLength(14);
  expect(Object.keys(usualDocuments['sum-thresholds'])).toHaveLength(14);
});
