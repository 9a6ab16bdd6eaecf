import { Refusal, type sportsbookCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { type HandlerPorts, ownBet } from '../handlers.ts';
import { betOnWire, type WirePorts } from '../history/bets-on-the-wire.ts';
import type { CashOuts } from './create-cash-out.ts';
import { setAutoCashOut } from './quote-store.ts';

type Calls = Pick<typeof sportsbookCalls, 'quoteCashOut' | 'cashOutBet' | 'setAutoCashOut' | 'endAutoCashOut'>;

export function cashOutHandlers(
  ports: WirePorts & Pick<HandlerPorts, 'localeOf'>,
  cashOuts: Pick<CashOuts, 'quote' | 'take'>,
): Handlers<Calls> {
  const { database } = ports;
  return {
    async quoteCashOut({ params }, { principal }) {
      const bet = await ownBet(ports, principal.playerId, params.id);
      return { status: 200, body: await cashOuts.quote(bet) };
    },

    async cashOutBet({ params, body }, context) {
      const bet = await ownBet(ports, context.principal.playerId, params.id);
      const { quote_id: quoteId, share, policy } = body;
      const sold = await cashOuts.take(bet, { quoteId, share, policy, key: context.idempotencyKey });
      return { status: 200, body: await betOnWire(ports, sold, ports.localeOf(context)) };
    },

    async setAutoCashOut({ params, body }, context) {
      const { playerId } = context.principal;
      const { offer: used } = await ownBet(ports, playerId, params.id);
      if (used) throw new Refusal('CASH_OUT_CLOSED', { reason: 'offer' });
      const offer = BigInt(body.offer_cents);
      if (!(await setAutoCashOut(database, { betId: params.id, playerId, offer }))) throw new Refusal('ROUND_CLOSED');
      const bet = await ownBet(ports, playerId, params.id);
      return { status: 200, body: await betOnWire(ports, bet, ports.localeOf(context)) };
    },

    async endAutoCashOut({ params }, context) {
      const { playerId } = context.principal;
      await ownBet(ports, playerId, params.id);
      await setAutoCashOut(database, { betId: params.id, playerId, offer: null });
      const bet = await ownBet(ports, playerId, params.id);
      return { status: 200, body: await betOnWire(ports, bet, ports.localeOf(context)) };
    },
  };
}
