import { afterEach, expect } from 'vitest';
import { shared } from '../../kit/testing/shared.ts';
import { findJackpotId, type StateChange, setJackpotState } from '../set-state.ts';
import { aJackpot, openTestRoom, raiseHidden, type TestRoom } from './test-jackpots.ts';

export interface AuditedRoom {
  room: TestRoom;
  /** Another one each time. */
  aPlayer(): number;
  /** Opens a jackpot and returns its name. */
  open(given?: Parameters<typeof aJackpot>[0]): Promise<string>;
  switchTo(identifier: string, state: StateChange['state']): Promise<void>;
}

/** One room for all tests of a file. After each the books must be in order; what it opened takes no stakes of the next. */
export function auditedRoom(): AuditedRoom {
  const room = shared(openTestRoom, (made) => made.drop());
  afterEach(async () => {
    expect(await room.findings()).toEqual([]);
    await room.database.query("update jackpots_jackpot set state = 'paused' where state = 'active'");
  });
  let players = 100;
  return {
    room,
    aPlayer: () => ++players,
    async open(given = {}) {
      const definition = aJackpot(given);
      expect(await room.jackpots.open(definition)).toBe(true);
      await raiseHidden(room.database, definition.identifier);
      return definition.identifier;
    },
    switchTo: (identifier, state) => switchJackpot(room, identifier, state),
  };
}

export function switchJackpot(room: TestRoom, identifier: string, state: StateChange['state']): Promise<void> {
  return room.database.tx(async (tx) => {
    const jackpotId = (await findJackpotId(tx, identifier)) ?? 0;
    await setJackpotState(tx, { jackpotId, state, actor: { kind: 'system' }, reason: 'test', at: room.clock.now() });
  });
}
