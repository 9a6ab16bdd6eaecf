import { randomBytes } from 'node:crypto';
import type { PromotionPage } from '@halley/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  sendForApproval,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function endAfterwards(desk: Visitor, id: number): Promise<void> {
  const { version, state } = await desk.must<PromotionPage>('GET', `/api/staff/promotions/${id}`);
  if (state === 'ended') return;
  await desk.must('POST', `/api/staff/promotions/${id}/moves`, { to: 'ended', version, reason: 'the journey is over' });
}

test('one member builds a tournament, another agrees, it runs; somebody is excluded, and settling is held and let go on', async () => {
  const player = await visit(house, '/', { as: 'player' });
  const name = `race-${randomBytes(4).toString('hex')}`;
  const maker = await visit(house, '/staff/promotions/new?kind=tournament', { as: 'games' });
  await maker.fill('Title, English', name);
  await maker.fill('Identifier', `${name}-end`);
  await maker.click('More conditions', 'button');
  await maker.fill('Players', String(player.id));
  await maker.fill('Of one family', name);
  await maker.fill('Starts', '2026-01-01T00:00');
  await maker.fill('Prize pool', '99.99');
  // To the subunit: shares are rounded down, the first has the rest.
  await maker.within('table', 'What each place is given').sees('€40.08', '€24.99', '€14.99');
  await maker.sees('The house has nothing against it');
  await maker.sees('Your best win by its stake counts.');
  const id = await sendForApproval(maker, 'A small one to begin with');
  onTestFinished(() => endAfterwards(maker, id));

  const second = await visit(house, `/staff/promotions/${id}`, { as: 'admin' });
  await second.click('Approve', 'button');
  await goThrough(second, 'Approve', 'Read, and it is cheap');
  await second.click('Start', 'button');
  await goThrough(second, 'Start', 'From now on');
  await second.sees('Live');
  // A contest is made a moment after its promotion goes live.
  await house.house.tournaments.tasks['tournaments.advance']();

  await player.must('POST', `/api/tournaments/${id}/confirm`, { confirmed: true });
  await second.goes(`/staff/tournaments/${id}`);
  await second.sees('Runs', 'Best win by its stake');
  await second.click('Hold the settling', 'button');
  const holding = second.within('dialog');
  await holding.fill('For so many hours after the end', '3');
  await holding.fill('Reason', 'Signals to look at');
  await holding.click('Hold the settling', 'button');
  await second.sees(/held until/);
  await second.click('Let it go on', 'button');
  await goThrough(second, 'Let it go on', 'There was nothing');
  await second.seesNot(/held until/);

  await second.click(/^Exclude /, 'button');
  await goThrough(second, 'Exclude', 'Two accounts of one person');
  await second.sees('Nobody is on the board yet.');
  await second.goes(`/staff/tournaments/${id}/off`);
  await second.sees('Two accounts of one person');
  expect(await lineOf(house, second, 'tournaments.player_excluded')).toMatchObject({
    reason: 'Two accounts of one person',
  });
});
