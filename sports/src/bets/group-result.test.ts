import { describe, expect, it, vi } from 'vitest';
import { lost, type OutcomeResult, voided, won } from '../markets/index.ts';
import { groupResult } from './group-result.ts';

describe('a builder group', () => {
  it.each<[string, readonly (OutcomeResult | undefined)[], object | undefined]>([
    ['all won', [won, won], won],
    ['one lost', [won, lost], lost],
    ['one lost, others open', [undefined, lost], lost],
    ['one open', [won, undefined], undefined],
    ['all void', [voided, voided], voided],
    ['one void: the rest at its own price', [won, voided, won], { ...won, price: 2_200 }],
    ['one void, one open', [voided, undefined], undefined],
    ['one void, one lost', [voided, lost], lost],
  ])('%s', (_, results, expected) => {
    expect(groupResult(results, () => 2_200)).toEqual(expected);
  });

  it('reprices by the places of what is left', () => {
    const reprice = vi.fn(() => 1_500);
    groupResult([won, voided, won], reprice);
    expect(reprice.mock.calls).toEqual([[[0, 2]]]);
  });
});
