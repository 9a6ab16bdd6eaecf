import { expect, test } from 'vitest';
import { isProfileComplete, missingProfileFields, profileFields } from './profile-completeness.ts';

const whole = {
  id: 7,
  mobile_phone: '+491701234567',
  first_name: 'Edmond',
  last_name: 'Halley',
  date_of_birth: '1986-02-09',
  country: 'DE',
  city: 'Berlin',
  address: 'Invalidenstr. 1',
  postal_code: '10115',
};

test('[PLAYER-04] a profile is whole with its nine fields, and with no fewer', () => {
  expect(isProfileComplete(whole)).toBe(true);
  expect(Object.keys(whole).sort()).toEqual([...profileFields].sort());
  for (const field of profileFields) {
    for (const nothing of [null, undefined, '', '  ']) {
      expect(missingProfileFields({ ...whole, [field]: nothing })).toEqual([field]);
    }
  }
  expect(missingProfileFields({})).toEqual([...profileFields]);
});
