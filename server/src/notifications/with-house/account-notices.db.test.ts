import { expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { type Browser, createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { shared } from '../../kit/testing/shared.ts';
import { callbackBody, goodSignature } from '../../payments/testing/fake-provider.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);

/** What the workers would do; told again from the beginning, as after a restart that lost its place. */
async function follow() {
  const { database, house } = whole;
  const consumer = house.consumers.find(({ name }) => name === 'notifications-service')!;
  await database.query('delete from kit_consumer where name = $1', [consumer.name]);
  await database.query('insert into kit_consumer (name) values ($1)', [consumer.name]);
  await catchUp(database, consumer);
}

const noticesOf = async (browser: Browser) =>
  (await browser.call('GET', '/api/notification_center/notifications')).json() as {
    key: string;
    title: string;
    text: string;
  }[];

test('[F-66] what happened while no page was open is in the notice centre, once, whoever repeats it', async () => {
  const { app, database, provider } = whole;
  const browser = createBrowser(app);
  const registered = await browser.register(registrationOf({ currency: 'EUR', country: 'DE' }));
  const playerId = Number(registered.json().id);
  await database.query(
    `update identity_player set first_name = 'Ada', last_name = 'Byron', date_of_birth = '1980-11-08', city = 'Kassel',
       address = 'Comet Street 1', postal_code = '34117', mobile_phone = '+4915550001111', language = 'de',
       confirmed_at = now() where id = $1`,
    [playerId],
  );

  const limit = { type: 'deposit', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 50_000 }] };
  expect((await browser.call('POST', '/api/user_limits', { user_limit: limit })).statusCode).toBe(200);

  const started = await browser.call('POST', '/api/payment_processing', {
    payment_action: 'deposit',
    payment_method: 'visa',
    currency: 'EUR',
    amount: '50.00',
  });
  expect(started.statusCode, started.body).toBeLessThan(300);
  const { rows } = await database.query<{ reference: string }>(
    'select reference from payments_payment where player_id = $1',
    [playerId],
  );
  const reference = rows[0]?.reference ?? '';
  const told = await app.inject({
    method: 'POST',
    url: '/payments/callback/fake',
    headers: { 'content-type': 'application/json', 'x-signature': goodSignature },
    payload: callbackBody(provider.decide(reference, 'succeeded')),
  });
  expect(told.statusCode, told.body).toBe(200);

  await follow();
  await follow();
  const list = await noticesOf(browser);
  expect(list.map(({ key, title }) => [key.replace(/\d{4}-.*$/, ''), JSON.parse(title).title])).toEqual([
    [expect.stringMatching(/^payment:\d+:done$/), 'Einzahlung angekommen'],
    [expect.stringMatching(/^limit:\d+:set:$/), 'Dein Limit ist gesetzt'],
  ]);
  expect(list[0]?.text).toBe('50.00 EUR sind auf deinem Konto.');
});
