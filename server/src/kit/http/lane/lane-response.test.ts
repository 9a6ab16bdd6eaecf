import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { LaneResponse } from './lane-response.ts';

function open() {
  const socket = new PassThrough();
  const ended: LaneResponse[] = [];
  const response = new LaneResponse(socket as unknown as Socket, {
    keepsAlive: true,
    keepAliveSeconds: 5,
    onEnd: (one) => ended.push(one),
  });
  return { response, ended, written: () => String(socket.read() ?? '') };
}

describe('a head', () => {
  test.each([
    ['a value of two lines', { 'x-a': 'b\r\nset-cookie: c=1' }],
    ['one of two values of two lines', { 'set-cookie': ['a=1', 'b\n'] }],
    ['a value with a NUL', { 'x-a': '\0' }],
    ['a value beyond a byte', { 'x-a': '🎲' }],
    ['a name of two lines', { 'x-a\r\nb': '1' }],
    ['a name with a blank', { 'x a': '1' }],
    ['no name', { '': '1' }],
  ])('with %s is never written', (_name, headers) => {
    const { response, written } = open();
    expect(() => response.writeHead(200, headers)).toThrow(/header/);
    expect(response.headersSent).toBe(false);
    expect(written()).toBe('');
  });

  test('is not written twice, nor changed when it has left', () => {
    const { response } = open();
    response.writeHead(200);
    for (const again of [
      () => response.writeHead(200),
      () => response.setHeader('a', '1'),
      () => response.removeHeader('a'),
    ])
      expect(again).toThrow(expect.objectContaining({ code: 'ERR_HTTP_HEADERS_SENT' }));
  });
});

test('what comes after the end is dropped', () => {
  const { response, ended, written } = open();
  response.end('{}');
  const first = written();
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\ncontent-length: 2\r\n[\s\S]*\r\n\r\n\{\}$/);
  response.end('{}');
  expect(response.write('x')).toBe(false);
  expect(written()).toBe('');
  expect(ended).toHaveLength(1);
});

test('an answer to nobody is not written and tells nobody that it was', () => {
  const { response, ended, written } = open();
  let finished = 0;
  let closed = 0;
  response.on('finish', () => (finished += 1)).on('close', () => (closed += 1));
  response.lose();
  response.end('{}');
  expect({ finished, closed, ended: ended.length, written: written() }).toEqual({
    finished: 0,
    closed: 1,
    ended: 0,
    written: '',
  });
  expect(response.writableEnded).toBe(true);
});
