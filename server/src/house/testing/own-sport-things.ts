import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { WholeHouse } from '../../../../test/whole-house.ts';
import { createScriptedFeed } from '../../fixtures/testing/scripted-feed.ts';
import type { Browser } from '../../identity/testing/test-identity.ts';
import { systemClock } from '../../kit/index.ts';
import { aFreeBetGrant } from '../../sportsbook/testing/an-offer.ts';

interface Owner {
  id: number;
  browser: Browser;
}

/** Bets, offers and waiting bets of one player, by the calls whose address names them. */
export function ownSportThings(whole: Pick<WholeHouse, 'house' | 'database'>) {
  const rows = async (sql: string, playerId: number) => (await whole.database.query(sql, [playerId])).rows;
  type Feed = Awaited<ReturnType<typeof createScriptedFeed>>;
  let feed: Feed | undefined;

  /** A fixture of a feed that is heard of. */
  async function aFixture(status: 'not_started' | 'live' = 'not_started') {
    feed ??= await createScriptedFeed({ fixtures: whole.house.fixtures, clock: systemClock });
    await feed.up();
    const fixture = await feed.fixture();
    if (status === 'live') await feed.status(fixture, status);
    return fixture;
  }

  const slipOn = (fixture: number, more: object = {}) => ({
    currency: 'EUR',
    kind: 'single',
    legs: [{ fixture, market: '1x2;period=ft', outcome: 'home', price: 2_000 }],
    unit_stake_cents: 100,
    ...more,
  });

  async function placed({ browser }: Owner, slip: object, status = 201) {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await browser.send({ method: 'POST', url: '/api/sport/bets', headers, payload: slip });
    expect(answer.statusCode, answer.body).toBe(status);
    return answer.json();
  }

  const aSportBet = async (owner: Owner) => ({
    id: (await placed(owner, slipOn((await aFixture()).id))).id as string,
  });

  const betsOf = ({ id }: Owner) =>
    rows('select id, state, returned, open_share, auto_cash_out from sportsbook_bet where player_id = $1', id);
  const requestsOf = ({ id }: Owner) => rows('select id, kind, state from sportsbook_request where player_id = $1', id);

  /** One for all: whoever takes it first has an offer under it that does not run out. */
  const quote_id = randomUUID();

  return {
    readBettingBonus: {
      async make(owner: Owner) {
        const grant = aFreeBetGrant(owner.id);
        await whole.database.tx((tx) => whole.house.sportsbook.giveOffers(tx, [grant]));
        return { type: 'freebet_only_win', id: grant.id };
      },
      look: ({ id }: Owner) => rows('select id, state from sportsbook_offer where player_id = $1', id),
    },
    readBet: { make: aSportBet, look: betsOf },
    quoteCashOut: { make: aSportBet, look: betsOf },
    setAutoCashOut: { make: aSportBet, payload: { offer_cents: 9_999 }, look: betsOf },
    endAutoCashOut: { make: aSportBet, look: betsOf },
    cashOutBet: {
      async make(owner: Owner) {
        const bet = await aSportBet(owner);
        await owner.browser.call('GET', `/api/sport/bets/${bet.id}/cash_out`);
        await whole.database.query(
          `update sportsbook_quote set id = $1, valid_until = now() + interval '1 hour'
           where bet_id = $2 and not exists (select 1 from sportsbook_quote where id = $1)`,
          [quote_id, bet.id],
        );
        return bet;
      },
      payload: { quote_id },
      look: betsOf,
    },
    readBetRequest: {
      make: async (owner: Owner) => ({
        id: (await placed(owner, slipOn((await aFixture('live')).id), 202)).request_id,
      }),
      look: requestsOf,
    },
    answerBetRequest: {
      async make(owner: Owner) {
        // Whose limits are this small needs a trader for more.
        await whole.database.query(
          `insert into sportsbook_factor (player_id, sport, factor, reason, set_by, set_at)
           values ($1, 'all', 0, 'test', 'test', now())`,
          [owner.id],
        );
        const asked = await placed(owner, slipOn((await aFixture()).id, { above: 'refer' }), 202);
        await whole.house.sportsbook.waiting.counter(asked.request_id, 50n, 'test');
        return { id: asked.request_id };
      },
      payload: { accept: false },
      look: requestsOf,
    },
  };
}
