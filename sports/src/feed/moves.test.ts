import { describe, expect, it } from 'vitest';
import { fixtureMoves, takesBets } from './fixture-moves.ts';
import { marketEvents, marketMoves } from './market-moves.ts';
import { fixtureStatuses, marketStatuses } from './messages.ts';
import { producerEvents, producerMoves, producerStates } from './producer-moves.ts';

describe('[SPORT-23] the moves of a market', () => {
  // By row the status, by column the message: active, suspended, inactive and handed over odds, both stops, settled, cancelled,
  // and both rollbacks. A dot: it stays. An exclamation mark: nobody says so.
  const expected: Record<(typeof marketStatuses)[number], string> = {
    active: '. S I H S I = X . .',
    suspended: 'A . I H . . = X . .',
    inactive: 'A S . H . . = X . .',
    handed_over: 'A S I . . . = X . .',
    settled: '! ! . . . . . X S .',
    cancelled: '! ! . . . . . . . S',
  };
  const letters = {
    A: 'active',
    S: 'suspended',
    I: 'inactive',
    H: 'handed_over',
    '=': 'settled',
    X: 'cancelled',
    '!': 'fault',
  };

  it.each(marketStatuses.flatMap((from) => marketEvents.map((event, column) => ({ from, event, column }))))(
    '$from, $event',
    ({ from, event, column }) => {
      const letter = expected[from].split(' ')[column] as keyof typeof letters | '.';
      expect(marketMoves[from][event]).toBe(letter === '.' ? from : letters[letter]);
    },
  );
});

describe('[SPORT-23] the moves of a fixture', () => {
  const expected: Record<(typeof fixtureStatuses)[number], readonly string[]> = {
    not_started: ['live', 'ended', 'closed', 'cancelled', 'postponed', 'interrupted', 'abandoned'],
    live: ['ended', 'closed', 'cancelled', 'interrupted', 'abandoned'],
    ended: ['live', 'closed', 'abandoned'],
    closed: [],
    cancelled: ['closed'],
    postponed: ['not_started', 'live', 'closed', 'cancelled', 'abandoned'],
    interrupted: ['live', 'ended', 'closed', 'cancelled', 'postponed', 'abandoned'],
    abandoned: ['live', 'ended', 'closed'],
  };

  it.each(fixtureStatuses.flatMap((from) => fixtureStatuses.map((to) => ({ from, to }))))(
    '$from to $to',
    ({ from, to }) => {
      expect(fixtureMoves[from].includes(to)).toBe(expected[from].includes(to));
    },
  );

  it('takes bets before and while it is played', () => {
    expect(fixtureStatuses.filter(takesBets)).toEqual(['not_started', 'live']);
  });
});

describe('[SPORT-23] the moves of a producer', () => {
  it.each(producerStates.flatMap((from) => producerEvents.map((event) => ({ from, event }))))(
    '$from, $event',
    ({ from, event }) => {
      const moved = producerMoves[from][event];
      if (event === 'asked') expect(moved).toBe('recovering');
      else if (event === 'complete') expect(moved).toBe(from === 'down' ? 'down' : 'up');
      else expect(moved).toBe('down');
    },
  );
});
