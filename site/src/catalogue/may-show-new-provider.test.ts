import { expect, test } from 'vitest';
import { mayShowNewProvider } from './may-show-new-provider.ts';

test('[MODAL-14] the new provider is shown once a session to its group, until it was shown', () => {
  const inGroups = (...ids: string[]) => ({ statuses: ids.map((id) => ({ id })) });
  expect(mayShowNewProvider(inGroups('1511', 'level_1'), { shown: false, excluded: false })).toBe(true);
  expect(mayShowNewProvider(inGroups('1511'), { shown: true, excluded: false })).toBe(false);
  expect(mayShowNewProvider(inGroups('1511', '1512'), { shown: false, excluded: false })).toBe(false);
  expect(mayShowNewProvider(inGroups('21'), { shown: false, excluded: false })).toBe(false);
  expect(mayShowNewProvider(null, { shown: false, excluded: false })).toBe(false);
  // PP-27: nothing is advertised during a break.
  expect(mayShowNewProvider(inGroups('1511'), { shown: false, excluded: true })).toBe(false);
});
