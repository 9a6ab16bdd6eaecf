import { type ContentChangeState, type ContentMove, contentChangeStates, contentMoves } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { changeMoves, movesFor, type ShownState, shownState } from './change-moves.ts';

const table: Record<ContentChangeState, Partial<Record<ContentMove, ContentChangeState>>> = {
  draft: { save: 'draft', send: 'in_review', drop: 'dropped' },
  in_review: { take_back: 'draft', send_back: 'draft', approve: 'approved', drop: 'dropped' },
  approved: { save: 'draft', publish: 'published', drop: 'dropped' },
  published: { call_off: 'approved' },
  dropped: {},
};
const cells = contentChangeStates.flatMap((state) => contentMoves.map((move) => [state, move] as const));

test.each(cells)('[OPS-29] from %s by %s', (state, move) => {
  expect(changeMoves[state][move]).toBe(table[state][move]);
});

describe('who may make which move', () => {
  const both = ['content.manage', 'content.approve'];
  const may = (
    state: ContentChangeState,
    permissions: string[],
    { writer = 1, shown = state as ShownState, isAlone = false } = {},
  ) => movesFor({ state, writers: [writer] }, shown, { id: 2, permissions, isAlone });

  test('a second person agrees, and nobody to their own words', () => {
    expect(may('in_review', both)).toEqual(['take_back', 'send_back', 'approve', 'drop']);
    expect(may('in_review', both, { writer: 2 })).toEqual(['take_back', 'drop']);
    expect(may('in_review', ['content.manage'])).toEqual(['take_back', 'drop']);
    expect(may('in_review', ['content.approve'])).toEqual(['send_back', 'approve']);
    expect(may('draft', ['content.preview'])).toEqual([]);
  });

  test('where a house wants no second person, whoever may agree agrees to their own', () => {
    expect(may('in_review', both, { writer: 2, isAlone: true })).toEqual(['take_back', 'send_back', 'approve', 'drop']);
    expect(may('in_review', ['content.manage'], { writer: 2, isAlone: true })).toEqual(['take_back', 'drop']);
  });

  test('what is scheduled can be called off, what was seen cannot', () => {
    expect(may('published', both, { shown: 'scheduled' })).toEqual(['call_off']);
    expect(may('published', both, { shown: 'live' })).toEqual([]);
  });
});

test.each([
  ['published', 'scheduled', 'scheduled'],
  ['published', 'published', 'live'],
  ['published', 'past', 'replaced'],
  ['published', 'withdrawn', 'replaced'],
  ['published', undefined, 'replaced'],
  ['draft', undefined, 'draft'],
  ['approved', 'cancelled', 'approved'],
] as const)('a %s change whose version is %s is shown as %s', (state, version, shown) => {
  expect(shownState(state, version && { state: version })).toBe(shown);
});
