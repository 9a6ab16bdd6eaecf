import { expect, test } from 'vitest';
import { protections } from '../../geo/index.ts';
import { ownScreenRules, screenRules } from './screen-rules.ts';

test.each([
  ['CW', 'slot', {}],
  ['GCB', 'table', {}],
  ['EE', 'slot', { autoplay: '0', turbo: '0', pace_ms: '2500' }],
  ['EE', 'table', { autoplay: '0', turbo: '0', pace_ms: '5000' }],
  ['STRICT', 'instant', { autoplay: '0', turbo: '0', pace_ms: '5000' }],
] as const)('[PP-01] [PP-02] under %s a %s is told %j', (profile, kind, told) => {
  expect(screenRules(protections[profile], kind)).toEqual(told);
});

test.each([
  ['CW', 'instant', { autoplay: '1', turbo: '1' }],
  ['GCB', 'slot', { autoplay: '1', turbo: '1', buy: '1' }],
  ['EE', 'instant', { autoplay: '0', turbo: '0', pace_ms: '5000' }],
  ['STRICT', 'slot', { autoplay: '0', turbo: '0', pace_ms: '2500' }],
] as const)('[PP-02] under %s our own %s is told %j: what it may offer, and what it may not', (profile, kind, told) => {
  expect(ownScreenRules(protections[profile], kind)).toEqual(told);
});
