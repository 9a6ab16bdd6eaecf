import type { Refusal } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { checkTemplate, fillTemplate, type MacroValues } from './macros.ts';

const faultOf = (template: string, allowsLoopback = false) => {
  try {
    checkTemplate(template, { allowsLoopback });
    return undefined;
  } catch (error) {
    return (error as Refusal).code;
  }
};

const values: MacroValues = {
  event: 'first_deposit',
  event_id: '1',
  partner: '7',
  stag: '7_abc&x=1',
  visit: 'abc',
  campaign: 'autumn sale',
  player: 'f00',
  amount: '12.50',
  currency: 'EUR',
  day: '',
};

describe('[OPS-43] the address of a postback', () => {
  test.each([
    'https://track.example/hit?e={event}&s={stag}',
    'https://track.example:8443/{partner}/{event_id}',
    'https://track.example/',
  ])('is taken: %s', (template) => expect(faultOf(template)).toBeUndefined());

  test.each([
    ['http://track.example/', 'url.not_public'],
    ['https://10.0.0.1/', 'url.not_public'],
    ['https://[::1]/', 'url.not_public'],
    ['https://2130706433/', 'url.not_public'],
    ['https://localhost/', 'url.not_public'],
    ['https://intranet/', 'url.not_public'],
    ['https://user:word@track.example/', 'url.not_public'],
    ['https://{partner}.example/', 'url.not_public'],
    ['https://track.example{event}/', 'url.not_public'],
    ['https://track.example/?a={mail}', 'url.macro_unknown'],
    ['https://track.example/?a={', 'url.not_public'],
    ['ftp://track.example/', 'url.not_public'],
    ['track.example', 'url.not_public'],
  ])('is refused: %s', (template, code) => expect(faultOf(template)).toBe(code));

  test('a server on this machine is for tests and the demo alone', () => {
    expect([faultOf('http://127.0.0.1:8080/{stag}', true), faultOf('http://127.0.0.1:8080/{stag}')]).toEqual([
      undefined,
      'url.not_public',
    ]);
  });

  test('whatever is filled in stays within its place', () => {
    expect(fillTemplate('https://track.example/?s={stag}&c={campaign}&e={event}', values)).toBe(
      'https://track.example/?s=7_abc%26x%3D1&c=autumn%20sale&e=first_deposit',
    );
  });
});
