import { limitStates } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { isConfirmed, isRemoval, limitEvents, limitMoves } from './limit-moves.ts';

/** Written out by hand, cell by cell: `-` cannot happen. */
const table: Record<string, string> = {
  //                     confirm            fall_due  keep  expire  end
  active: '               -                  -         -     -       gone',
  unconfirmed: '          confirmed          -         gone  gone    gone',
  confirmed: '            -                  gone      gone  -       gone',
  unconfirmed_disable: '  confirmed_disable  -         gone  gone    gone',
  confirmed_disable: '    -                  gone      gone  -       gone',
};

describe('[LIMIT-04] states of a limit', () => {
  test('are five', () => {
    expect(Object.keys(limitMoves).toSorted()).toEqual([...limitStates].toSorted());
    expect(limitStates).toHaveLength(5);
  });

  test.each(limitStates.flatMap((state) => limitEvents.map((event, place) => [state, event, place] as const)))(
    '%s, %s',
    (state, event, place) => {
      const wanted = table[state]?.trim().split(/\s+/)[place];
      expect(limitMoves[state][event] ?? '-').toBe(wanted);
    },
  );

  test('what is confirmed and what is a removal', () => {
    expect(limitStates.filter(isConfirmed)).toEqual(['confirmed', 'confirmed_disable']);
    expect(limitStates.filter(isRemoval)).toEqual(['unconfirmed_disable', 'confirmed_disable']);
  });
});
