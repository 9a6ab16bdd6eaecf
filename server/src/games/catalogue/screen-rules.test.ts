import { expect, test } from 'vitest';
import { protections } from '../../geo/index.ts';
import { screenRules } from './screen-rules.ts';

test.each([
  ['CW', 'slot', {}],
  ['GCB', 'table', {}],
  ['EE', 'slot', { autoplay: '0', turbo: '0', pace_ms: '2500' }],
  ['EE', 'table', { autoplay: '0', turbo: '0', pace_ms: '5000' }],
  ['STRICT', 'instant', { autoplay: '0', turbo: '0', pace_ms: '5000' }],
] as const)('[PP-01] [PP-02] under %s a %s is told %j', (profile, kind, told) => {
  expect(screenRules(protections[profile], kind)).toEqual(told);
});
