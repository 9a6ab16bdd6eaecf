import { expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';

const limited = sharedLimitedHouse();

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await limited.app.inject({ url: `/batch${query}`, headers });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const asking = (...urls: string[]) => `?${urls.map((url) => `url%5B%5D=${encodeURIComponent(url)}`).join('&')}`;

test('bare bodies in the order asked, null where an inner call fails, whoever asks', async () => {
  const guest = await ask(asking('api/player/accounts', 'api/info/project', 'api/tournaments/999999/status'));
  expect(guest).toMatchObject({ status: 200, body: [null, { license: 'CW' }, null] });
  expect(guest.headers['set-cookie']).toBeUndefined();
  expect(await ask('?url[]=api/info/project')).toMatchObject({ status: 200, body: [{ license: 'CW' }] });

  const { browser, playerId } = await limited.player();
  const own = await browser.call('GET', `/batch${asking('api/player', 'api/current_ip', 'api/player/nothing')}`);
  expect(own.json()).toMatchObject([{ id: playerId }, { ip: '127.0.0.1' }, null]);
  expect((await browser.call('GET', '/api/player')).json()).toEqual(own.json()[0]);
});

test('one to twelve questions; everything else is refused in words', async () => {
  expect(await ask('')).toMatchObject({ status: 422, body: { errors: { url: { required: expect.any(String) } } } });
  expect(await ask('?url=api/info/project')).toMatchObject({ status: 422, body: { errors: { url: {} } } });
  const many = (count: number) => asking(...Array.from({ length: count }, () => 'api/info/project'));
  expect((await ask(many(12))).body).toHaveLength(12);
  expect(await ask(many(13))).toMatchObject({
    status: 422,
    body: { errors: { url: { too_many: expect.any(String) } } },
  });
  expect((await ask('?url[]=api/%00')).status).toBe(400);
});

test('nothing hostile comes through: not another house, not itself, no call that changes or is for staff', async () => {
  const hostile = [
    'batch?url[]=api/info/project',
    'api/../batch?url[]=api/info/project',
    '/api/info/project',
    'http://other.test/api/info/project',
    '//other.test/api/info/project',
    'api/info/project\r\nx: y',
    'api/%2e%2e/metrics',
    'metrics',
    'api/staff/session',
    'api/tournaments/1/confirm',
    'api/tournaments/1e3/status',
    "api/tournaments/1'--/status",
  ];
  const answer = await ask(asking(...hostile));
  expect(answer).toMatchObject({ status: 200, body: hostile.map(() => null) });
});
