import { randomUUID } from 'node:crypto';
import { type Call, staffApi, staffPermissions, staffRoles } from '@halley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../audit/index.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { aForm } from '../support/testing/test-support.ts';
import { aPicture } from '../verification/testing/files.ts';
import { giveEverybodyAPerson, personalIn } from './testing/persons.ts';
import { type StaffName, type StaffRequest, sendAs as send, staffRequests } from './testing/staff-requests.ts';
import { sharedStaff, type TestMember } from './testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let picture: Buffer;
const roles = new Map<string, TestMember>();
let another: TestMember;
beforeAll(async () => {
  for (const role of staffRoles) roles.set(role, await room.member(role));
  another = await room.member('admin');
  picture = await aPicture('jpeg');
  await giveEverybodyAPerson(database);
});

const reason = 'a reason for the trail';
const requests = staffRequests({ room, database, picture: () => picture, admin: () => roles.get('admin') });

const names = Object.keys(requests) as StaffName[];
/** About what is not there. */
const nothing: StaffRequest = { params: { id: 1, session: 1, name: 'brands', version: 1 }, payload: { reason } };

describe('who may do what', () => {
  test('the table has every call for staff', () => {
    const wanted = Object.entries(staffApi).filter(([, call]) => call.who === 'staff');
    expect(names.toSorted()).toEqual(wanted.map(([name]) => name).sort());
  });

  test('every permission is one the contract knows, and every one belongs to a role', async () => {
    const { rows } = await database.query<{ permissions: string[] }>('select permissions from staff_role');
    const given = new Set(rows.flatMap((row) => row.permissions));
    expect([...given].sort()).toEqual([...staffPermissions].sort());
  });

  test.each(names)('%s: without a session 401, and nothing happens', async (name) => {
    const call: Call = staffApi[name];
    const body = call.upload ? await aForm(picture, { client_id: randomUUID() }) : { payload: { reason } };
    const answer = await send(room.browser(), call, { ...nothing, ...body });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  });

  test.each(staffRoles.flatMap((role) => names.map((name) => [role, name] as const)))('%s: %s', async (role, name) => {
    const member = roles.get(role) as TestMember;
    const call: Call = staffApi[name];
    const { rows } = await database.query<{ permissions: string[] }>(
      'select permissions from staff_role where name = $1',
      [role],
    );
    const isOpen = call.permission === 'self' || rows[0]?.permissions.includes(call.permission ?? '');
    // Who may not is refused before anything is looked at, but for the kind of what is uploaded.
    const request: StaffRequest = isOpen || call.upload ? await requests[name](member) : nothing;
    const may = isOpen && request.closedBy === undefined;
    const [before] = await listEntries(database, { staffId: member.id, limit: 1 });
    const answer = await send(member, call, request);
    const entries = (await listEntries(database, { staffId: member.id, limit: 5 })).filter(
      (entry) => entry.id > (before?.id ?? 0),
    );
    if (!may) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
      // Tried, refused, and seen: nothing else happened.
      expect(entries).toMatchObject([
        {
          kind: 'staff.call_refused',
          actor: { kind: 'staff', id: member.id, name: `A ${role}` },
          address: '127.0.0.1',
          detail: { call: name, permission: request.closedBy ?? call.permission, times: 1 },
        },
      ]);
      return;
    }
    expect(Object.keys(call.responses)).toContain(String(answer.statusCode));
    if (!rows[0]?.permissions.includes('players.read_sensitive')) expect(personalIn(answer.body)).toEqual([]);
    // What the contract says of the trail is what is in it, with who and from where.
    expect(entries.map((entry) => entry.kind)).toEqual(call.recorded ? [call.recorded] : []);
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor: { kind: 'staff', id: member.id, name: `A ${role}` }, address: '127.0.0.1' });
      if (request.params?.id !== undefined) expect(entry.target).not.toBeNull();
      if (request.payload && 'reason' in request.payload) expect(entry.reason).toBe(reason);
    }
  });
});

/** Whoever is sent the same again does no harm, and why: everything else is done once, however often it is clicked. */
const again: Partial<Record<StaffName, string>> = {
  changeStaffPassword: 'one’s own',
  changePlayerGroups: 'the same groups',
  endPlayerSessions: 'whichever are open',
  sendPlayerPasswordLink: 'another link, so many a day',
  verifyTrail: 'a look',
  changeStaffMember: 'the same role',
  resetStaffMember: 'another link',
  tagPlayer: 'the same tag',
  reconcileProvider: 'a look',
  checkJackpot: 'a look',
  revealPartnerPayout: 'a look',
  revealPartnerSecret: 'a look',
  setPartnerHook: 'the same address',
  countSegment: 'a count',
  testCampaign: 'a mail to oneself',
  issueGift: 'the same gift, by its key',
  holdContest: 'the same hours',
  setFactor: 'the same factor',
  saveView: 'the same view',
  uploadContentPicture: 'the same picture',
  describeContentPicture: 'the same words',
  saveBrandDraft: 'the same draft',
  previewBrand: 'another link',
  recordStaffExport: 'another file',
  setQueuePromise: 'the same promise',
  setStaffNoticeMail: 'one’s own',
  makePreview: 'another link',
  openStaffChat: 'a look',
  messagePlayer: 'the same message, by its name',
  answerChat: 'the same message, by its name',
  answerChatWithFile: 'the same message, by its name',
  closeStaffChat: 'closed is closed',
  moveChat: 'the same group',
};
/** What is new each time somebody else says it: two members who propose the same have both proposed it. */
const byEachMember: readonly StaffName[] = [
  'askCorrection',
  'makePromotionCodes',
  'proposePoints',
  'proposeProtectionRules',
  'saveAdventure',
  'savePromotion',
  'setPointRate',
];
const acting = names.filter((name) => staffApi[name].method !== 'GET');

describe('a click twice, and a page that is out of date', () => {
  test.each(acting)('%s', async (name) => {
    const call: Call = staffApi[name];
    const admin = roles.get('admin') as TestMember;
    const request = await requests[name](admin);
    const clicked = { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
    const [before] = await listEntries(database, { limit: 1 });
    const answers = await Promise.all([
      send(admin, call, clicked),
      send(another, call, request),
      send(admin, call, clicked),
    ]);
    // A rule tells each field that does not fit as `name.invalid`.
    const known = [...call.errors, 'RATE_LIMITED', ...(call.errors.includes('rule.invalid') ? ['name.invalid'] : [])];
    for (const answer of answers) {
      if (answer.statusCode < 400) continue;
      const { error, errors = {} } = answer.json();
      const said = error
        ? [error.code]
        : Object.entries(errors).flatMap(([field, codes]) =>
            Object.keys(codes as object).map((code) => `${field}.${code}`),
          );
      for (const code of said) expect(known).toContain(code);
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect(answers.map(({ statusCode }) => statusCode).sort()[0]).toBeLessThan(300);
    const done = (await listEntries(database, { limit: 10 })).filter(
      ({ id, kind }) => id > (before?.id ?? 0) && kind === call.recorded,
    );
    const most = name in again ? 3 : byEachMember.includes(name) ? 2 : 1;
    expect(done.length).toBeLessThanOrEqual(most);
  });
});
