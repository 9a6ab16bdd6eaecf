import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { expect, test } from 'vitest';
import { perTransaction, type Queryable } from '../server/src/kit/index.ts';
import { planAct } from '../server/src/wagers/plan-act.ts';

// What each wager makes must go with collections of young garbage. What they leave waits for the collector of old
// garbage, and that one slows everybody who plays (docs/decisions/0004).

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as (how: { type: 'minor' }) => void;
const count = 4_000;
/** A byte or two are noise; one object that stays is more than this. */
const limitBytes = 20;

test('what a transaction remembers, also where it knows the transaction', () => {
  const kept = perTransaction<{ tx: Queryable; much: number[] }>('guard');
  const grown = bytesGrownOld(() => {
    const tx = { query: () => Promise.reject(new Error('nothing is asked here')) } as Queryable;
    kept.keep(tx, { tx, much: new Array(200).fill(0.5) });
  });
  expect(grown).toBeLessThan(limitBytes);
});

test('the numbers of a round', () => {
  const grown = bytesGrownOld((index) => {
    const source = { serverSeed: `seed ${index}`, clientSeed: `of ${index}`, nonce: index };
    fairDraw(source, nodeHash.hmac).integer(10_000);
  });
  expect(grown).toBeLessThan(limitBytes);
});

test('the plan of a call from another studio', () => {
  const wallet = { id: 'w', playerId: 1, currency: 'EUR', cash: 1_000n, bonus: 0n, reserved: 0n } as never;
  const facts = {
    wallet,
    round: undefined,
    actions: new Map(),
    purse: { cash: 0n, bonus: 0n, held: 0n, isStaked: true, elsewhere: 0n, gift: undefined },
    now: new Date(0),
  };
  const grown = bytesGrownOld((index) => {
    const bet = { kind: 'bet', id: `bet ${index}`, amount: 10n } as const;
    planAct(
      {
        kind: 'act',
        callId: `call ${index}`,
        roundId: `round ${index}`,
        inputHash: Buffer.alloc(0),
        playerId: 1,
        currency: 'EUR',
        game: 'other-studio/fruits',
        gameVersion: 1,
        actions: [bet, { kind: 'end' }],
      },
      facts,
    );
  });
  expect(grown).toBeLessThan(limitBytes);
});

/** Bytes of each turn that outlive two collections of young garbage. */
function bytesGrownOld(turn: (index: number) => void): number {
  const round = () => {
    for (let index = 0; index < count; index += 1) {
      turn(index);
      if (index % 400 === 0) gc({ type: 'minor' });
    }
    // What survives two of them is old.
    gc({ type: 'minor' });
    gc({ type: 'minor' });
  };
  // Code that is being compiled makes old objects too: the first one does not count.
  round();
  const before = oldBytes();
  round();
  return (oldBytes() - before) / count;
}

function oldBytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space');
  return old?.space_used_size ?? Number.NaN;
}
