/** Numbers that follow from a seed alone: the same seed sends the same requests again. */
export interface Dice {
  /** From 0 up to, not including, `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** True so many times in a hundred. */
  percent(of: number): boolean;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return { below, pick: (from) => from[below(from.length)] as never, percent: (of) => below(100) < of };
}

const deep = (levels: number): unknown =>
  levels === 0 ? 'end' : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) };

export const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '😀'.repeat(50),
    'ﷺ',
    '\u202etxet',
    'İ',
    'ß'.repeat(400),
    '\ufeff',
    '\u0007',
  ],
  ...['null', 'undefined', 'true', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '[object Object]'],
  ...[
    "' or 1=1 --",
    '"; drop table x; --',
    '$1',
    '%',
    '_',
    '\\',
    '*',
    '(',
    '[',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ],
  ...['../../etc/passwd', '//evil.example', 'javascript:alert(1)', 'https://evil.example/%00', '\r\nset-cookie: a=b'],
  ...[
    '-1',
    '0',
    '00',
    '1e309',
    '0x10',
    '１２',
    '9223372036854775808',
    '99999999999999999999999',
    '-0',
    '1.5',
    '1,5',
    'NaN',
  ],
  ...['0000-00-00', '2026-02-30', '9999-12-31', '-271821-04-20', '275760-09-13T00:00:00.001Z', '1970-01-01T00:00:00Z'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '-'.repeat(36),
    '0'.repeat(36),
    'A'.repeat(43),
    'zz',
    'EUR',
    'XXX',
    'eur',
  ],
  ...[
    'a@b',
    `${'a'.repeat(300)}@example.com`,
    'x@exa mple.com',
    '+15550001111',
    'GB29NWBK60161331926819',
    '1'.repeat(19),
  ],
  ...['x'.repeat(300), 'x'.repeat(5_000), '٣'.repeat(200), 'Ω≈ç√∫'.repeat(30)],
];

export const hostileNumbers: readonly unknown[] = [
  ...[
    -1,
    0,
    1,
    1.5,
    -0.1,
    2 ** 31,
    2 ** 32,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 53 + 2,
    -(2 ** 53),
    1e21,
    1e308,
    1e-7,
    2 ** 63,
  ],
  ...[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, null, '1', '', true, [], {}],
];

/** Things of another kind than whatever was asked for. */
export const strangers: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, '', 'x', [], {}, [null], [[]], [{}], { length: 3 }, { toString: 1 }],
  ...[deep(60), Array.from({ length: 500 }, (_, index) => index), { constructor: { prototype: 1 } }, ['a', 'a', 'a']],
];
