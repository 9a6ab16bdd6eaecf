import { configDocuments } from '@halley/contract';
import { expect, test } from 'vitest';
import { usualDocuments } from '../../config/index.ts';
import { warningsIn } from './withdraw-warnings.ts';

const off = { enabled: false, geos: [] };
const document = (written: object) =>
  configDocuments['manage-withdraw-config'].parse({
    unverifiedUsersGeo: off,
    kycAlert: off,
    multiAccAlert: off,
    ...written,
  });
const somebody = { country: 'CA', verified: true, groups: [] };
const several = { ...somebody, groups: [100] };

test.each([
  ['nothing is on', {}, several, []],
  [
    'documents nobody has seen',
    { unverifiedUsersGeo: { enabled: true, geos: [] } },
    { ...somebody, verified: false },
    ['unverified'],
  ],
  ['documents that were seen', { unverifiedUsersGeo: { enabled: true, geos: [] } }, somebody, []],
  ['a country, in either case', { kycAlert: { enabled: true, geos: ['ca'] } }, somebody, ['documents']],
  ['another country', { kycAlert: { enabled: true, geos: ['DE'] } }, somebody, []],
  ['no country is known', { kycAlert: { enabled: true, geos: ['DE'] } }, { ...somebody, country: null }, []],
  ['a country, but switched off', { kycAlert: { enabled: false, geos: ['CA'] } }, somebody, []],
  ['several accounts', { multiAccAlert: { enabled: true, geos: [] } }, several, ['several_accounts']],
  ['one account', { multiAccAlert: { enabled: true, geos: [] } }, somebody, []],
])('%s', (_what, written, player, warnings) => {
  expect(warningsIn(document(written), player)).toEqual(warnings);
});

test('[PP-19] until an operator writes otherwise, who is not verified is told that a withdrawal will wait', () => {
  expect(warningsIn(usualDocuments['manage-withdraw-config'], { ...several, verified: false })).toEqual(['unverified']);
  expect(warningsIn(usualDocuments['manage-withdraw-config'], several)).toEqual([]);
});
