import { randomUUID } from 'node:crypto';
import { type Api, api, type Call, pathsOf, usualWeights } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { withoutCopies } from '../../../test/limited-house.ts';
import { closeWholeHouse, openWholeHouse } from '../../../test/whole-house.ts';
import { createAuthenticator } from '../identity/testing/software-authenticator.ts';
import { type Browser, createBrowser, registrationOf } from '../identity/testing/test-identity.ts';
import { silentLog, systemClock } from '../kit/index.ts';
import { shared } from '../kit/testing/shared.ts';
import { aCard, anAddress, rewards } from '../loyalty/mart/testing/open-shop.ts';
import { aGrant, cash } from '../loyalty/testing/a-box.ts';
import { callbackBody, goodSignature } from '../payments/testing/fake-provider.ts';
import { aCashout, aDeposit } from '../payments/testing/test-payments.ts';
import { makeLive } from '../promotions/testing/make-live.ts';
import { visitorOf } from '../support/testing/test-support.ts';
import { aPicture } from '../verification/testing/files.ts';
import { ownSportThings } from './testing/own-sport-things.ts';

const whole = shared(() => openWholeHouse(silentLog, systemClock, withoutCopies), closeWholeHouse);

interface Owner {
  id: number;
  browser: Browser;
}

/** The calls of players whose address names something: a new one without a line below does not compile. */
type NamesSomething = {
  [N in keyof Api]: Api[N]['path'] extends `${string}/:${string}` ? N : never;
}[keyof Api];

interface Owned {
  /** Makes something that belongs to this player, and says how its address is filled. */
  make(owner: Owner): Promise<Record<string, string | number>>;
  payload?: object;
  /** Everything the owner can see of it: the same before and after somebody else tried. */
  look(owner: Owner): Promise<unknown>;
}

const sport = ownSportThings(whole);
const rows = async (sql: string, playerId: number) => (await whole.database.query(sql, [playerId])).rows;

const passkey: Omit<Owned, 'payload'> = {
  async make({ browser }) {
    const options = (await browser.call('POST', '/api/player/passkeys/options')).json();
    const response = createAuthenticator({ origin: 'http://localhost' }).create(options);
    const added = await browser.call('POST', '/api/player/passkeys', { response, name: 'Phone' });
    expect(added.statusCode, added.body).toBe(201);
    return { id: added.json().id };
  },
  look: async ({ browser }) => (await browser.call('GET', '/api/player/passkeys')).json(),
};

const deposit = aDeposit({ amount: '50' });
const cashout = aCashout({ amount: '20' });

/** By a player of whom everything is known. */
async function aPayment({ id, browser }: Owner, body: object) {
  await whole.database.query(
    `update identity_player set first_name = 'Edmond', last_name = 'Halley', date_of_birth = '1980-11-08',
       city = 'Halifax', address = 'Comet Street 1', postal_code = 'B3H 0A1', mobile_phone = '+15550001111',
       confirmed_at = now() where id = $1`,
    [id],
  );
  const started = await browser.call('POST', '/api/payment_processing', body);
  expect(started.statusCode, started.body).toBe(200);
  return { id: started.json().payment_id };
}

const paymentsOf = async ({ browser }: Owner) => (await browser.call('GET', '/api/player/payments')).json();

async function aDiceRound({ browser, id }: Owner) {
  const played = await browser.send({
    method: 'POST',
    url: '/api/studio/dice/rounds',
    headers: { 'idempotency-key': `round-${id}` },
    payload: { mode: 'real', currency: 'EUR', stake_cents: 100, choice: { side: 'over', target: 5000 } },
  });
  expect(played.statusCode, played.body).toBe(200);
  return { game: 'dice', round: played.json().round_id as string };
}

/** In a round that takes bets for an hour. */
async function aLiveBet({ browser, id }: Owner) {
  await whole.house.live.advance('crash');
  const { rows: rounds } = await whole.database.query<{ id: bigint }>(
    `update live_round set betting_ends_at = now() + interval '1 hour' where state = 'betting' returning id`,
  );
  const placed = await browser.send({
    method: 'POST',
    url: '/api/live/crash/bets',
    headers: { 'idempotency-key': `bet-${id}` },
    payload: { mode: 'real', round_id: Number(rounds[0]?.id), currency: 'EUR', stake_cents: 100, choice: {} },
  });
  expect(placed.statusCode, placed.body).toBe(200);
  return { table: 'crash', bet: placed.json().bet_id as string };
}

const liveBetsOf = ({ id }: Owner) => rows('select id, state, win from live_bet where player_id = $1', id);

const lossOf = (amount: number) => ({
  type: 'loss',
  period: 'day',
  accounts: [{ currency: 'EUR', amount_cents: amount }],
});

async function aLimit({ browser }: Owner) {
  const set = await browser.call('POST', '/api/user_limits', lossOf(100));
  expect(set.statusCode, set.body).toBe(200);
  return { id: set.json()[0].id as number };
}

const limitsOf = async ({ browser }: Owner) => (await browser.call('GET', '/api/user_limits')).json();

/** A bonus or free spins, given by hand, and as far as these acts bring it. */
const gift = (type: 'bonus' | 'freespins', ...acts: ('activation' | 'pause')[]): Omit<Owned, 'payload'> => ({
  async make({ id: playerId, browser }) {
    await whole.house.games.prepare();
    const wagering = { wager: 1, weights: usualWeights, games: {}, days: 30, release: 'whole' as const };
    const reward =
      type === 'bonus'
        ? { type, amount: { EUR: 1000 }, maxStake: { EUR: 500 }, ...wagering }
        : { type, games: ['halley-studio/comet-run'], bet: { EUR: 20 }, count: 10, days: 30, result: 'cash' as const };
    const wanted = { playerId, key: randomUUID(), currency: 'EUR' as const, title: 'Hello', takeDays: 14 };
    const by = { by: 'Ada', reason: 'for a test' };
    const made = await whole.database.tx((tx) => whole.house.bonuses.desk.issue(tx, { ...wanted, reward, ...by }));
    for (const act of acts) {
      const done = await browser.call('POST', `/api/player/bonuses/${made.id}/${act}`, {});
      expect(done.statusCode, done.body).toBe(204);
    }
    return { id: made.id };
  },
  look: ({ id }) => rows('select id, stage, balance, paused_at from bonuses_gift where player_id = $1 order by id', id),
});

const things: Record<NamesSomething, Owned | 'everybody’s'> = {
  noteCampaignPopup: {
    async make({ id }) {
      const { rows: made } = await whole.database.query<{ id: bigint }>(
        `insert into campaigns_message (player_id, campaign_id, step, channel, content, expires_at, sent_at)
         values ($1, 1, 0, 'popup', '{}', now() + interval '1 day', now()) returning id`,
        [id],
      );
      return { id: String(made[0]?.id) };
    },
    payload: { act: 'shown' },
    look: ({ id }) => rows('select id, opened_at from campaigns_message where player_id = $1', id),
  },
  // The link itself is the key: who has it, ends mails of the player it was sent to.
  unsubscribe: 'everybody’s',
  endSession: {
    async make({ browser }) {
      const [session] = (await browser.call('GET', '/api/player/sessions')).json();
      return { id: session.id };
    },
    look: ({ id }) => rows('select id, ended_at from identity_session where player_id = $1', id),
  },
  renamePasskey: { ...passkey, payload: { name: 'Mine now' } },
  removePasskey: passkey,
  disconnectProvider: {
    async make({ id }) {
      const { rows: made } = await whole.database.query<{ id: bigint }>(
        `insert into identity_provider_account (player_id, provider, uid, label, connected_at, last_used_at)
         values ($1, 'google_oauth2', $2, 'x', now(), now()) returning id`,
        [id, `uid-${id}`],
      );
      return { id: String(made[0]?.id) };
    },
    look: ({ id }) => rows('select id, uid from identity_provider_account where player_id = $1', id),
  },
  deleteDocument: {
    async make({ browser }) {
      const form = new FormData();
      const picture = new Blob([new Uint8Array(await aPicture())], { type: 'image/png' });
      form.append('document[attachment]', picture, 'passport.png');
      form.append('document[document_type]', 'identity');
      const body = new Response(form);
      const uploaded = await browser.send({
        method: 'POST',
        url: '/api/player/documents',
        payload: Buffer.from(await body.arrayBuffer()),
        headers: { 'content-type': body.headers.get('content-type') ?? '' },
      });
      expect(uploaded.statusCode, uploaded.body).toBe(201);
      return { id: uploaded.json()[0].id };
    },
    look: async ({ browser }) => (await browser.call('GET', '/api/player/documents')).json(),
  },
  takeStep: {
    async make({ browser }) {
      const send = (url: string, payload: object) => browser.send({ method: 'POST', url, payload });
      const address = '/api/studio/hilo/rounds';
      for (;;) {
        const opened = await send(address, { mode: 'real', currency: 'EUR', stake_cents: 100, choice: {} });
        expect(opened.statusCode, opened.body).toBe(200);
        const { round_id: round, events } = opened.json();
        if (events[0].card % 13 < 12) return { game: 'hilo', round };
        // Nothing is higher than a king: that row is played out, and another one begun.
        const guessed = await send(`${address}/${round}/steps`, { number: 1, step: { guess: 'lower' } });
        if (guessed.json().state === 'open') {
          await send(`${address}/${round}/steps`, { number: 2, step: { cash_out: true } });
        }
      }
    },
    payload: { number: 1, step: { guess: 'higher' } },
    look: async ({ browser }) => (await browser.call('GET', '/api/studio/hilo/rounds')).json(),
  },
  readPlayedRound: {
    async make(owner) {
      const { round } = await aDiceRound(owner);
      return { round };
    },
    look: async ({ browser }) => (await browser.call('GET', '/api/player/games')).json(),
  },
  replayRound: {
    make: aDiceRound,
    look: async ({ browser }) => (await browser.call('GET', '/api/studio/dice/rounds')).json(),
  },
  readPayment: { make: (owner) => aPayment(owner, deposit), look: paymentsOf },
  recallPayment: { make: (owner) => aPayment(owner, cashout), look: paymentsOf },
  continuePayment: { make: (owner) => aPayment(owner, deposit), look: paymentsOf },
  cancelPayment: { make: (owner) => aPayment(owner, deposit), look: paymentsOf },
  removePaymentProfile: {
    async make(owner) {
      const { id } = await aPayment(owner, { ...deposit, save_profile: true });
      const { rows: made } = await whole.database.query('select reference from payments_payment where id = $1', [id]);
      const profile = { token: `token-${owner.id}`, title: 'Visa ···· 4417', brand: 'visa', last4: '4417' };
      const told = whole.provider.decide(made[0]?.reference, 'succeeded', { profile });
      const headers = { 'x-signature': goodSignature, 'content-type': 'application/json' };
      await whole.app.inject({ method: 'POST', url: '/payments/callback/fake', headers, payload: callbackBody(told) });
      const [saved] = await rows('select id from payments_profile where player_id = $1', owner.id);
      return { id: String(saved?.id) };
    },
    look: ({ id }) => rows('select id, removed_at, sealed_token from payments_profile where player_id = $1', id),
  },
  readChatFile: {
    async make({ browser }) {
      const { sendFile } = visitorOf(browser);
      const sent = await sendFile(await aPicture());
      expect(sent.statusCode, sent.body).toBe(201);
      return { id: sent.json().file.id };
    },
    look: async ({ browser }) => (await browser.call('GET', '/api/support/chat')).json(),
  },
  removeLimit: { make: aLimit, look: limitsOf },
  keepLimit: {
    async make(owner) {
      const { id } = await aLimit(owner);
      await owner.browser.call('POST', '/api/user_limits', lossOf(500));
      return { id };
    },
    payload: {},
    look: limitsOf,
  },
  activateBonus: { ...gift('bonus'), payload: {} },
  activateFreespins: { ...gift('freespins'), payload: {} },
  activateLootbox: {
    async make(owner) {
      const grant = aGrant({ playerId: owner.id }, [{ weight: 1, prize: cash }]);
      await whole.database.tx((tx) => whole.house.loyalty.giveLootboxes(tx, [grant]));
      return { id: (await owner.browser.call('GET', '/api/player/lootboxes')).json()[0].id };
    },
    look: ({ id }) => rows('select id, stage, prize from loyalty_lootbox where player_id = $1', id),
  },
  cancelBonus: gift('bonus'),
  cancelFreespins: gift('freespins'),
  readCancelInfo: gift('bonus'),
  pauseBonus: { ...gift('bonus', 'activation'), payload: {} },
  resumeBonus: { ...gift('bonus', 'activation', 'pause'), payload: {} },
  cancelOrder: {
    async make({ id: playerId, browser }) {
      const group = `mug_${playerId}`;
      const price = { EUR: 100 };
      await makeLive(whole, aCard({ reward: rewards.goods, card: { group, price } }));
      const entry = { kind: 'promotion', persistent: 0n, key: null, detail: {}, actor: 'system' } as const;
      await whole.database.tx((tx) => whole.house.loyalty.move(tx, [{ ...entry, playerId, chargeable: 100_000_000n }]));
      const exchange = { points: 100, group, currency: 'EUR', address: anAddress };
      const placed = await browser.call('POST', '/api/comp_points/exchange/goods', { exchange });
      expect(placed.statusCode, placed.body).toBe(200);
      return { id: placed.json().id };
    },
    look: async ({ browser }) => (await browser.call('GET', '/api/player/comp_points/orders')).json(),
  },
  confirmTournament: 'everybody’s',
  listDrawTickets: 'everybody’s',
  readLottery: 'everybody’s',
  readLotteryDraw: 'everybody’s',
  readLotteryStatus: 'everybody’s',
  readTicketProof: 'everybody’s',
  readTournament: 'everybody’s',
  readTournamentBoard: 'everybody’s',
  readTeamShuffle: 'everybody’s',
  readTournamentStatus: 'everybody’s',
  listRates: 'everybody’s',
  exchangePoints: 'everybody’s',
  declineDepositOffer: 'everybody’s',
  declineRegistrationOffer: 'everybody’s',
  readPromotionTerms: 'everybody’s',
  readPromotionTermsText: 'everybody’s',
  readJackpotFairness: 'everybody’s',
  readCmsPage: 'everybody’s',
  readLiveTable: 'everybody’s',
  listLiveRounds: 'everybody’s',
  readLiveRound: 'everybody’s',
  listLiveBets: 'everybody’s',
  placeLiveBet: 'everybody’s',
  readLiveBet: { make: aLiveBet, look: liveBetsOf },
  cashOutLiveBet: {
    async make(owner) {
      const made = await aLiveBet(owner);
      // One that was cashed out is answered again, to its player.
      await whole.database.query(`update live_bet set state = 'closed', pays = 150, win = 150 where id = $1`, [
        made.bet,
      ]);
      return made;
    },
    look: liveBetsOf,
  },
  playRound: 'everybody’s',
  listRounds: 'everybody’s',
  addFavourite: 'everybody’s',
  removeFavourite: 'everybody’s',
  listPaymentMethods: 'everybody’s',
  readPaymentFields: 'everybody’s',
  readCashoutOutlook: 'everybody’s',
  exportStatement: 'everybody’s',
  readFixture: 'everybody’s',
  readFixturePrices: 'everybody’s',
  readFixtureProof: 'everybody’s',
  readFixtureResults: 'everybody’s',
  readFixtureStats: 'everybody’s',
  readSportTournament: 'everybody’s',
  readSportRules: 'everybody’s',
  readSharedSlip: 'everybody’s',
  ...sport,
};

async function aPlayer(): Promise<Owner> {
  const browser = createBrowser(whole.app);
  const registered = await browser.register(registrationOf({ currency: 'EUR' }));
  expect(registered.statusCode, registered.body).toBe(201);
  return { browser, id: registered.json().id };
}

const fill = (path: string, params: Record<string, string | number>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
const owned = Object.entries(things).filter((entry): entry is [NamesSomething, Owned] => typeof entry[1] === 'object');

describe('what belongs to another player is not there', () => {
  test('every call of players that names something is in the table', () => {
    const named = Object.entries(api).filter(([, call]) => call.path.includes('/:'));
    expect(Object.keys(things).sort()).toEqual(named.map(([name]) => name).sort());
  });

  test.each(owned)('%s', async (name, { make, look, payload }) => {
    const call: Call = api[name];
    const owner = await aPlayer();
    const params = await make(owner);
    const before = await look(owner);
    const thief = await aPlayer();
    await make(thief);
    const attempt = (browser: Browser, path: string) => browser.send({ method: call.method, url: path, payload });
    for (const path of pathsOf(call)) {
      const stolen = await attempt(thief.browser, fill(path, params));
      expect([stolen.statusCode, stolen.json().error?.code]).toEqual([404, 'NOT_FOUND']);
      // A guest learns no more: whatever the answer is, it is the same for what exists and what does not.
      const guest = createBrowser(whole.app);
      const answers = [await attempt(guest, fill(path, params)), await attempt(guest, fill(path, nothing(params)))];
      expect([401, 404]).toContain(answers[0]?.statusCode);
      expect(answers[0]?.statusCode).toBe(answers[1]?.statusCode);
      expect(answers[0]?.json()).toEqual(answers[1]?.json());
      // And what exists elsewhere looks to the thief as what is nowhere.
      expect((await attempt(thief.browser, fill(path, nothing(params)))).json()).toEqual(stolen.json());
    }
    expect(await look(owner)).toEqual(before);
    const own = await attempt(owner.browser, fill(call.path, params));
    expect(own.statusCode, own.body).toBeLessThan(300);
  });
});

/** The same address of something that never was. */
function nothing(params: Record<string, string | number>): Record<string, string | number> {
  return {
    ...params,
    ...('id' in params && { id: typeof params.id === 'number' ? 987_654_321 : '00000000-0000-4000-8000-000000000001' }),
    ...('bet' in params && { bet: '00000000-0000-4000-8000-000000000001' }),
    ...('round' in params && { round: '00000000-0000-4000-8000-000000000001' }),
  };
}
