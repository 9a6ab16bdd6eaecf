import { describe, expect, test } from 'vitest';
import { addressRange, isAddressOrRange, isInRanges } from './addresses.ts';

describe('addresses', () => {
  test.each([
    ['127.0.0.1', true],
    ['203.0.113.0/24', true],
    ['2001:db8::/32', true],
    ['::1', true],
    ['203.0.113.0/33', false],
    ['::/129', false],
    ['203.0.113', false],
    ['example.com', false],
    ['127.0.0.1/8/8', false],
    ['', false],
    ['*', false],
  ])('%j: %s', (entry, fits) => {
    expect(isAddressOrRange(entry)).toBe(fits);
  });

  test('a list of nonsense lets nobody in', () => {
    for (const address of ['127.0.0.1', '::1', 'nonsense', '']) {
      expect(isInRanges(address, ['*', '0.0.0.0/99', 'any'])).toBe(false);
    }
    expect(isInRanges('10.1.2.3', ['*', '10.0.0.0/8'])).toBe(true);
  });

  test('IPv4 in an IPv6 socket is the IPv4 address, and ranges of the other kind hold nothing', () => {
    expect(isInRanges('::ffff:203.0.113.7', ['203.0.113.0/24'])).toBe(true);
    expect(isInRanges('203.0.113.7', ['::/0', '203.0.113.8'])).toBe(false);
    expect(isInRanges('2001:db8::7', ['0.0.0.0/0', '2001:db8::/32'])).toBe(true);
  });

  test.each([
    ['::ffff:10.0.0.1', 'private'],
    ['8.8.8.8', 'unicast'],
    ['fe80::1%eth0', 'linkLocal'],
    ['127.1', undefined],
    ['0x7f.0.0.1', undefined],
    ['', undefined],
  ])('%j is %s', (address, range) => {
    expect(addressRange(address)).toBe(range);
  });
});
