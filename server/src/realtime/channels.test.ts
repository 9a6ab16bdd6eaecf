import { privateChannels, promotionLanguages, publicChannels, tableChannels } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { type ChannelAddress, mayListen, parseWireName, wireName } from './channels.ts';

describe('channel names', () => {
  const ofSport = ['public:sport_live_ice-hockey', 'public:sport_fixture_12'] as const;
  const addresses: ChannelAddress[] = [
    ...[...publicChannels, ...tableChannels, ...ofSport].map((name) => ({ kind: 'public', name }) as const),
    ...privateChannels.map((name) => ({ kind: 'private', name, user: '42' }) as const),
    ...promotionLanguages.map((name) => ({ kind: 'sport', name, user: '42' }) as const),
  ];
  test.each(addresses)('$name is read as it was written', (address) => {
    expect(parseWireName('site', wireName('site', address))).toEqual(address);
  });

  test('look as the contract says', () => {
    expect(wireName('site', { kind: 'private', name: 'balance', user: '42' })).toBe('ws:site:balance#42');
    expect(wireName('site', { kind: 'public', name: 'public:wins' })).toBe('ws:site:public:wins');
    expect(wireName('site', { kind: 'sport', name: 'fr-CA', user: '42' })).toBe('$private:fr-CA.platform_user.42');
  });

  test.each([
    '',
    'balance#42',
    'ws:site:',
    'ws:site:balance',
    'ws:site:balance#',
    'ws:site:balance#-1',
    'ws:site:balance#1e3',
    'ws:site:balance#42#42',
    'ws:site:Balance#42',
    'ws:site: balance#42',
    'ws:site:public:wins#42',
    'ws:sites:public:wins',
    'ws:site:__proto__#42',
    '$ws:site:balance#42',
    'ws:site:public:sport_live_chess',
    '$private:xx.platform_user.42',
    '$private:en.platform_user.042',
    '$private:en.platform_user.42#42',
    'ws:site:$private:en.platform_user.42',
    'ws:site:public:sport_fixture_012',
    'ws:site:public:sport_fixture_12#42',
  ])('"%s" is no channel', (name) => {
    expect(parseWireName('site', name)).toBeNull();
  });

  const access: [user: string, address: ChannelAddress, may: boolean][] = [
    ['', { kind: 'public', name: 'public:wins' }, true],
    ['42', { kind: 'public', name: 'public:wins' }, true],
    ['42', { kind: 'private', name: 'balance', user: '42' }, true],
    ['4', { kind: 'private', name: 'balance', user: '42' }, false],
    ['', { kind: 'private', name: 'balance', user: '42' }, false],
    ['', { kind: 'private', name: 'balance', user: '' }, false],
    ['42', { kind: 'sport', name: 'en', user: '42' }, true],
    ['4', { kind: 'sport', name: 'en', user: '42' }, false],
  ];
  test.each(access)('user "%s" and %o: %s', (user, address, may) => {
    expect(mayListen(user, address)).toBe(may);
  });
});
