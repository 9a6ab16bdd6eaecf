import { describe, expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { usualRules } from '../rules/usual-rules.ts';
import { deskOf, member } from '../testing/desk-of.ts';
import { lookAtPlay } from '../testing/follow.ts';

const limited = sharedLimitedHouse();
const { inTx, open, read, by } = deskOf(limited);
type Player = Awaited<ReturnType<typeof limited.player>>;

const texts = {
  main_source_of_income: 'Salary',
  total_annual_earnings: '40 000 EUR',
  expected_yearly_spending: '1 000 EUR',
  employment_status: 'Employed',
  primary_occupation: 'Baker',
  nationality: 'Finnish',
  place_of_birth: 'Turku',
};
const ticketOf = ({ playerId, email }: Player, more: object = {}) => ({
  email,
  player_id: playerId,
  submitted_at: '2026-11-18T08:00:00.000Z',
  answers: { ...texts, other_sources_of_income: ['Rent'] },
  questions: { ...texts, other_sources_of_income: 'Which other sources do you have?' },
  ...more,
});
const send = async (player: Player, ticket: unknown) => {
  const answer = await player.call('POST', '/api-fe/freshdesk/tickets', ticket as object);
  return { status: answer.statusCode, body: answer.json() };
};

describe('[OPS-40] where money comes from', () => {
  test('is asked by staff, answered once with the client’s form, and read on the case alone', async () => {
    const player = await limited.player();
    const opened = await open(player.playerId);
    const asked = await inTx((tx, desk) => desk.ask(tx, by(1, opened), 'source_of_funds'));
    expect(asked).toMatchObject({ state: 'waiting', requests: [{ kind: 'source_of_funds', asked_by: 'Officer 1' }] });
    limited.clock.advanceMs(60_000);

    const [first, second] = await Promise.all([send(player, ticketOf(player)), send(player, ticketOf(player))]);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ status: 'ok', statusCode: 200, error: null, ticketId: expect.any(Number) });
    expect(second.body).toEqual(first.body);
    const file = await read(opened.id);
    expect(file).toMatchObject({ state: 'contact', answers: [{ answers: { primary_occupation: 'Baker' } }] });
    expect(file.answers).toHaveLength(1);
    expect(file.signs.money_source.answered_at).toBe(limited.clock.now().toISOString());
    const { rows } = await limited.database.query('select sealed from protection_answer where player_id = $1', [
      player.playerId,
    ]);
    expect(rows.map(({ sealed }) => sealed.toString('latin1')).join()).not.toContain('Baker');

    // Asked anew, the same words are a new answer.
    limited.clock.advanceMs(60_000);
    await inTx(async (tx, desk) =>
      desk.ask(tx, by(1, await desk.read(tx, { id: file.id, ...member(1) })), 'affordability'),
    );
    limited.clock.advanceMs(60_000);
    expect((await send(player, ticketOf(player, { player_id: String(player.playerId) }))).body.ticketId).not.toBe(
      first.body.ticketId,
    );
  });

  test('[OPS-65] is decided by staff: more is asked for until it is enough, and the player reads how it stands', async () => {
    const player = await limited.player();
    const standing = async () => (await player.call('GET', '/api/player/protection/funds')).json();
    expect(await standing()).toEqual({ asked: null, told: null });
    const opened = await open(player.playerId);
    await inTx((tx, desk) => desk.ask(tx, by(1, opened), 'affordability'));
    expect(await standing()).toMatchObject({ asked: { kind: 'affordability' }, told: null });
    limited.clock.advanceMs(60_000);
    await send(player, ticketOf(player));
    expect(await standing()).toMatchObject({ asked: null, told: { accepted: null } });

    const decide = async (answerId: number, isAccepted: boolean, ownWords?: string) => {
      const seen = by(2, await read(opened.id));
      return inTx((tx, desk) => desk.decideFunds(tx, seen, { answerId, isAccepted, ownWords }));
    };
    const stale = by(2, await read(opened.id));
    const first = (await read(opened.id)).answers[0]?.id as number;
    const again = await decide(first, false, 'Which bank?');
    expect(again).toMatchObject({ state: 'waiting', answers: [{ decision: { accepted: false, by: 'Officer 2' } }] });
    expect(again.contacts.at(-1)).toMatchObject({ template: 'funds', said: expect.stringContaining('Which bank?') });
    expect(await standing()).toMatchObject({ asked: { kind: 'affordability' }, told: { accepted: false } });
    await expect(decide(first, true)).rejects.toMatchObject({ code: 'REQUEST_OVER' });
    await expect(decide(1, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      inTx((tx, desk) => desk.decideFunds(tx, stale, { answerId: first, isAccepted: true })),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });

    limited.clock.advanceMs(60_000);
    await send(player, ticketOf(player));
    await expect(decide(first, true)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const newest = (await read(opened.id)).answers[0]?.id as number;
    expect(await decide(newest, true)).toMatchObject({
      state: 'contact',
      answers: [{ decision: { accepted: true } }, {}],
    });
    expect(await standing()).toMatchObject({ asked: null, told: { accepted: true } });
    const month = limited.clock.now().toISOString().slice(0, 7);
    const { lines } = await limited.house.protection.desk.report(limited.database, month);
    expect(lines).toContainEqual({ group: 'interactions', name: 'funds.accepted', count: 1 });
    expect(lines).toContainEqual({ group: 'interactions', name: 'funds.asked_again', count: 1 });
  });

  test('is refused in the client’s own words where it does not fit, and nothing is kept', async () => {
    const [player, other] = [await limited.player(), await limited.player()];
    for (const [ticket, label] of [
      [{}, 'invalid_survey'],
      [[], 'invalid_survey'],
      [ticketOf(player, { answers: null }), 'invalid_survey'],
      [ticketOf(player, { player_id: '1e9' }), 'invalid_survey'],
      [ticketOf(player, { answers: { ...texts, other_sources_of_income: Array(21).fill('x') } }), 'invalid_survey'],
      [
        ticketOf(player, { answers: { ...texts, nationality: 'x'.repeat(501), other_sources_of_income: [] } }),
        'invalid_survey',
      ],
      [ticketOf(player, { player_id: other.playerId }), 'other_player'],
      [ticketOf(player, { email: other.email }), 'other_player'],
    ] as const) {
      const { status, body } = await send(player, ticket);
      expect(status).toBe(200);
      expect(body).toEqual({ status: 'failed', statusCode: 400, error: { label, message: expect.any(String) } });
    }
    const { rows } = await limited.database.query('select 1 from protection_answer where player_id = any($1)', [
      [player.playerId, other.playerId],
    ]);
    expect(rows).toEqual([]);
  });
});

describe('[OPS-41] rules and report', () => {
  test('other figures hold when another person has agreed, from their moment on', async () => {
    const published = async () => (await limited.app.inject('/api/protection/rules')).json();
    expect(await published()).toMatchObject({ version: 0, from: null, rules: usualRules });
    const rules = { ...usualRules, failed_cards: { days: 7, watch: 1, act: 2 } };
    const from = new Date(limited.clock.now().getTime() + 60_000);
    const proposal = { rules, from, ...member(1) };
    const past = { ...proposal, from: new Date(0) };
    await expect(inTx((tx, desk) => desk.proposeRules(tx, past))).rejects.toMatchObject({ code: 'publish.past' });
    const { versions } = await inTx((tx, desk) => desk.proposeRules(tx, proposal));
    const version = versions[0]?.version as number;
    const decide = (officer: number) =>
      inTx((tx, desk) => desk.decideRules(tx, { version, isAgreed: true, ...member(officer) }));
    await expect(decide(1)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await decide(2)).toMatchObject({ version: 0, versions: [{ state: 'agreed', decided_by: 'Officer 2' }] });
    await expect(decide(3)).rejects.toMatchObject({ code: 'REQUEST_OVER' });
    limited.clock.advanceMs(60_000);
    expect(await published()).toMatchObject({ version, rules: { failed_cards: { act: 2 } } });
  });

  test('a month is counted: cases, what was said, outcomes, limits and breaks; the file says the same', async () => {
    const { desk } = limited.house.protection;
    const month = limited.clock.now().toISOString().slice(0, 7);
    const countOf = async (group: string, name: string) =>
      (await desk.report(limited.database, month)).lines.find((line) => line.group === group && line.name === name)
        ?.count ?? 0;
    const before = { closed: await countOf('cases', 'closed'), set: await countOf('decided_by_players', 'limits_set') };
    const player = await limited.player();
    await player.set({ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 5_000 }] });
    await lookAtPlay(limited);
    const opened = await open(player.playerId);
    await inTx((tx, on) => on.close(tx, by(1, opened), 'break_proposed'));
    expect(await countOf('cases', 'closed')).toBe(before.closed + 1);
    expect(await countOf('outcomes', 'break_proposed')).toBe(1);
    expect(await countOf('interactions', 'message.to_player')).toBeGreaterThan(0);
    expect(await countOf('decided_by_players', 'limits_set')).toBe(before.set + 1);
    const text = desk.fileOfReport(await desk.report(limited.database, month));
    expect(text).toContain(`${month},outcomes,break_proposed,1\r\n`);
    expect(await desk.report(limited.database, '2020-01')).toMatchObject({ month: '2020-01' });
  });

  test('[OPS-64] a self-test counts once a player and month, by its last result; rows go after 13 months', async () => {
    const { desk, tasks } = limited.house.protection;
    const month = limited.clock.now().toISOString().slice(0, 7);
    const counted = async () =>
      Object.fromEntries(
        (await desk.report(limited.database, month)).lines
          .filter(({ group }) => group === 'self_tests')
          .map(({ name, count }) => [name, count]),
      );
    const [player, other] = [await limited.player(), await limited.player()];
    const note = async ({ call }: Player, result: string) =>
      (await call('POST', '/api/player/protection/self-test', { result })).statusCode;
    expect(await note(player, 'fine')).toBe(422);
    expect([await note(player, 'high'), await note(player, 'raised'), await note(other, 'raised')]).toEqual([
      204, 204, 204,
    ]);
    expect(await counted()).toEqual({ raised: 2 });
    const old =
      "insert into protection_self_test values ($1, date_trunc('month', $2::date - interval '13 months'), 'calm')";
    await limited.database.query(old, [player.playerId, limited.clock.now()]);
    await tasks['protection.mind']();
    const { rows } = await limited.database.query('select result from protection_self_test where player_id = $1', [
      player.playerId,
    ]);
    expect(rows).toEqual([{ result: 'raised' }]);
  });

  test('players near a limit are listed, whether or not there is a sign; so are those with one', async () => {
    const player = await limited.player();
    await player.fund(100_000n);
    await player.set({ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 1_000 }] });
    await player.play(850n);
    const { desk } = limited.house.protection;
    const found = async (query: Parameters<typeof desk.watched>[1]) =>
      (await desk.watched(limited.database, query)).find(({ player_id: id }) => id === player.playerId);
    expect(await found({ limitUsed: 80 })).toMatchObject({ limit_used_percent: 85, level: 'none', signs: [] });
    expect(await found({ limitUsed: 100 })).toBeUndefined();
    expect(await found({})).toBeUndefined();
    await player.set({ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 9_000 }] });
    await lookAtPlay(limited);
    expect(await found({ level: 'watch', sign: 'raised_limits' })).toMatchObject({ level: 'watch', limits_asked: 1 });
    expect(await found({ sign: 'chasing' })).toBeUndefined();
  });
});
