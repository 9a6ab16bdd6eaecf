import { randomBytes } from 'node:crypto';
import { type PromotionPage, promotionKinds } from '@halley/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  confirmedPlayer,
  fillCard,
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  plainCard,
  sendForApproval,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';
import { ruleOfTemplate } from './rule/templates.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const aTitle = () => `Gift ${randomBytes(4).toString('hex')}`;

/** For one player alone and of a family of its own: others are offered what they were. */
async function aDraft(desk: Visitor, player: Visitor, title: string): Promise<PromotionPage> {
  const rule = ruleOfTemplate('deposit', new Date(Date.now() - 3 * 24 * 60 * 60 * 1000));
  const texts = { ...rule.texts, en: { ...rule.texts.en, title } };
  const own = { texts, audience: { playerIds: [player.id] }, stacking: { group: title, order: 1 } };
  return desk.must('POST', '/api/staff/promotions', { rule: { ...rule, ...own } });
}

async function endAfterwards(desk: Visitor, id: number): Promise<void> {
  const { version, state } = await desk.must<PromotionPage>('GET', `/api/staff/promotions/${id}`);
  if (state === 'ended') return;
  await desk.must('POST', `/api/staff/promotions/${id}/moves`, { to: 'ended', version, reason: 'the journey is over' });
}

test('every template is a rule the house has nothing against', async () => {
  const desk = await visit(house, '/staff/promotions', { as: 'games' });
  for (const kind of promotionKinds) {
    const rule = ruleOfTemplate(kind, new Date());
    const body = { rule, currency: 'EUR' };
    const found = await desk.must<{ checks: { level: string }[] }>('POST', '/api/staff/promotions/check', body);
    expect(
      found.checks.filter(({ level }) => level !== 'ok'),
      kind,
    ).toEqual([]);
  }
});

test('one member builds an offer, another agrees, it goes live, a player takes it, and the report shows it', async () => {
  const player = await confirmedPlayer(house);
  const title = aTitle();
  const maker = await visit(house, '/staff/promotions/new?kind=deposit', { as: 'games' });
  await maker.fill('Title, English', title);
  await maker.click('More conditions', 'button');
  await maker.fill('Players', String(player.id));
  await maker.fill('Of one family', title);
  await maker.fill('Starts', '2026-01-01T00:00');
  await maker.fill('Part', '10');
  await maker.fill('At most', '2');
  await maker.fill('Budget', '50');
  await maker.fill('Expected cost', '10');
  await maker.sees('The house has nothing against it');
  const id = await sendForApproval(maker, 'A small one to begin with');
  onTestFinished(() => endAfterwards(maker, id));
  await maker.goes(`/staff/promotions/${id}`);
  await maker.sees('Waits for approval');
  // Who wrote it does not agree to it.
  await maker.findsNot('button', 'Approve');

  const second = await visit(house, `/staff/promotions/${id}`, { as: 'admin' });
  await second.click('Approve', 'button');
  await goThrough(second, 'Approve', 'Read, and it is cheap');
  await second.sees('Approved');
  expect(await player.must('GET', '/api/bonuses/deposit')).toEqual([]);
  await second.click('Start', 'button');
  await goThrough(second, 'Start', 'From now on');
  await second.sees('Live');
  expect(await lineOf(house, second, 'promotions.approved')).toMatchObject({ reason: 'Read, and it is cheap' });

  await player.goes('/profile/gifts');
  await player.within('article', title).sees('10%', 'Offer');
  await player.goes('/deposit');
  const dialog = player.within('dialog');
  await dialog.click('Continue', 'button');
  await dialog.fill('Amount to pay in', '20');
  await dialog.click(new RegExp(`^${title}`), 'radio');
  await dialog.click('Continue with €20.00');
  await dialog.click('Pay €20.00');
  await fillCard(player, plainCard);
  await dialog.sees('It has arrived', /Your bonus was set aside/);

  // It is given by the news of the deposit, and counted by the news of the gift.
  await player.must('GET', '/demo/idle');
  await second.goes(`/staff/promotions/${id}/report`);
  await second.sees('1 of 1 offered gifts were taken.', '€2.00');
});

test('what the house refuses is said by the checks and stops the way to approval', async () => {
  const player = await visit(house, '/', { as: 'player' });
  const desk = await visit(house, '/staff/promotions', { as: 'games' });
  const { id } = await aDraft(desk, player, aTitle());
  onTestFinished(() => endAfterwards(desk, id));
  await desk.goes(`/staff/promotions/${id}/edit`);
  await desk.fill('Title, English', 'Last chance');
  await desk.sees('A text presses: English');
  await desk.click('Send for approval', 'button');
  const dialog = desk.within('dialog');
  await dialog.fill('Reason', 'I try it');
  await dialog.click('Send for approval', 'button');
  await dialog.sees('The rule does not fit. Look at the checks and at the fields that are marked.');
});

test('two people at one draft: nothing is written over', async () => {
  const player = await visit(house, '/', { as: 'player' });
  const one = await visit(house, '/staff/promotions', { as: 'games' });
  const { id } = await aDraft(one, player, aTitle());
  onTestFinished(() => endAfterwards(one, id));
  const other = await visit(house, `/staff/promotions/${id}/edit`, { as: 'admin' });
  await one.goes(`/staff/promotions/${id}/edit`);
  await one.fill('Times a player', '3');
  await one.click('Save draft', 'button');
  await one.sees('Draft 2');
  await other.fill('To take within', '60');
  await other.click('Save draft', 'button');
  await other.sees('Somebody has saved it meanwhile', 'Times a player');
  await other.click('Keep mine, on top of theirs', 'button');
  await other.click('Save draft', 'button');
  await other.sees('Draft 3');
  await other.goes(`/staff/promotions/${id}/versions`);
  await other.click('Compare 3 with 2', 'button');
  await other.within('dialog').sees('To take within', '60 days');
});

test('codes are shown once; the list knows only how they begin', async () => {
  const player = await visit(house, '/', { as: 'player' });
  const desk = await visit(house, '/staff/promotions', { as: 'games' });
  const { id } = await aDraft(desk, player, aTitle());
  onTestFinished(() => endAfterwards(desk, id));
  await desk.goes(`/staff/promotions/${id}/codes`);
  await desk.click('Make codes', 'button');
  const dialog = desk.within('dialog');
  await dialog.fill('How many codes', '2');
  await dialog.fill('Reason', 'for two friends');
  await dialog.click('Make codes', 'button');
  await desk.within('dialog', 'Your 2 codes').finds('button', 'Copy');
  const [codes = ''] = await desk.within('dialog', 'Your 2 codes').textsOf('status');
  expect(codes.trim().split(/\s+/)).toHaveLength(2);
  await desk.click('I have kept them', 'button');
  await desk.sees('Once each');
  await desk.seesNot(codes.trim().split(/\s+/)[0] ?? 'nothing');
  expect(await lineOf(house, desk, 'promotions.codes_made')).toMatchObject({ reason: 'for two friends' });
});

test.each(['support', 'auditor'] as const)('%s reads promotions and writes none', async (role) => {
  const player = await visit(house, '/', { as: 'player' });
  const writer = await visit(house, '/staff/promotions', { as: 'games' });
  const title = aTitle();
  const { id, version } = await aDraft(writer, player, title);
  onTestFinished(() => endAfterwards(writer, id));
  const desk = await visit(house, `/staff/promotions/${id}`, { as: role });
  await desk.finds('heading', title);
  await desk.findsNot('button', 'Send for approval');
  await desk.goes('/staff/promotions');
  await desk.findsNot('link', 'New promotion');
  const moved = { to: 'proposed', version, reason: 'I should not' };
  expect((await desk.call('POST', `/api/staff/promotions/${id}/moves`, moved)).status).toBe(403);
  const agreed = { version, reason: 'I should not' };
  expect((await desk.call('POST', `/api/staff/promotions/${id}/approval`, agreed)).status).toBe(403);
  expect((await writer.call('POST', `/api/staff/promotions/${id}/approval`, agreed)).status).toBe(403);
});

/** A review of nothing but a signal; the house decides it for the player unless people do before. */
async function aReview(player: Visitor): Promise<number> {
  const signals = [{ kind: 'fast_cashout', detail: { payment: 1, minutes: 9 } }];
  const review = { playerId: player.id, promotionId: null, giftId: null, currency: 'EUR', signals } as const;
  const { id } = await house.database.tx((tx) => house.house.promotions.openReview(tx, review));
  return id;
}

test('a review is counted in the menu and decided for the player, with a reason', async () => {
  const player = await visit(house, '/', { as: 'player' });
  await aReview(player);
  const desk = await visit(house, '/staff/reviews', { as: 'games' });
  const review = desk.within('group', new RegExp(`player ${player.id}\\)`));
  await review.sees('Deposit, bonus and cashout within minutes', 'minutes 9');
  await desk.within('navigation').sees(/Reviews\s*\d+/);
  await review.click('Clear', 'button');
  await goThrough(desk, 'Clear', 'They have explained it');
  await desk.findsNot('group', new RegExp(`player ${player.id}\\)`));
  expect(await lineOf(house, desk, 'promotions.review_decided')).toMatchObject({ reason: 'They have explained it' });
});

test('taking needs clause, evidence, what the player said, and a second person', async () => {
  const player = await visit(house, '/', { as: 'player' });
  const id = await aReview(player);
  const name = new RegExp(`player ${player.id}\\)`);
  const first = await visit(house, '/staff/reviews', { as: 'games' });
  await first.within('group', name).click('Ask to take it', 'button');
  const dialog = first.within('dialog');
  await dialog.fill('Clause of the terms', '4.2, one a household');
  await dialog.fill('Evidence', 'The same card');
  await dialog.fill('What the player said', 'By mail: it is the brother');
  await dialog.click('Ask to take it', 'button');
  await first.within('group', name).sees('You have asked to take it. Somebody else has to agree.');
  await first.within('group', name).findsNot('button', /take it/);
  const again = { clause: 'the same', evidence: 'the same', heard: 'the same', seen: 'open' };
  expect((await first.call('POST', `/api/staff/promotion_reviews/${id}/taking`, again)).status).toBe(409);

  const second = await visit(house, '/staff/reviews', { as: 'admin' });
  await second.within('group', name).click('Agree to take it', 'button');
  await second.within('dialog').sees('4.2, one a household', 'The same card');
  await second.within('dialog').click('Agree to take it', 'button');
  await second.findsNot('group', name);
});
