import { type RoleContent, type StaffDeed, staffDeeds } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { isSecondNeeded, usualRule } from './needs-second.ts';
import { changeOf, refuseOwnGain } from './role-change.ts';

const deeds = Object.keys(staffDeeds) as StaffDeed[];
const off = { second: false, from_amount: null };

describe('[OPS-56] who needs a second person', () => {
  test.each(deeds)('%s: as it always was, unless a house decides otherwise', (deed) => {
    expect(isSecondNeeded(deed, usualRule)).toBe(true);
    expect(isSecondNeeded(deed, usualRule, 1n)).toBe(true);
  });

  test.each(deeds)('%s: switched off in the table only where the code allows it', (deed) => {
    expect(isSecondNeeded(deed, off, 1n)).toBe(staffDeeds[deed].fixed);
    expect(isSecondNeeded(deed, { second: true, from_amount: 100 }, 99n)).toBe(staffDeeds[deed].fixed);
  });

  test('money, results, roles and rules are never one person’s', () => {
    const fixed = deeds.filter((deed) => staffDeeds[deed].fixed);
    expect(fixed).toEqual([
      ...['correction', 'claim', 'manual_result', 'override', 'promotion', 'protection', 'role', 'rule'],
      ...['campaign', 'payout'],
    ]);
  });

  test.each([
    [99n, false],
    [100n, true],
    [-100n, true],
    [-99n, false],
    [undefined, true],
  ])('from 100 on: %s', (amount, needed) => {
    expect(isSecondNeeded('points', { second: true, from_amount: 100 }, amount)).toBe(needed);
  });
});

describe('[OPS-50] a change of a role', () => {
  const role = (...permissions: RoleContent['permissions']): RoleContent => ({ title: 'Role', permissions });

  test('says what it gives and what it takes', () => {
    const before = role('players.read', 'audit.read');
    expect(changeOf(before, role('audit.read', 'games.read'))).toEqual({
      added: ['games.read'],
      removed: ['players.read'],
    });
    expect(changeOf(null, role('games.read'))).toEqual({ added: ['games.read'], removed: [] });
    expect(changeOf(before, before)).toEqual({ added: [], removed: [] });
  });

  test('gives nobody more who has the role; taking from oneself is allowed, and so is a role of others', () => {
    const change = { subject: 'support', before: role('players.read'), after: role('players.read', 'audit.read') };
    const less = { ...change, before: change.after, after: change.before };
    expect(() => refuseOwnGain({ role: 'support' }, change)).toThrow('role.yourself');
    expect(() => refuseOwnGain({ role: 'support' }, less)).not.toThrow();
    expect(() => refuseOwnGain({ role: 'admin' }, change)).not.toThrow();
  });
});
