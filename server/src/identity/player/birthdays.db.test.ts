import { afterEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../kit/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { createBrowser, endIdentity, registrationOf, testIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();

interface Person {
  country: string;
  timeZone: string | null;
  licence?: string;
}

/** Somebody who lives somewhere tells their birthday at a moment; undefined: it was taken. */
async function tellBirthday(at: Date, person: Person, dateOfBirth: string): Promise<string | undefined> {
  const room = await testIdentity(database, { clock: manualClock(at.toISOString()) });
  const browser = createBrowser(room.app);
  const { id } = (await browser.register(registrationOf({ country: 'DE' }))).json();
  await database.homes
    .of(id)
    .query('update identity_player set country = $2, time_zone = $3, license_name = $4 where id = $1', [
      id,
      person.country,
      person.timeZone,
      person.licence ?? 'CW',
    ]);
  const answer = await browser.call('PATCH', '/api/player', { player: { date_of_birth: dateOfBirth } });
  const kept = (await browser.player()).date_of_birth;
  await endIdentity(room);
  expect(kept).toBe(answer.statusCode === 200 ? dateOfBirth : null);
  return Object.keys(answer.json().errors?.date_of_birth ?? {})[0];
}

describe('the day somebody is old enough begins at midnight where they are', () => {
  test.each<[string, Person, string, string]>([
    ['New Zealand', { country: 'NZ', timeZone: 'Pacific/Auckland' }, '2008-03-01', '2026-02-28T11:00:00Z'],
    ['Germany', { country: 'DE', timeZone: 'Europe/Berlin' }, '2008-03-01', '2026-02-28T23:00:00Z'],
    ['Germany, in summer', { country: 'DE', timeZone: 'Europe/Berlin' }, '2008-07-01', '2026-06-30T22:00:00Z'],
    ['Germany, when clocks change', { country: 'DE', timeZone: null }, '2008-03-29', '2026-03-28T23:00:00Z'],
    ['Newfoundland', { country: 'CA', timeZone: 'America/St_Johns' }, '2008-03-01', '2026-03-01T03:30:00Z'],
    ['Vancouver', { country: 'CA', timeZone: 'America/Vancouver' }, '2008-03-01', '2026-03-01T08:00:00Z'],
    ['Canada, nobody knows where', { country: 'CA', timeZone: null }, '2008-03-01', '2026-03-01T03:30:00Z'],
    [
      'Canada, with the zone of another country',
      { country: 'CA', timeZone: 'Pacific/Kiritimati' },
      '2008-03-01',
      '2026-03-01T03:30:00Z',
    ],
    ['the year has no 29 February', { country: 'DE', timeZone: null }, '2008-02-29', '2026-02-28T23:00:00Z'],
    ['New Year', { country: 'NZ', timeZone: 'Pacific/Auckland' }, '2008-01-01', '2025-12-31T11:00:00Z'],
    ['New Zealand, perhaps on Chatham', { country: 'NZ', timeZone: null }, '2008-01-01', '2025-12-31T10:15:00Z'],
    [
      'Estonia, at twenty-one',
      { country: 'EE', timeZone: 'Europe/Tallinn', licence: 'EE' },
      '2005-03-01',
      '2026-02-28T22:00:00Z',
    ],
  ])('%s', async (_name, person, dateOfBirth, begins) => {
    const midnight = new Date(begins);
    expect(await tellBirthday(new Date(midnight.getTime() - 1), person, dateOfBirth)).toBe('too_young');
    expect(await tellBirthday(midnight, person, dateOfBirth)).toBeUndefined();
  });
});

describe('a day stays the day it is', () => {
  const usual = process.env.TZ;
  afterEach(() => {
    if (usual === undefined) delete process.env.TZ;
    else process.env.TZ = usual;
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo', 'UTC'])(
    'on a server in %s',
    async (zone) => {
      process.env.TZ = zone;
      // A midnight that did not exist in São Paulo, and the ends of the calendar's days.
      for (const day of ['1986-10-25', '2000-01-01', '1999-12-31', '2004-02-29']) {
        const person = { country: 'DE', timeZone: null };
        expect(await tellBirthday(new Date('2026-03-01T12:00:00Z'), person, day)).toBeUndefined();
      }
    },
  );
});
