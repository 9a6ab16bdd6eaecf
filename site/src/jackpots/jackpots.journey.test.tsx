import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[JACK-03] [JACK-05] [JACK-06] overview and own page, for guests: amounts, levels, what is sealed', async () => {
  const guest = await visit(house, '/jackpots');
  await guest.finds('heading', 'Mystic jackpots');
  const panel = guest.within('region', 'Mystic Jackpots');
  const jackpots = await guest.must<{ identifier: string; levels: { amount_cents: number; name: string }[] }[]>(
    'GET',
    '/api/jackpots',
  );
  const levels = jackpots.find(({ identifier }) => identifier === 'mystic-jackpots')?.levels ?? [];
  expect(levels.map(({ name }) => name)).toEqual(['Ember', 'Trail', 'Halo', 'Perihelion']);
  const shown = (cents: number) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(cents / 100);
  await panel.sees(shown(levels.reduce((sum, level) => sum + level.amount_cents, 0)));
  for (const { name, amount_cents } of levels) await panel.sees(name, shown(amount_cents));
  await guest.finds('link', 'Take a break');
  await guest.click('What is sealed now', 'button');
  await guest.sees('Seal of the next cycle');
  const own = [...guest.page.document.querySelectorAll('main a')].find((link) =>
    /^More about/.test(link.textContent ?? ''),
  );
  expect(own?.getAttribute('href')).toBe('/mystic-jackpots');
  await guest.goes('/mystic-jackpots');
  await guest.finds('heading', 'Mystic Jackpots');
});

/** A level that falls at the sixth stake at the latest. Only stakes in its currency feed it: nobody else's are. */
async function openJackpot(currency: Currency) {
  const identifier = `tiny-${randomUUID().slice(0, 8)}`;
  const level = { ratePpm: 20_000, seedAmount: 1_000n, ceilingAmount: 1_600n };
  const levels = [{ ...level, identifier: 'ember', name: 'Ember' }];
  const name = `Tiny ${identifier.slice(5)}`;
  await house.house.jackpots.open({ identifier, name, currency, allowedCurrencies: [currency], games: [], levels });
  onTestFinished(async () => {
    await house.database.query("update jackpots_jackpot set state = 'paused' where identifier = $1", [identifier]);
  });
  return name;
}

async function stakeUntilWon(player: Visitor, name: string): Promise<void> {
  const stake = { mode: 'real', stake_cents: 5_000, choice: { side: 'over', target: 5049 } };
  const isWon = async () => {
    const wins = await player.must<{ jackpot_name: string }[]>('GET', '/api/jackpot_wins');
    return wins.some((win) => win.jackpot_name === name);
  };
  for (let stakes = 0; stakes < 7; stakes += 1) {
    await player.must('POST', '/api/studio/dice/rounds', stake, { 'idempotency-key': randomUUID() });
    await player.must('GET', '/demo/idle');
    if (await isWon()) return;
  }
  throw new Error('a level that falls at the sixth stake has not fallen');
}

test('[LIVE-12] a jackpot won while no page was open is told at the next visit, by one of two pages, and never again', async () => {
  const name = await openJackpot('NZD');
  const player = await visit(house, '', { as: 'player', country: 'NZ', player: { currency: 'NZD' } });
  await stakeUntilWon(player, name);
  const other = await visit(house, '');
  other.keepCookie(`halley_session=${player.cookie('halley_session')}`);
  await Promise.all([player.goes('/fairness'), other.goes('/fairness')]);
  await Promise.all([player.rests(), other.rests()]);
  const told = async () => [
    ...(await player.textsOf('dialog', 'Ember is yours')),
    ...(await other.textsOf('dialog', 'Ember is yours')),
  ];
  await expect.poll(told, { timeout: 15_000 }).toEqual([expect.stringContaining(name)]);
  for (const visitor of [player, other]) {
    await visitor.goes('/fairness');
    const asked = () => visitor.requests.filter((request) => request.endsWith('/jackpot_awards')).length;
    await expect.poll(asked, { timeout: 15_000 }).toBeGreaterThan(1);
    await visitor.findsNot('dialog');
  }
});
