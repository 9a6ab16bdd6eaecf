import { expect, test } from 'vitest';
import { loopbackLayout, portsOf, portsOfLayout } from './layout.ts';

test('a layout has no port twice, and all of them between its base and its end', () => {
  const ports = portsOf(loopbackLayout(7000));
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.min(...ports)).toBe(7000);
  expect(Math.max(...ports)).toBeLessThan(7000 + portsOfLayout);
});

test('two of each role, each with the PgBouncer of its machine', () => {
  const { roles, bouncers } = loopbackLayout(7000);
  expect(roles.map(({ name }) => name)).toEqual(
    ['api', 'web', 'realtime', 'worker'].flatMap((role) => [`${role}-1`, `${role}-2`]),
  );
  for (const { name, bouncer } of roles) expect(bouncer).toBe(`pgbouncer-${name.at(-1)}`);
  expect(bouncers.map(({ name }) => name)).toEqual(['pgbouncer-1', 'pgbouncer-2']);
});
