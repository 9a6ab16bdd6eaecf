import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChainCheck, type Link, linkHash, origin } from './chain.ts';

const entry = (change: Partial<Link> = {}): Omit<Link, 'hash'> => ({
  number: '1',
  day: '2026-03-01',
  id: '7',
  at: '2026-03-01T12:00:00.000001Z',
  kind: 'staff.player_locked',
  actor_kind: 'staff',
  actor_id: '3',
  actor_name: 'Ada',
  address: '192.0.2.1',
  target_kind: 'player',
  target_id: '42',
  player_id: '42',
  reason: 'asked for it',
  detail: '{"a":1}',
  ...change,
});

function chainOf(count: number): Link[] {
  let previous = origin;
  return Array.from({ length: count }, (_, index) => {
    const link = entry({ number: String(index + 1), id: String(index + 100), reason: `number ${index}` });
    previous = linkHash(previous, link);
    return { ...link, hash: previous };
  });
}

const faultsOf = (links: Link[]) => {
  const check = createChainCheck({ hash: origin, number: 0n, day: '' });
  for (const link of links) check.add(link);
  return check.faults;
};

describe('the chain', () => {
  test('[PP-33] an untouched chain holds', () => {
    expect(faultsOf(chainOf(20))).toEqual([]);
  });

  test('[PP-33] the hash covers every part of an entry: no change of any goes unseen', () => {
    const whole = linkHash(origin, entry());
    for (const name of Object.keys(entry()) as (keyof Link)[]) {
      expect(linkHash(origin, entry({ [name]: 'changed' })), name).not.toBe(whole);
      expect(linkHash(origin, entry({ [name]: null as unknown as string })), name).not.toBe(whole);
    }
    expect(linkHash('1'.repeat(64), entry())).not.toBe(whole);
  });

  test('text cannot be moved from one part to the next without a trace', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
        fc.pre(a !== c || b !== d);
        const hash = (reason: string, detail: string) => linkHash(origin, entry({ reason, detail }));
        expect(hash(a, b)).not.toBe(hash(c, d));
      }),
    );
  });

  test('[PP-33] a link that is cut out, swapped, changed or inserted is named', () => {
    const links = chainOf(6);
    const cut = links.filter((_, index) => index !== 2);
    expect(faultsOf(cut)[0]).toEqual({ number: '4', fault: 'link 3 is missing before it' });
    const [a, b, c, ...rest] = links as [Link, Link, Link, ...Link[]];
    expect(faultsOf([a, c, b, ...rest]).length).toBeGreaterThan(0);
    expect(faultsOf([a, { ...b, reason: 'another' }, c, ...rest])).toEqual([
      { number: '2', fault: 'entry 101 is not what was sealed' },
    ]);
    // Whoever changes an entry and its hash breaks the next one.
    const forged = { ...b, reason: 'another' };
    forged.hash = linkHash(a.hash, forged);
    expect(faultsOf([a, forged, c, ...rest])).toEqual([{ number: '3', fault: 'entry 102 is not what was sealed' }]);
    expect(faultsOf([a, { ...b, day: '2026-02-01' }, c, ...rest]).map(({ fault }) => fault)).toContain(
      'its day 2026-02-01 is before 2026-03-01',
    );
  });
});
