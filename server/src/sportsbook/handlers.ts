import { type Brand, isOfBrand, Refusal, refusals, type sportsbookCalls, wireCents } from '@halley/contract';
import { loadSportWords } from '@halley/sports/words';
import type { Context, Handlers, Queryable } from '../kit/index.ts';
import { findBets } from './bet-store.ts';
import { betOnWire, betsOnTheWire, requestOnTheWire, type WirePorts } from './history/bets-on-the-wire.ts';
import { listBetIds, readPosition } from './history/list-store.ts';
import type { keepHandlers } from './keep/keep-handlers.ts';
import { type PlacePorts, placeBet, type Seat } from './place-bet.ts';
import type { BetsWaiting } from './requests/create-waiting.ts';
import { findRequest, type StoredRequest } from './requests/request-store.ts';
import { quoteSlip } from './slip/quote-slip.ts';
import type { StoredBet } from './stored-bet.ts';

export interface HandlerPorts extends PlacePorts, WirePorts {
  waiting: BetsWaiting;
  /** Where the caller is. */
  countryOf(context: Context): string | undefined;
  /** Whose house the caller is in. */
  brandAt(context: Context): Pick<Brand, 'currencies'>;
  localeOf(context: Context): string;
  sessionSpans(
    db: Queryable,
    wanted: { playerIds: readonly number[]; since: Date },
  ): Promise<{ from: Date; until: Date }[]>;
}

type Kept = keyof ReturnType<typeof keepHandlers>;
type CashOutCalls = 'quoteCashOut' | 'cashOutBet' | 'setAutoCashOut' | 'endAutoCashOut';
type Calls = Omit<typeof sportsbookCalls, Kept | CashOutCalls>;

const dayMs = 24 * 60 * 60 * 1_000;
const settled = ['won', 'lost', 'void'] as const;

/** What was cashed out has a place of its own. */
export const statesOf = (state: string | undefined): readonly string[] | undefined =>
  state === 'settled' ? settled : state === undefined ? undefined : [state];

export function betHandlers(ports: HandlerPorts): Handlers<Calls> {
  const { database, clock, waiting } = ports;

  const seatOf = (context: Context & { principal: NonNullable<Context['principal']> }): Seat => ({
    playerId: context.principal.playerId,
    country: ports.countryOf(context),
    session: context.principal.unproven,
    sessionId: context.principal.sessionId,
  });

  return {
    async priceSlip({ body }, context) {
      const words = await loadSportWords(ports.localeOf(context));
      const quote = await quoteSlip(ports, body, { playerId: context.principal?.playerId, words });
      return { status: 200, body: quote };
    },

    async priceSlips({ body }, context) {
      const words = await loadSportWords(ports.localeOf(context));
      const asked = { playerId: context.principal?.playerId, words };
      const quotes = body.slips.map((slip) =>
        quoteSlip(ports, slip, asked).then((quote) => ({ quote, refusal: null }), refusedQuote),
      );
      return { status: 200, body: await Promise.all(quotes) };
    },

    async placeBet({ body }, context) {
      if (!isOfBrand<string>(ports.brandAt(context).currencies, body.currency))
        throw new Refusal('currency.not_supported');
      const { idempotencyKey: key } = context;
      const answer = await placeBet(ports, waiting, seatOf(context), { slip: body, key });
      const locale = ports.localeOf(context);
      if ('bet' in answer) return { status: 201, body: await betOnWire(ports, answer.bet, locale) };
      return { status: 202, body: await requestOnTheWire(ports, answer.request, locale) };
    },

    async readBetRequest({ params }, context) {
      const request = await ownRequest(ports, context.principal.playerId, params.id);
      return { status: 200, body: await requestOnTheWire(ports, request, ports.localeOf(context)) };
    },

    async answerBetRequest({ params, body }, context) {
      await ownRequest(ports, context.principal.playerId, params.id);
      const answered = await waiting.answer(seatOf(context), params.id, body.accept);
      return { status: 200, body: await requestOnTheWire(ports, answered, ports.localeOf(context)) };
    },

    async listBets({ query }, context) {
      const { state, id, sport, from, to, before, limit } = query;
      const ids = await listBetIds(database, {
        playerId: context.principal.playerId,
        states: statesOf(state),
        id,
        sport,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        before,
        limit: limit + 1,
      });
      const bets = await findBets(database, ids.slice(0, limit));
      const body = {
        bets: await betsOnTheWire(ports, bets, ports.localeOf(context)),
        next: ids.length > limit ? (ids[limit - 1] ?? null) : null,
      };
      return { status: 200, body };
    },

    async readBet({ params }, context) {
      const bet = await ownBet(ports, context.principal.playerId, params.id);
      return { status: 200, body: await betOnWire(ports, bet, ports.localeOf(context)) };
    },

    async readSportPosition({ query: { currency } }, { principal: { playerId } }) {
      const now = clock.now();
      const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
      const spans = await ports.sessionSpans(database, {
        playerIds: [playerId],
        since: new Date(now.getTime() - dayMs),
      });
      const session = new Date(Math.max(...spans.map(({ from }) => from.getTime()), day.getTime() - dayMs));
      const position = await readPosition(database, { playerId, currency, day, session, month });
      const body = {
        currency,
        today_cents: wireCents(position.today),
        session_cents: wireCents(position.session),
        month_cents: wireCents(position.month),
        open_stakes_cents: wireCents(position.openStakes),
        open_bets: position.openBets,
      };
      return { status: 200, body };
    },
  };
}

function refusedQuote(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
  const { code, details } = error;
  return { quote: null, refusal: { ...details, code, message: refusals[code].text } };
}

/** A bet of whoever asks; anyone else's does not exist. */
export async function ownBet(
  { database }: Pick<WirePorts, 'database'>,
  playerId: number,
  id: string,
): Promise<StoredBet> {
  const [bet] = await findBets(database, [id]);
  if (bet?.playerId !== playerId) throw new Refusal('NOT_FOUND');
  return bet;
}

async function ownRequest(
  { database }: Pick<WirePorts, 'database'>,
  playerId: number,
  id: string,
): Promise<StoredRequest> {
  const request = await findRequest(database, id);
  if (request?.playerId !== playerId) throw new Refusal('NOT_FOUND');
  return request;
}
