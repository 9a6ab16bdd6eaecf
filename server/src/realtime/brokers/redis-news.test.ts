import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disconnectNews, parseNews } from './redis-news.ts';

const everyone = () => true;
const parse = (text: string, isListening: (channel: string) => boolean = everyone) =>
  parseNews(Buffer.from(text), isListening);

describe('news between processes', () => {
  test.each([
    [
      'p\nws:site:balance#42\ng.e\n7\n{"a":"é"}',
      { kind: 'publication', channel: 'ws:site:balance#42', epoch: 'g.e', offset: 7, data: '{"a":"é"}' },
    ],
    ['r\nws:site:balance#42', { kind: 'reset', channel: 'ws:site:balance#42' }],
    ['a', { kind: 'resetAll' }],
    ['t\nws:site:balance#42\n00-aa-bb-01', { kind: 'trace', channel: 'ws:site:balance#42', trace: '00-aa-bb-01' }],
    [disconnectNews('42'), { kind: 'disconnect', user: '42' }],
    [disconnectNews('42', '7'), { kind: 'disconnect', user: '42', session: '7' }],
  ])('%j', (text, news) => {
    expect(parse(text)).toEqual(news);
  });

  test.each([
    '',
    'p',
    'p\n',
    'p\nc',
    'p\nc\ne',
    'p\nc\ne\n1',
    'p\nc\ne\n0\n{}',
    'p\nc\ne\nx\n{}',
    'p\nc\n\n1\n{}',
    'd\n',
    'q\nc',
  ])('%j is no news', (text) => {
    expect(parse(text)).toBeNull();
  });

  test('what nobody here listens to is not read any further', () => {
    expect(parse('p\nc\ne\n1\n{}', (channel) => channel !== 'c')).toBeNull();
  });

  test('any bytes are read without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        parseNews(Buffer.from(bytes), everyone);
      }),
    );
  });
});
