import { beforeAll, expect, test } from 'vitest';
import {
  aBonusReward,
  type JourneyHouse,
  journeyHouse,
  makeTournament,
  playDice,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[ROUTE-53] [ROUTE-56] [LIVE-09] a player joins, climbs while another one plays, and has the prize among the gifts', async () => {
  const rival = await visit(house, '', { as: 'player' });
  const player = await visit(house, '', { as: 'player' });
  const race = await makeTournament(house, {
    players: [player, rival],
    title: 'Journey race',
    contest: {
      prizes: [
        { from: 1, to: 1, share: 6_000, rewards: [aBonusReward as never] },
        { from: 2, to: 2, share: 4_000 },
      ],
    },
  });
  await rival.must('POST', `/api/tournaments/${race.id}/confirm`, { confirmed: true });
  await playDice(rival, 2);

  await player.goes('/tournaments');
  await player.click('Journey race', 'link');
  await player.isAt(race.path);
  expect(await player.faults()).toEqual([]);
  await player.click('Join', 'button');
  const dialog = player.within('dialog');
  await dialog.sees('Joining costs nothing');
  await dialog.click('Join', 'button');
  await player.sees('You take part');

  await playDice(player, 1);
  await player.sees('Prize if it ended now €40.00');
  await playDice(player, 2);
  await player.sees('Prize if it ended now €60.00');
  expect(await player.faults()).toEqual([]);
  await player.goes('/tournaments');
  await player.sees('Your place: 1');

  await race.end();
  await player.goes(race.path);
  await player.sees('The result is final.', 'Result');
  await player.findsNot('button', 'Join');
  await player.goes('/profile/gifts');
  await player.sees('Journey race');
});

test('[ROUTE-54] a guest finds the lists, and a name that is none is not there', async () => {
  const guest = await visit(house, '/tournaments/all', { script: false });
  await guest.sees('Tournaments', 'Running now', 'Achievements');
  const lost = await house.app.inject({ url: '/tournaments/no-such-race' });
  expect(lost.statusCode).toBe(404);
});
