import { exchangeTypes, orderMoves, orderStates } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { givesBack, moveOrder } from './order-moves.ts';

describe('moves of an order', () => {
  test.each([
    ['placed', ['confirmed', null, null, 'canceled', null]],
    ['confirmed', [null, 'sent', null, 'canceled', null]],
    ['sent', [null, null, 'delivered', null, 'returned']],
    ['delivered', [null, null, null, null, 'returned']],
    ['canceled', [null, null, null, null, null]],
    ['returned', [null, null, null, null, null]],
  ] as const)('%s: confirm, send, deliver, cancel, return → %j', (state, after) => {
    expect(orderMoves.map((move) => moveOrder({ type: 'goods', state }, move) ?? null)).toEqual(after);
  });

  test('boxes can come back once they are there, and nothing else can be done with them', () => {
    for (const state of orderStates) {
      const after = orderMoves.map((move) => moveOrder({ type: 'lootboxes', state }, move) ?? null);
      expect(after).toEqual([null, null, null, null, state === 'delivered' ? 'returned' : null]);
    }
  });

  test('what else is not sent by post is delivered and stays so', () => {
    for (const type of exchangeTypes.filter((one) => one !== 'goods' && one !== 'lootboxes')) {
      for (const state of orderStates)
        expect(orderMoves.map((move) => moveOrder({ type, state }, move))).toEqual(orderMoves.map(() => undefined));
    }
  });

  test('canceled and returned ones give the points back, once: nothing leads on from there', () => {
    expect(orderStates.filter(givesBack)).toEqual(['canceled', 'returned']);
  });
});
