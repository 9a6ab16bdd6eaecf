import { expect, test } from 'vitest';
import { createApp, silentLog, writeEvents } from '../kit/index.ts';
import { catchUp } from '../kit/testing/catch-up.ts';
import { aRule } from '../promotions/testing/a-rule.ts';
import { makeLive } from '../promotions/testing/make-live.ts';
import { unsubscribeToken } from './sending/unsubscribe-token.ts';
import { aCampaign, aContent, aJourney, author } from './testing/a-campaign.ts';
import { sharedCampaignHouse } from './testing/campaign-house.ts';

const house = sharedCampaignHouse();
const hourMs = 60 * 60 * 1000;

/** News of a player, and the room follows them. */
async function happens(topic: 'identity.email_confirmed' | 'payments.deposited', playerIds: readonly number[]) {
  const at = house.clock.now().toISOString();
  const events = playerIds.map((playerId) => ({ playerId, at, amount: '100', currency: 'EUR' }));
  await house.database.tx((tx) => writeEvents(tx, topic, events as never));
  const consumer = house.house.consumers.find(({ name }) => name === 'campaigns-enter')!;
  await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  await catchUp(house.database, consumer);
}
const walk = () => house.run('campaigns.advance', {});
const noticesOf = async (player: { call(method: 'GET', url: string): Promise<{ json(): unknown }> }) =>
  (await player.call('GET', '/api/notification_center/notifications')).json() as { title: string }[];
const message = (title: string) => ({ do: 'message' as const, channel: 'notice' as const, content: aContent(title) });
const runOf = async (id: number, playerId: number) =>
  (
    await house.database.query('select state, why, step from campaigns_run where campaign_id = $1 and player_id = $2', [
      id,
      playerId,
    ])
  ).rows[0];

test('[OPS-26] a journey: event, wait, check, message and offer, each once, in the version it was come into with', async () => {
  const { clock, database } = house;
  const group = house.newGroup();
  const [member, other, stranger] = [
    await house.reachable(group),
    await house.reachable(group, { country: 'NO', language: 'no' }),
    await house.reachable(house.newGroup()),
  ];
  const entry = await house.aSegment(group);
  const germans = await database.tx((tx) =>
    house.desk.segments.save(
      tx,
      { name: `Germans ${group}`, rule: { audience: { country: ['DE'] }, seen: {} } },
      author(1),
    ),
  );
  const promotionId = await makeLive(
    house,
    aRule({
      kind: 'manual',
      trigger: { claim: 'staff' },
      condition: {},
      rewards: [{ type: 'cash', amount: { EUR: 500 } }],
      caps: { perPlayer: 1 },
    }),
  );
  const id = await house.agreed(
    aJourney(clock.now(), {
      segment_id: entry,
      steps: [
        message('Welcome'),
        { do: 'wait', hours: 2 },
        { do: 'check', segment_id: germans.id, otherwise: 'skip' },
        message('For Germans'),
        { do: 'offer', promotion_id: promotionId },
      ],
    }),
  );
  await walk();
  await happens(
    'identity.email_confirmed',
    [member, other, stranger].map(({ playerId }) => playerId),
  );
  await happens('identity.email_confirmed', [member.playerId]);
  await walk();
  expect(await runOf(id, member.playerId)).toMatchObject({ state: 'running', step: 2 });
  expect(await runOf(id, stranger.playerId)).toBeUndefined();
  await walk();
  expect(await noticesOf(member)).toHaveLength(1);

  clock.advanceMs(2 * hourMs);
  // Several workers at once: each step is one worker's.
  const second = house.openOther();
  await Promise.all([walk(), house.run('campaigns.advance', {}, second), walk()]);
  await walk();
  expect(await runOf(id, member.playerId)).toMatchObject({ state: 'done' });
  expect(await runOf(id, other.playerId)).toMatchObject({ state: 'done' });
  // Notices live for two hours: what is left is what came after the wait.
  expect((await noticesOf(member)).map(({ title }) => title).join()).toContain('For Germans (de)');
  expect(await noticesOf(other)).toEqual([]);
  const { rows } = await database.query(
    'select player_id::int as id, count(*)::int as grants from promotions_grant where promotion_id = $1 group by 1 order by 1',
    [promotionId],
  );
  expect(rows).toEqual([
    { id: member.playerId, grants: 1 },
    { id: other.playerId, grants: 1 },
  ]);
  const page = await house.desk.page(database, id, 1);
  expect(
    page.steps.map(({ done, skipped, refused, waiting, left }) => [done, skipped, refused, waiting, left]),
  ).toEqual([
    [2, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [2, 0, 0, 0, 0],
  ]);
  expect(page.runs).toEqual({ running: 0, done: 2, left: [] });
});

test('[OPS-26] protection is judged at each step, whoever did what the journey was for leaves, and a stop ends it for all', async () => {
  const { clock, database } = house;
  const group = house.newGroup();
  const [paused, paid, silent, stopped] = await Promise.all(Array.from({ length: 4 }, () => house.reachable(group)));
  const segment_id = await house.aSegment(group);
  const steps = [{ do: 'wait' as const, hours: 1 }, message('One'), { do: 'wait' as const, hours: 1 }, message('Two')];
  const id = await house.agreed(aJourney(clock.now(), { segment_id, leave_on: ['deposited'], steps }));
  await walk();
  await happens(
    'identity.email_confirmed',
    [paused, paid, silent, stopped].map((player) => player?.playerId ?? 0),
  );
  await walk();
  await paused?.set({ type: 'coolingoff', period: 'day' });
  await database.query('update identity_player set receive_promos = false where id = $1', [silent?.playerId]);
  clock.advanceMs(hourMs);
  await happens('payments.deposited', [paid?.playerId ?? 0]);
  await walk();
  expect(await runOf(id, paused?.playerId ?? 0)).toMatchObject({ state: 'left', why: 'on_break' });
  expect(await runOf(id, paid?.playerId ?? 0)).toMatchObject({ state: 'left', why: 'deposited' });
  // Without consent nothing is said; the journey goes on, should it come back.
  expect(await runOf(id, silent?.playerId ?? 0)).toMatchObject({ state: 'running', step: 3 });
  expect(await noticesOf(silent as never)).toEqual([]);
  await database.tx((tx) => house.desk.move(tx, { id, to: 'stopped', version: 1 }, author(1)));
  clock.advanceMs(hourMs);
  await walk();
  expect(await runOf(id, stopped?.playerId ?? 0)).toMatchObject({ state: 'left', why: 'stopped' });
  const { runs, steps: counted } = await house.desk.page(database, id, 1);
  expect(runs).toEqual({
    running: 0,
    done: 0,
    left: [
      { why: 'deposited', players: 1 },
      { why: 'on_break', players: 1 },
      { why: 'stopped', players: 2 },
    ],
  });
  expect(counted[1]).toMatchObject({ done: 1, refused: 1, left: 2 });
});

test('[OPS-63] a step that breaks keeps nobody else waiting, and comes again', async () => {
  const { clock } = house;
  const group = house.newGroup();
  const [broken, well] = [await house.reachable(group), await house.reachable(group)];
  const id = await house.agreed(
    aJourney(clock.now(), { segment_id: await house.aSegment(group), steps: [message('Welcome')] }),
  );
  await walk();
  await happens('identity.email_confirmed', [broken.playerId, well.playerId]);
  const { write } = house.ports.notifications;
  house.ports.notifications.write = async (tx, notice) => {
    if (notice.playerIds.includes(broken.playerId)) await tx.query('select 1 / 0');
    return write(tx, notice);
  };
  await walk();
  expect(await runOf(id, well.playerId)).toMatchObject({ state: 'done' });
  expect(await runOf(id, broken.playerId)).toMatchObject({ state: 'running', step: 0 });
  house.ports.notifications.write = write;
  clock.advanceMs(hourMs);
  await walk();
  expect(await runOf(id, broken.playerId)).toMatchObject({ state: 'done' });
});

test('[OPS-25] a mail opened counts once, by its day, where the house counts that and while its reader takes offers', async () => {
  const { clock, database, desk, house: rooms } = house;
  const app = await createApp({ log: silentLog });
  rooms.campaigns.mount(app);
  const group = house.newGroup();
  const [reads, leaves] = [await house.reachable(group), await house.reachable(group)];
  const segment = await house.aSegment(group);
  const imageTo = async (player: { email: string }) =>
    / src="[^"]*(\/mail\/opened\/[^"]+)"/.exec(
      (await house.mailsTo(player.email)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined).at(-1)?.html ??
        '',
    )?.[1];
  const rulesAs = async (counts_opens: boolean) => {
    const { version, rules } = await desk.rules(database);
    const wish = { fromVersion: version, rules: { ...rules, counts_opens } };
    await database.tx((tx) => desk.saveRules(tx, wish, author(3)));
  };
  const silent = await house.agreed(aCampaign(segment, clock.now()));
  await house.send(silent);
  expect(await imageTo(reads)).toBeUndefined();
  expect((await desk.results(database, silent)).arms[0]).toMatchObject({ delivered: 2, opened: null });

  clock.advanceMs(24 * hourMs);
  await rulesAs(true);
  const id = await house.agreed(aCampaign(segment, clock.now()));
  await house.send(id);
  await rulesAs(false);
  const [read, left] = [await imageTo(reads), await imageTo(leaves)];
  await app.inject({
    method: 'POST',
    url: `/unsubscribe/${unsubscribeToken(house.ports.keys, { playerId: leaves.playerId, campaignId: id })}`,
  });
  for (const url of [read, read, left, read?.replace(/.\.gif$/, '_.gif'), '/mail/opened/x']) {
    const answer = await app.inject({ url: url ?? '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/gif']);
  }
  const { arms, method } = await desk.results(database, id);
  expect(arms[0]).toMatchObject({ delivered: 2, opened: { players: 1 }, clicked: null });
  expect(method).toContain('programs that load images before anybody reads');
  const { rows } = await database.query(
    'select player_id, opened_at from campaigns_message where campaign_id = $1 and opened_at is not null',
    [id],
  );
  expect(rows).toEqual([
    { player_id: BigInt(reads.playerId), opened_at: new Date(clock.now().toISOString().slice(0, 10)) },
  ]);
});
