import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../kit/index.ts';
import { isPushAddress, usualPushHosts } from './push-address.ts';

const rules = { hosts: usualPushHosts };

describe('where pushes may go', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/xyz',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=a%3d',
  ])('%s is a push service', (address) => {
    expect(isPushAddress(address, rules)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://notify.windows.com.evil.example/x',
    'https://xnotify.windows.com/x',
    'https://user:password@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f000001/x',
    'http://localhost:3000/api',
    'https://localhost/x',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/x',
    'javascript:alert(1)',
    '//fcm.googleapis.com/x',
    '',
    'nonsense',
  ])('%s is not', (address) => {
    expect(isPushAddress(address, rules)).toBe(false);
  });

  test('this machine only where a test says so', () => {
    const tests = { hosts: [], allowsLoopback: true };
    expect(isPushAddress('http://127.0.0.1:4000/x', tests)).toBe(true);
    expect(isPushAddress('http://10.0.0.1:4000/x', tests)).toBe(false);
  });

  test.each([
    ['8.8.8.8', true],
    ['2001:4860:4860::8888', true],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['127.1.2.3', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['not an address', false],
  ])('a name that leads to %s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
