import { caseStates } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { type CaseMove, moveCase } from './case-moves.ts';
import { isNewSince } from './is-new-since.ts';

const moves: readonly CaseMove[] = ['contact', 'wait', 'close', 'propose', 'agree', 'decline', 'reopen'];

/** Every cell: a dash is a move that cannot be made. */
const table = {
  open: ['contact', 'waiting', 'closed', 'second_person', '-', '-', '-'],
  contact: ['contact', 'waiting', 'closed', 'second_person', '-', '-', '-'],
  waiting: ['contact', 'waiting', 'closed', 'second_person', '-', '-', '-'],
  second_person: ['-', '-', '-', '-', 'closed', 'contact', '-'],
  closed: ['-', '-', '-', '-', '-', '-', 'open'],
} as const;

describe('[OPS-36] moves of a case', () => {
  test.each(caseStates.flatMap((state) => moves.map((move, place) => [state, move, table[state][place]] as const)))(
    '%s, %s: %s',
    (state, move, to) => {
      expect(moveCase(state, move) ?? '-').toBe(to);
    },
  );
});

describe('[OPS-36] after a case was closed', () => {
  const sign = (day: string, kind: 'chasing' | 'night_play', measure: bigint) => ({ day, kind, measure });
  const known = sign('2026-11-10', 'chasing', 5n);
  test.each([
    ['the same goes on', sign('2026-11-12', 'chasing', 5n), false],
    ['less of it', sign('2026-11-12', 'chasing', 3n), false],
    ['more of it', sign('2026-11-12', 'chasing', 6n), true],
    ['another rule', sign('2026-11-12', 'night_play', 3n), true],
    ['seen before it was closed', sign('2026-11-11', 'night_play', 3n), false],
  ])('%s', (_what, now, isNew) => {
    expect(isNewSince('2026-11-11', [now], [known, now])).toBe(isNew);
  });
});
