import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { centrifugeV2 } from './centrifuge-v2.ts';
import type { Command } from './protocol.ts';

const broken = (code: number) => ({ kind: 'broken', disconnect: { code } });

describe('what clients say', () => {
  const frames: [frame: string, commands: object[]][] = [
    ['{"id":1,"connect":{}}', [{ kind: 'connect', id: 1, token: '' }]],
    ['{"id":1,"connect":{"token":"t","name":"js"}}', [{ kind: 'connect', id: 1, token: 't' }]],
    ['{"id":1,"connect":null}', [{ kind: 'connect', id: 1, token: '' }]],
    ['{}', [{ kind: 'pong' }]],
    ['{}\n{}\n', [{ kind: 'pong' }, { kind: 'pong' }]],
    ['{"id":2,"subscribe":{"channel":"a"}}', [{ kind: 'subscribe', id: 2, channel: 'a', since: null }]],
    [
      '{"id":2,"subscribe":{"channel":"a","recover":true,"offset":7,"epoch":"e","flag":1}}',
      [{ kind: 'subscribe', id: 2, channel: 'a', since: { offset: 7, epoch: 'e' } }],
    ],
    [
      '{"id":2,"subscribe":{"channel":"a","recover":true}}',
      [{ kind: 'subscribe', id: 2, channel: 'a', since: { offset: 0, epoch: '' } }],
    ],
    ['{"id":3,"unsubscribe":{"channel":"a"}}', [{ kind: 'unsubscribe', id: 3, channel: 'a' }]],
    ['{"id":4,"refresh":{"token":"t"}}', [{ kind: 'refresh', id: 4, token: 't' }]],
    ['{"id":5,"ping":{}}', [{ kind: 'ping', id: 5 }]],
    ['{"id":6,"publish":{"channel":"a","data":{}}}', [{ kind: 'refused', id: 6, error: { code: 103 } }]],
    ['{"id":6,"rpc":{"method":"m"}}', [{ kind: 'refused', id: 6, error: { code: 108 } }]],
    ['{"id":6,"history":{"channel":"a"}}', [{ kind: 'refused', id: 6, error: { code: 108 } }]],
    ['{"id":6,"fly":{}}', [{ kind: 'refused', id: 6, error: { code: 104 } }]],
    ['{"id":6,"constructor":{}}', [{ kind: 'refused', id: 6, error: { code: 104 } }]],
    ['{"id":6,"subscribe":{"channel":7}}', [{ kind: 'refused', id: 6, error: { code: 107 } }]],
    ['{"id":6,"subscribe":{"channel":""}}', [{ kind: 'refused', id: 6, error: { code: 107 } }]],
    ['{"id":6,"subscribe":{"channel":"a","recover":true,"offset":-1}}', [{ kind: 'refused', id: 6 }]],
    ['{"id":6,"subscribe":{"channel":"a","recover":true,"offset":1e300}}', [{ kind: 'refused', id: 6 }]],
    ['', [broken(3501)]],
    ['\n\n', [broken(3501)]],
    ['hello', [broken(3501)]],
    ['[]', [broken(3501)]],
    ['null', [broken(3501)]],
    ['7', [broken(3501)]],
    ['{"connect":{}}', [broken(3501)]],
    ['{"id":0,"connect":{}}', [broken(3501)]],
    ['{"id":"1","connect":{}}', [broken(3501)]],
    ['{"id":1.5,"connect":{}}', [broken(3501)]],
    ['{"id":1}', [broken(3501)]],
    ['{"id":1,"connect":{},"subscribe":{"channel":"a"}}', [broken(3501)]],
    ['{"id":1,"connect":{"token":7}}', [broken(3501)]],
    ['{"send":{"data":1}}', [broken(3508)]],
    ['{}\nhello\n{}', [{ kind: 'pong' }, broken(3501)]],
  ];
  test.each(frames)('%j', (frame, commands) => {
    expect(centrifugeV2.decode(frame)).toMatchObject(commands);
  });

  test('any text at all is read without an exception', () => {
    const command = fc.record({
      id: fc.oneof(fc.integer(), fc.anything()),
      subscribe: fc.anything(),
      connect: fc.anything(),
    });
    const frame = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.array(fc.json()).map((lines) => lines.join('\n')),
      command.map((value) => {
        try {
          return JSON.stringify(value) ?? '';
        } catch {
          return '';
        }
      }),
    );
    const kinds: Command['kind'][] = [
      'connect',
      'subscribe',
      'unsubscribe',
      'refresh',
      'ping',
      'pong',
      'refused',
      'broken',
    ];
    fc.assert(
      fc.property(frame, (text) => {
        const commands = centrifugeV2.decode(text);
        expect(commands.length).toBeGreaterThan(0);
        for (const { kind } of commands) expect(kinds).toContain(kind);
      }),
      { numRuns: deep(100, 5_000) },
    );
  });
});

describe('what the server says', () => {
  test('recovered publications carry their data as it was, and their offsets', () => {
    const text = centrifugeV2.encodeReply(3, {
      kind: 'subscribe',
      position: { epoch: 'e"1', offset: 8 },
      recovery: {
        recovered: true,
        publications: [
          { epoch: 'e"1', offset: 7, data: '{"a":"line\\nbreak"}' },
          { epoch: 'e"1', offset: 8, data: 'null' },
        ],
      },
    });
    expect(text).not.toContain('\n');
    expect(JSON.parse(text)).toEqual({
      id: 3,
      subscribe: {
        recoverable: true,
        positioned: true,
        epoch: 'e"1',
        offset: 8,
        was_recovering: true,
        recovered: true,
        publications: [
          { data: { a: 'line\nbreak' }, offset: 7 },
          { data: null, offset: 8 },
        ],
      },
    });
  });

  test('a publication without a position says none', () => {
    expect(JSON.parse(centrifugeV2.encodePublication('c', { epoch: '', offset: 0, data: '1' }))).toEqual({
      push: { channel: 'c', pub: { data: 1 } },
    });
  });
});
