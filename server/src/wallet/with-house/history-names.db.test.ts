import { expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { shared } from '../../kit/testing/shared.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);

test('[PP-16] a stake and its win name the game and lead to the round', async () => {
  const browser = createBrowser(whole.app);
  expect((await browser.register(registrationOf({ currency: 'EUR' }))).statusCode).toBe(201);
  const choice = { side: 'over', target: 5000 };
  const played = await browser.send({
    method: 'POST',
    url: '/api/studio/dice/rounds',
    headers: { 'idempotency-key': 'a-round-to-find' },
    payload: { mode: 'real', currency: 'EUR', stake_cents: 100, choice },
  });
  expect(played.statusCode, played.body).toBe(200);
  const { lines } = (await browser.call('GET', '/api/player/history?kind=play')).json();
  expect(lines.at(-1)).toMatchObject({ reason: 'stake', amount_cents: -100, round_id: played.json().round_id });
  for (const line of lines) expect(line.title).toMatch(/dice/i);
  const [gift] = (await browser.call('GET', '/api/player/history?kind=bonus')).json().lines;
  expect(gift).toMatchObject({ reason: 'demo_grant', title: null, round_id: null });
});
