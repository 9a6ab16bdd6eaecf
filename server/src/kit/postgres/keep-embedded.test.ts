import { describe, expect, test } from 'vitest';
import { keepEmbedded } from './keep-embedded.ts';
import type { EmbeddedOptions, EmbeddedPostgres } from './start-embedded.ts';

/** A PostgreSQL that dies when told, and what was said about it. */
async function kept(outcomes: ('starts' | 'fails')[] = []) {
  const said: string[] = [];
  const starts: EmbeddedOptions[] = [];
  let die: (reason: string) => void = () => {};
  let nowMs = 0;
  const postgres = await keepEmbedded({
    dataDir: 'folder',
    settings: { fsync: 'off' },
    now: () => nowMs,
    onRestart: (reason) => said.push(`restart: ${reason}`),
    onBack: () => said.push('back'),
    onLost: (reason) => said.push(`lost: ${reason}`),
    async start(options) {
      starts.push(options);
      if (outcomes.shift() === 'fails') throw new Error('The disk is full.');
      return {
        url: 'postgres://here',
        port: 5_001,
        onExit(callback: (reason: string) => void) {
          die = callback;
        },
        stop: async () => void said.push('stopped'),
      } as EmbeddedPostgres;
    },
  });
  const crash = async () => {
    die('Killed.');
    await new Promise(setImmediate);
  };
  return { postgres, said, starts, crash, pass: (ms: number) => (nowMs += ms) };
}

describe('an embedded PostgreSQL that dies', () => {
  test('is started again on the port it had', async () => {
    const { said, starts, crash } = await kept();
    await crash();
    expect(said).toEqual(['restart: Killed.', 'back']);
    expect(starts.map(({ settings }) => settings)).toEqual([{ fsync: 'off' }, { fsync: 'off', port: '5001' }]);
  });

  test('four times within five minutes is lost; four times in a longer while is not', async () => {
    const often = await kept();
    for (const _ of [1, 2, 3, 4]) await often.crash();
    expect(often.said.at(-1)).toBe('lost: Killed.');
    expect(often.starts).toHaveLength(4);

    const seldom = await kept();
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await seldom.crash();
      seldom.pass(100_000);
    }
    expect(seldom.said.at(-1)).toBe('back');
  });

  test('and cannot be started is lost, with both reasons', async () => {
    const { said, crash } = await kept(['starts', 'fails']);
    await crash();
    expect(said.at(-1)).toBe('lost: Killed. It could not be started again: The disk is full.');
  });

  test('while the house stops stays dead', async () => {
    const { postgres, said, crash } = await kept();
    await postgres.stop();
    await crash();
    expect(said).toEqual(['stopped']);
  });
});
