import { hexToBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../../test/deep.ts';
import { encodeCashAddress, isCashAddress } from './cash-address.ts';
import { chainOf, chains } from './chains.ts';
import { demoKeys } from './demo-keys.ts';
import { deriveAddress, withChecksum } from './derive-address.ts';
import { isAddressOf } from './is-address.ts';
import { readExtendedKey } from './read-extended-key.ts';

/** Of the words every manual prints: `abandon` eleven times, then `about`. */
const knownSeed =
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4';
const root = HDKey.fromMasterSeed(hexToBytes(knownSeed));
const accountPaths: Record<string, string> = {
  BTC: "m/84'/0'/0'",
  LTC: "m/84'/2'/0'",
  DOG: "m/44'/3'/0'",
  BCH: "m/44'/145'/0'",
  ETH: "m/44'/60'/0'",
  'USDT-ERC20': "m/44'/60'/1'",
  'USDT-TRC20': "m/44'/195'/0'",
};
const chainNamed = (name: string) => chains.find((chain) => chain.name === name) as (typeof chains)[number];
const addressOf = (name: string, index: number) =>
  deriveAddress(readExtendedKey(demoKeys[name] as string), chainNamed(name).style, index);

describe('deposit addresses', () => {
  test.each(chains.map(({ name }) => name))('%s: the key of the demo is the one everybody has', (name) => {
    expect(root.derive(accountPaths[name] as string).publicExtendedKey).toBe(demoKeys[name]);
  });

  test('BIP-84: its own vectors, from its own zpub', () => {
    const account = readExtendedKey(
      'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
    );
    const at = (index: number) => deriveAddress(account, chainNamed('BTC').style, index);
    expect([at(0), at(1)]).toEqual([
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
    ]);
  });

  test.each([
    ['BTC', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['LTC', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
    ['DOG', 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC'],
    ['BCH', 'bitcoincash:qqyx49mu0kkn9ftfj6hje6g2wfer34yfnq5tahq3q6'],
    ['ETH', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['USDT-TRC20', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ])('BIP-44: the first of %s is what wallets show', (name, address) => {
    expect(addressOf(name, 0)).toBe(address);
  });

  test.each(chains.map(({ name }) => name))('%s: every number has its own, and each may be paid to', (name) => {
    const derived = Array.from({ length: 50 }, (_, index) => addressOf(name, index));
    expect(new Set(derived).size).toBe(50);
    expect(derived.every((address) => isAddressOf(chainNamed(name).style, address))).toBe(true);
    for (const index of [-1, 0.5, 2 ** 31, Number.NaN]) expect(() => addressOf(name, index)).toThrow(/numbered/);
  });

  test('a private key is refused, and so is what is misspelt or of a test chain', () => {
    const account = root.derive("m/84'/0'/0'");
    expect(() => readExtendedKey(account.privateExtendedKey)).toThrow(/private key/);
    const key = account.publicExtendedKey;
    expect(() => readExtendedKey(`${key.slice(0, -1)}${key.endsWith('V') ? 'W' : 'V'}`)).toThrow(/misspelt/);
    expect(() => readExtendedKey('')).toThrow(/misspelt|no extended/);
    expect(() =>
      readExtendedKey(
        'tpubD6NzVbkrYhZ4WLczPJWReQycCJdd6YVWXubbVUFnJ5KgU5MDQrD998ZJLNGbhd2pq7ZtDiPYTfJ7iBenLVQpYgSQqPjUsQeJXH8VQ8xA67D',
      ),
    ).toThrow(/main chain|misspelt/);
  });
});

const good: [string, string][] = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BTC', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['LTC', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
  ['BCH', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['BCH', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['BCH', 'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A'],
  ['BCH', 'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq'],
  ['DOG', 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['USDT-ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['USDT-TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
];

const bad: [string, string, string][] = [
  ['BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'of the test chain'],
  ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'of the test chain'],
  ['BTC', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'of both cases'],
  ['BTC', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'of another program'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'taproot with the old checksum'],
  ['BTC', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'another version'],
  ['BTC', 'BC1SW50QGDZ25J', 'a version nobody can spend from'],
  ['BTC', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'a version nobody can spend from'],
  ['BTC', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'too long a program'],
  ['BTC', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh', 'of Litecoin'],
  ['BTC', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'of Bitcoin Cash'],
  ['LTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'could be of Bitcoin'],
  ['LTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'of Bitcoin'],
  ['BCH', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'could be of Bitcoin'],
  ['BCH', 'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap', 'of the test chain'],
  ['BCH', 'bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'of both cases'],
  ['DOG', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'of Bitcoin'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'with a wrong letter size'],
  ['ETH', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'without 0x'],
  ['ETH', '0x0000000000000000000000000000000000000000', 'of nobody'],
  ['ETH', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', 'all large: no checksum says so'],
  ['USDT-TRC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'of Ethereum'],
  ['USDT-ERC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'of TRON'],
  ['USDT-TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'of Bitcoin'],
  ...chains.flatMap(({ name }): [string, string, string][] => [
    [name, '', 'empty'],
    [name, ' '.repeat(34), 'blank'],
    [name, '💥'.repeat(20), 'no letters'],
    [name, 'q'.repeat(10_000), 'endless'],
    [name, `${'x'.repeat(40)}\u0000`, 'with a null'],
  ]),
];

describe('an address coins are sent to', () => {
  test.each(good)('%s %s is taken', (name, address) => {
    expect(isAddressOf(chainNamed(name).style, address)).toBe(true);
  });
  test.each(bad)('%s %s is refused: %s', (name, address) => {
    expect(isAddressOf(chainNamed(name).style, address)).toBe(false);
  });

  test('EIP-55: its own vectors', () => {
    for (const address of [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    ]) {
      expect(withChecksum(hexToBytes(address.slice(2).toLowerCase()))).toBe(address);
    }
  });

  test('cash addresses: the vectors of the specification', () => {
    const hash = hexToBytes('f5bf48b397dae70be82b3cca4793f8eb2b6cdac9');
    expect(encodeCashAddress('key', hash)).toBe('bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2');
    expect(isCashAddress('bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2')).toBe(true);
    // Of 24 bytes, and of a type nobody knows.
    expect(isCashAddress('bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0')).toBe(false);
  });

  /** Every way to write one letter wrong: another of the alphabet in its place. */
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz:';
  const some = Object.fromEntries(
    chains.map(({ name }) => [name, Array.from({ length: 20 }, (_, index) => addressOf(name, index))]),
  );
  const isEthereum = ({ style }: (typeof chains)[number]) => style.kind === 'ethereum';
  const others = chains.filter((chain) => !isEthereum(chain));

  test.each(others)('$name: one letter changed, or two swapped, and it is refused', ({ name, style }) => {
    const changed = fc.record({ index: fc.nat(19), at: fc.nat(119), letter: fc.constantFrom(...alphabet) });
    fc.assert(
      fc.property(changed, ({ index, at, letter }) => {
        const address = some[name]?.[index] as string;
        const place = at % address.length;
        const slip = address.slice(0, place) + letter + address.slice(place + 1);
        expect(isAddressOf(style, slip)).toBe(slip === address);
        const [left = '', right = ''] = [address[place - 1], address[place]];
        const swapped = address.slice(0, Math.max(0, place - 1)) + right + left + address.slice(place + 1);
        expect(isAddressOf(style, swapped)).toBe(left === right || place === 0);
      }),
      { numRuns: deep(100, 5_000) },
    );
  });

  test.each(chains.filter(isEthereum))(
    '$name: the size of letters finds all but a few slips in ten thousand',
    ({ name, style }) => {
      let [tried, missed] = [0, 0];
      for (const address of some[name] ?? []) {
        for (let place = 2; place < address.length; place++) {
          for (const letter of '0123456789abcdefABCDEF') {
            if (letter === address[place]) continue;
            const slip = address.slice(0, place) + letter + address.slice(place + 1);
            tried++;
            if (isAddressOf(style, slip)) missed++;
            // A letter that only changed its size is always found.
            if (letter.toLowerCase() === address[place]?.toLowerCase()) expect(isAddressOf(style, slip)).toBe(false);
          }
        }
      }
      expect(tried).toBeGreaterThan(15_000);
      // The specification says 0.0247 %.
      expect(missed / tried).toBeLessThan(0.001);
    },
  );
});

test('a network is known by every way to write it', () => {
  for (const network of ['ERC20', 'erc20', 'ERC-20'])
    expect(chainOf({ currency: 'USDT', network })?.name).toBe('USDT-ERC20');
  expect(chainOf({ currency: 'USDT', network: null })).toBeUndefined();
  expect(chainOf({ currency: 'USDT', network: 'BEP20' })).toBeUndefined();
  expect(chainOf({ currency: 'BTC', network: null })?.name).toBe('BTC');
  expect(chainOf({ currency: 'EUR', network: null })).toBeUndefined();
});
