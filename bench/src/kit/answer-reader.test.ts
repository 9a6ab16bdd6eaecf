import { expect, test } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';

const counted = 'HTTP/1.1 200 OK\r\ncontent-type: a\r\ncontent-length: 5\r\n\r\nhello';
const chunked = 'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n';

test.each([
  ['counted', counted, 200],
  ['chunked', chunked, 404],
  ['empty', 'HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n', 204],
])('an answer that is %s, in one piece and cut anywhere', (_kind, text, status) => {
  for (let cut = 0; cut < text.length; cut += 1) {
    const read = createAnswerReader();
    const buffer = Buffer.alloc(200);
    const take = (part: string) => read(buffer.subarray(0, buffer.write(part, 'latin1')));
    if (cut > 0) expect(take(text.slice(0, cut))).toBeUndefined();
    expect(take(text.slice(cut))).toBe(status);
    expect(take(text)).toBe(status);
  }
});
