import { Refusal } from '@halley/contract';
import { expect, test } from 'vitest';
import { listEntries } from '../audit/index.ts';
import { createApp, silentLog } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { assignNext, claimNext, deliverClaim } from './sending/send-campaign.ts';
import { unsubscribeToken } from './sending/unsubscribe-token.ts';
import { aCampaign, aContent, aName, author } from './testing/a-campaign.ts';
import { sharedCampaignHouse } from './testing/campaign-house.ts';

const house = sharedCampaignHouse();
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Mails of campaigns carry how to end them; those of the account do not. */
const mailsTo = async (player: { email: string }) =>
  (await house.mailsTo(player.email)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined);
const linkOf = (playerId: number, campaignId: number) =>
  `/api/unsubscribe/${unsubscribeToken(house.ports.keys, { playerId, campaignId })}`;

test('[OPS-20] a segment is counted in the background, shows a few of its players masked, and keeps its versions', async () => {
  const { desk, database, clock } = house;
  const group = house.newGroup();
  const players = [await house.reachable(group), await house.reachable(group), await house.reachable(house.newGroup())];
  const id = await house.aSegment(group);
  expect((await desk.segments.read(database, id)).players).toBeNull();
  for (let turn = 0; turn < 5; turn += 1) await house.run('campaigns.count', { segmentId: id });
  const counted = await desk.segments.read(database, id);
  expect(counted).toMatchObject({ players: 2, counted_at: clock.now().toISOString(), is_counting: false, version: 1 });
  expect(counted.sample.map(({ player_id }) => player_id)).toEqual(players.slice(0, 2).map(({ playerId }) => playerId));
  expect(counted.sample.every(({ name }) => name.endsWith('•••'))).toBe(true);

  const saved = { id, name: counted.name, rule: { audience: { groups: [group], country: ['NO'] }, seen: {} } };
  const save = (fromVersion: number) =>
    outcomeOf(database.tx((tx) => desk.segments.save(tx, { ...saved, fromVersion }, author(1))));
  expect(await save(1)).toBe('taken');
  expect(await desk.segments.read(database, id)).toMatchObject({ version: 2, players: null });
  expect(await save(1)).toBe('CHANGED_MEANWHILE');
  for (let turn = 0; turn < 5; turn += 1) await house.run('campaigns.count', { segmentId: id });
  expect(await desk.segments.read(database, id)).toMatchObject({
    players: 0,
    versions: [{ version: 2 }, { version: 1 }],
  });
  const again = { name: counted.name, rule: saved.rule };
  expect(await outcomeOf(database.tx((tx) => desk.segments.save(tx, again, author(1))))).toBe('rule.invalid');
});

test('[OPS-21] a campaign is agreed to by somebody who did not write at it, in the version that was read', async () => {
  const { desk, database, clock } = house;
  const rule = aCampaign(await house.aSegment(house.newGroup()), clock.now());
  const act = (deed: (tx: never) => Promise<unknown>) => outcomeOf(database.tx((tx) => deed(tx as never)));
  const { id } = await database.tx((tx) => desk.save(tx, { rule }, author(1)));
  expect(await act((tx) => desk.save(tx, { rule }, author(1)))).toBe('rule.invalid');
  expect(await act((tx) => desk.decide(tx, { id, to: 'approved', version: 1 }, author(2)))).toBe('state.not_allowed');
  await act((tx) => desk.move(tx, { id, to: 'waiting', version: 1 }, author(1)));
  expect((await desk.waiting(database)).open).toBeGreaterThan(0);
  expect(await act((tx) => desk.decide(tx, { id, to: 'approved', version: 1 }, author(1)))).toBe(
    'SECOND_PERSON_NEEDED',
  );
  // Written at meanwhile: it is a draft again, and nobody agrees to what they have not read.
  await act((tx) => desk.save(tx, { id, fromVersion: 1, rule: { ...rule, control_percent: 10 } }, author(2)));
  expect(await act((tx) => desk.decide(tx, { id, to: 'approved', version: 1 }, author(3)))).toBe('CHANGED_MEANWHILE');
  await act((tx) => desk.move(tx, { id, to: 'waiting', version: 2 }, author(1)));
  expect(await act((tx) => desk.decide(tx, { id, to: 'approved', version: 2 }, author(2)))).toBe(
    'SECOND_PERSON_NEEDED',
  );
  expect(await act((tx) => desk.decide(tx, { id, to: 'approved', version: 2 }, author(3, 'read it')))).toBe('taken');
  expect(await desk.page(database, id, 3)).toMatchObject({ state: 'approved', approved_by: 'Member 3', is_own: false });
  expect(await act((tx) => desk.save(tx, { id, fromVersion: 2, rule }, author(1)))).toBe('state.not_allowed');
  const [line] = await listEntries(database, { kind: 'campaigns.campaign_decided', limit: 1 });
  expect(line).toMatchObject({ reason: 'read it', target: { kind: 'campaign', id: String(id) } });
});

test('[OPS-21] words that urge, paths that lead away and segments that are not there are refused with their field', async () => {
  const { desk, database, clock } = house;
  const urging = aContent('Last chance');
  const rule = { ...aCampaign(999_999, clock.now()), arms: [{ ...urging, path: 'https://elsewhere.test' }] };
  const refused = await database.tx((tx) => desk.save(tx, { rule }, author(1))).catch((error) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused.details.fields).toEqual(expect.arrayContaining(['arms.0.path', 'arms.0.words.en', 'segment_id']));
});

test('[OPS-21] [OPS-22] it reaches whoever consents, once and in their language, and nobody who is excluded, on a break, closed, silent, too young, at risk or asleep', async () => {
  const { database, clock, house: rooms } = house;
  const group = house.newGroup();
  const [german, norwegian, excluded, paused, silent, young, closed, asleep, late, atRisk] = await Promise.all(
    ['DE', 'NO', 'DE', 'DE', 'DE', 'DE', 'DE', 'NZ', 'DE', 'DE'].map((country) =>
      house.reachable(group, { country, language: country === 'NO' ? 'no' : 'de' }),
    ),
  );
  const set = (playerId: number, change: string) =>
    database.query(`update identity_player set ${change} where id = $1`, [playerId]);
  await excluded?.set({ type: 'selfexclusion', period: 'month_6' });
  await paused?.set({ type: 'coolingoff', period: 'week' });
  // An exclusion takes consents back; whoever gave one again is not reached either.
  await set(excluded?.playerId ?? 0, 'receive_promos = true');
  await set(silent?.playerId ?? 0, 'receive_promos = false');
  await set(young?.playerId ?? 0, `date_of_birth = '2009-01-01'`);
  await database.tx((tx) =>
    rooms.identity.desk.block(tx, { playerId: closed?.playerId ?? 0, reason: 'closed by staff' }),
  );

  await database.query(
    `insert into protection_case (player_id, level, state, opened_why, opened_at, due_at) values ($1, 'act', 'open', 'signs', now(), now())`,
    [atRisk?.playerId],
  );
  const id = await house.agreed(aCampaign(await house.aSegment(group), clock.now()));
  await house.run('campaigns.advance', {});
  await assignNext(house.ports, id);
  // Assigned, and on a break a moment later: what counts is the moment of sending.
  await late?.set({ type: 'coolingoff', period: 'day' });
  await house.send(id);
  await house.send(id);

  expect(Object.fromEntries(await house.deliveries(id))).toEqual({
    [german?.playerId ?? 0]: 'sent',
    [norwegian?.playerId ?? 0]: 'sent',
    [asleep?.playerId ?? 0]: 'due',
    [late?.playerId ?? 0]: 'on_break',
  });
  for (const nobody of [excluded, paused, silent, young, closed, asleep, late, atRisk]) {
    expect(await mailsTo(nobody as never)).toEqual([]);
  }
  const [mail, ...more] = await mailsTo(german as never);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'News from the house (de)',
    unsubscribeUrl: expect.stringContaining('/one-click/'),
  });
  expect(mail?.text).toContain('/unsubscribe/');
  expect((await mailsTo(norwegian as never)).map(({ subject }) => subject)).toEqual(['News from the house (no)']);

  // It is ten in the evening in Auckland, and the next morning it is not.
  clock.advanceMs(12 * hourMs);
  await house.send(id);
  expect((await house.deliveries(id)).get(asleep?.playerId ?? 0)).toBe('sent');
  await house.send(id);
  expect((await house.desk.page(database, id, 9)).state).toBe('done');
  clock.advanceMs(12 * hourMs);
});

test('[OPS-24] who unsubscribes between the claim of a batch and its sending gets nothing of it, by one press and for ever', async () => {
  const { clock, app, database } = house;
  const group = house.newGroup();
  const [stays, leaves] = [await house.reachable(group), await house.reachable(group)];
  const id = await house.agreed(aCampaign(await house.aSegment(group), clock.now()));
  await house.run('campaigns.advance', {});
  while (await assignNext(house.ports, id));
  const claim = (await claimNext(house.ports, id)) ?? '';
  expect(await claimNext(house.ports, id)).toBeNull();

  const link = linkOf(leaves.playerId, id);
  const pressed = await app.inject({ method: 'POST', url: link });
  expect([pressed.statusCode, pressed.json()]).toEqual([200, { receive_promos: false }]);
  await deliverClaim(house.ports, { campaignId: id, claim });
  expect(Object.fromEntries(await house.deliveries(id))).toEqual({
    [stays.playerId]: 'sent',
    [leaves.playerId]: 'no_consent',
  });
  expect(await mailsTo(leaves)).toEqual([]);

  const other = await house.agreed(aCampaign(await house.aSegment(group), clock.now(), { channel: 'notice' }));
  await house.send(other);
  expect([...(await house.deliveries(other)).keys()]).toEqual([stays.playerId]);
  // Clicked again, or with a link that nobody has made.
  expect((await app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
  const forged = link.replace(`/${leaves.playerId}.`, `/${stays.playerId}.`);
  expect((await app.inject({ method: 'POST', url: forged })).statusCode).toBe(422);
  const lines = await listEntries(database, { kind: 'campaigns.unsubscribed', limit: 5 });
  expect(lines.filter(({ player_id }) => player_id === leaves.playerId)).toHaveLength(1);
  const { rows } = await database.query(
    `select given, source from identity_consent where player_id = $1 and source = 'unsubscribe'`,
    [leaves.playerId],
  );
  expect(rows).toEqual([{ given: false, source: 'unsubscribe' }]);
});

test('[OPS-24] [OPS-63] a mail that waited does not leave to whoever unsubscribed meanwhile; other mails do', async () => {
  const { clock, app } = house;
  const group = house.newGroup();
  const [stays, leaves] = [await house.reachable(group), await house.reachable(group)];
  const id = await house.agreed(aCampaign(await house.aSegment(group), clock.now()));
  await house.send(id);
  const { mayLeave } = house.house.campaigns;
  const [toLeaver] = await mailsTo(leaves);
  const [toStayer] = await mailsTo(stays);
  expect([await mayLeave(toLeaver as Mail), await mayLeave(toStayer as Mail)]).toEqual([true, true]);
  await app.inject({ method: 'POST', url: linkOf(leaves.playerId, id) });
  expect([await mayLeave(toLeaver as Mail), await mayLeave(toStayer as Mail)]).toEqual([false, true]);
  const { offersTo, ...plain } = toLeaver as Mail;
  expect([offersTo, await mayLeave(plain)]).toEqual([leaves.playerId, true]);
});

test('[OPS-24] a mail program ends mails with a form and without a person (RFC 8058); a look at the link does not', async () => {
  const { database, house: rooms } = house;
  const app = await createApp({ log: silentLog });
  const player = await house.reachable(house.newGroup());
  const token = unsubscribeToken(house.ports.keys, { playerId: player.playerId, campaignId: 1 });
  rooms.campaigns.mount(app);
  const url = `/unsubscribe/one-click/${token}`;
  const wants = async () =>
    (await database.query('select receive_promos from identity_player where id = $1', [player.playerId])).rows[0];
  await app.inject({ method: 'GET', url });
  const page = (method: 'GET' | 'POST', of: string) =>
    app.inject({ method, url: `/unsubscribe/${of}`, headers: { 'accept-language': 'it-IT,it;q=0.9' } });
  const asked = await page('GET', token);
  expect([asked.statusCode, asked.body]).toEqual([200, expect.stringContaining('Niente più offerte?')]);
  expect((await page('GET', `${token}x`)).statusCode).toBe(422);
  expect(
    (
      await page(
        'POST',
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      )
    ).statusCode,
  ).toBe(422);
  expect(await wants()).toEqual({ receive_promos: true });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect([answer.statusCode, await wants()]).toEqual([200, { receive_promos: false }]);
  expect((await page('POST', token)).body).toContain('Fatto.');
});

test('[OPS-23] a batch whose sender died is sent by another, and nobody gets two, however many send at once', async () => {
  const { clock, ports } = house;
  const group = house.newGroup();
  const players = await Promise.all(Array.from({ length: 6 }, () => house.reachable(group)));
  const id = await house.agreed(aCampaign(await house.aSegment(group), clock.now()));
  await house.run('campaigns.advance', {});
  while (await assignNext(ports, id));
  const claim = (await claimNext(ports, id)) ?? '';
  // Killed in the middle of a batch: nothing of it has happened.
  let mails = 0;
  const dying = {
    ...ports,
    queueMail: async (...mail: Parameters<typeof ports.queueMail>) => {
      mails += 1;
      if (mails === 4) throw new Error('killed');
      await ports.queueMail(...mail);
    },
  };
  await expect(deliverClaim(dying, { campaignId: id, claim })).rejects.toThrow('killed');
  expect(new Set((await house.deliveries(id)).values())).toEqual(new Set(['due']));
  expect(await claimNext(ports, id)).toBeNull();

  clock.advanceMs(3 * 60 * 1000);
  const second = (await claimNext(ports, id)) ?? '';
  const other = house.openOther();
  // The dead one comes back to life, and both hold what they think is theirs, at once.
  await Promise.all([
    deliverClaim(ports, { campaignId: id, claim }),
    deliverClaim(other.campaigns.ports, { campaignId: id, claim: second }),
    deliverClaim(ports, { campaignId: id, claim: second }),
    house.run('campaigns.send', { campaignId: id }),
    house.run('campaigns.send', { campaignId: id }, other),
  ]);
  for (const player of players) expect(await mailsTo(player)).toHaveLength(1);
  expect(new Set((await house.deliveries(id)).values())).toEqual(new Set(['sent']));
});

test('[OPS-23] stopped at any moment: what is claimed is not sent any more, and popups that lie ready are not shown', async () => {
  const { clock, database, desk } = house;
  const group = house.newGroup();
  const player = await house.reachable(group);
  const segment = await house.aSegment(group);
  const stop = (id: number) =>
    database.tx((tx) => desk.move(tx, { id, to: 'stopped', version: 1 }, author(1, 'a wrong word in it')));
  const mail = await house.agreed(aCampaign(segment, clock.now()));
  await house.run('campaigns.advance', {});
  while (await assignNext(house.ports, mail));
  const claim = (await claimNext(house.ports, mail)) ?? '';
  await stop(mail);
  await deliverClaim(house.ports, { campaignId: mail, claim });
  await house.send(mail);
  expect(await mailsTo(player)).toEqual([]);

  const popup = await house.agreed(aCampaign(segment, clock.now(), { channel: 'popup' }));
  await house.send(popup);
  const shown = async () => (await player.call('GET', '/api/campaigns/popup')).json().popup;
  const { id, title, path } = await shown();
  expect([title, path]).toEqual(['News from the house (de)', '/games']);
  await stop(popup).catch(() => undefined);
  const note = (act: string) => player.call('POST', `/api/campaigns/popups/${id}`, { act });
  expect((await note('shown')).statusCode).toBe(204);
  expect((await note('clicked')).statusCode).toBe(204);
  expect(await shown()).toBeNull();
  const stranger = await house.reachable(group);
  expect((await stranger.call('POST', `/api/campaigns/popups/${id}`, { act: 'shown' })).statusCode).toBe(404);
  const { arms } = await desk.results(database, popup);
  expect(arms).toMatchObject([
    { name: 'A', delivered: 1, opened: { players: 1 }, clicked: { players: 1 }, effect: null },
  ]);
});

test('[OPS-22] so many messages a day and no more, also of two campaigns that send at once', async () => {
  const { clock } = house;
  const group = house.newGroup();
  const player = await house.reachable(group);
  const segment = await house.aSegment(group);
  const ids = [
    await house.agreed(aCampaign(segment, clock.now())),
    await house.agreed(aCampaign(segment, clock.now())),
  ];
  await house.run('campaigns.advance', {});
  const claims = await Promise.all(
    ids.map(async (campaignId) => {
      while (await assignNext(house.ports, campaignId));
      return { campaignId, claim: (await claimNext(house.ports, campaignId)) ?? '' };
    }),
  );
  await Promise.all(claims.map((claimed) => deliverClaim(house.ports, claimed)));
  expect(await mailsTo(player)).toHaveLength(1);
  const outcomes = await Promise.all(ids.map(async (id) => (await house.deliveries(id)).get(player.playerId)));
  expect(outcomes.sort()).toEqual(['enough_messages', 'sent']);
  clock.advanceMs(dayMs);
  const third = await house.agreed(aCampaign(segment, clock.now()));
  await house.send(third);
  expect((await house.deliveries(third)).get(player.playerId)).toBe('sent');
});

test('what is written is shown as its recipient sees it in five languages, and sent to oneself', async () => {
  const { desk, database } = house;
  const previews = desk.preview({ channel: 'mail', content: aContent() });
  expect(previews.map(({ language }) => language)).toEqual(['en', 'de', 'fr-CA', 'no', 'it']);
  for (const { language, html } of previews) expect(html).toContain(`News from the house (${language})`);
  expect(desk.preview({ channel: 'popup', content: aContent() })[0]).toMatchObject({ html: null, path: '/games' });
  const to = `${aName('crm').replaceAll(' ', '-')}@staff.test`;
  await database.tx((tx) => desk.test(tx, { language: 'it', content: aContent(), to }, author(1)));
  expect(await house.mailsTo(to)).toMatchObject([{ subject: 'Test: News from the house (it)' }]);
});

test('how often and when is data: the second of two who change it looks again', async () => {
  const { desk, database } = house;
  const { version, rules } = await desk.rules(database);
  const save = (fromVersion: number) =>
    outcomeOf(database.tx((tx) => desk.saveRules(tx, { fromVersion, rules }, author(2))));
  expect(await Promise.all([save(version), save(version)])).toContain('CHANGED_MEANWHILE');
  expect((await desk.rules(database)).version).toBe(version + 1);
});

test('[OPS-25] results: everybody assigned counts, the control group gets nothing, few say nothing, and an early look says so', async () => {
  const { clock, database, desk } = house;
  const group = house.newGroup();
  const players = await Promise.all(Array.from({ length: 12 }, () => house.reachable(group)));
  const rule = aCampaign(await house.aSegment(group), clock.now(), {
    channel: 'notice',
    control_percent: 50,
    arms: [aContent('One'), aContent('Other')],
  });
  const id = await house.agreed(rule);
  await house.send(id);
  const states = await house.deliveries(id);
  for (const player of players) {
    const notices = (await player.call('GET', '/api/notification_center/notifications')).json();
    expect(notices).toHaveLength(states.get(player.playerId) === 'control' ? 0 : 1);
  }
  const before = await desk.results(database, id);
  expect(before).toMatchObject({ goal: 'played', is_early: true, planned_per_arm: 356, confidence_percent: 97.5 });
  expect(before.arms.map(({ name }) => name)).toEqual(['control', 'A', 'B']);
  expect(before.arms.reduce((sum, { assigned }) => sum + assigned, 0)).toBe(12);
  for (const arm of before.arms) {
    expect(arm.delivered).toBe(arm.name === 'control' ? 0 : arm.assigned);
    expect(arm.effect?.verdict ?? 'too_few').toBe('too_few');
    expect([arm.opened, arm.played.players, arm.deposited.players]).toEqual([null, 0, 0]);
  }

  const [player] = players;
  // Rounds are numbered by the time of the database: the days of this player are days of that.
  clock.advanceMs(Date.now() - clock.now().getTime());
  await database.query(
    `update campaigns_delivery set assigned_at = now() - interval '1 hour' where campaign_id = $1 and player_id = $2`,
    [id, player?.playerId],
  );
  await database.query('update campaigns_campaign set ended_at = now() where id = $1', [id]);
  await player?.fund(1_000n);
  expect(await player?.play(100n)).toBe('taken');
  await house.run('campaigns.measure', {});
  await house.run('campaigns.measure', {});
  const after = await desk.results(database, id);
  expect(after.arms.reduce((sum, { played }) => sum + played.players, 0)).toBe(1);
  expect(after.counted_at).toBe(clock.now().toISOString());
});
