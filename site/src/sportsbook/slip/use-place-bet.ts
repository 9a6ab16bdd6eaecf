import type { Bet, BetRequest, Currency, RefusalCode } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { useEffect, useRef, useState } from 'react';
import { refusalErrors } from '../../forms/index.ts';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { callApi, queries } from '../../query/index.ts';
import { onLive } from '../../realtime/index.ts';
import { slipBody } from './slip-body.ts';
import { type SlipState, slip } from './slip-store.ts';

export const slipRefusals: Partial<Record<RefusalCode, MessageKey>> = {
  MARKET_CLOSED: 'sportsbook.refused.closed',
  PRICE_CHANGED: 'sportsbook.refused.price',
  STAKE_ABOVE_LIMIT: 'sportsbook.refused.limit',
  LEGS_CONTRADICT: 'sportsbook.refused.contradict',
  BUILDER_REFUSED: 'sportsbook.refused.contradict',
  FIXTURE_UNKNOWN: 'sportsbook.refused.gone',
  MARKET_UNKNOWN: 'sportsbook.refused.gone',
  OUTCOME_UNKNOWN: 'sportsbook.refused.gone',
  'stake_cents.not_enough_money': 'sportsbook.refused.money',
  'stake_cents.too_small': 'sportsbook.refused.small',
  LIMIT_REACHED: 'sportsbook.refused.ownLimit',
  EXCLUDED: 'sportsbook.refused.excluded',
  SESSION_TIME_OVER: 'sportsbook.refused.ownLimit',
  REALITY_CHECK_DUE: 'sportsbook.refused.reminder',
  REGION_RESTRICTED: 'sportsbook.refused.country',
  VERIFICATION_REQUIRED: 'sportsbook.refused.verify',
  TERMS_NOT_ACCEPTED: 'sportsbook.refused.terms',
};

/** `waiting`: the house has it and decides in a moment. `unknown`: no answer came; the same may be sent again. */
export type Placing =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'waiting'; request: BetRequest }
  | { state: 'placed'; bet: Bet }
  | { state: 'refused'; text: string; code: string; isUnknown: boolean };

const lookAgainMs = 1_000;

/** One confirmed slip is one bet: however often it is pressed or sent, it carries the same key. */
export function usePlaceBet() {
  const say = useSay();
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' });
  const running = useRef(false);
  const sent = useRef<{ text: string; key: string; legs: SlipState['legs'] }>(undefined);

  const textOf = (failure: unknown) => refusalErrors(failure, { say, labels: {}, refusals: slipRefusals });

  function end(placed: Placing): void {
    // What was taken while this one waited stays on the slip.
    if (placed.state === 'placed' && sent.current?.legs === slip.read().legs) slip.clear();
    sent.current = undefined;
    setPlacing(placed);
    queries.invalidate('listBets', 'readSportPosition', 'listAccounts');
  }

  async function place(state: SlipState, of: { currency: Currency; unitCents: number }): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPlacing({ state: 'sending' });
    const body = slipBody(state, of);
    const text = JSON.stringify(body);
    if (sent.current?.text !== text) sent.current = { text, key: newUuid(), legs: state.legs };
    try {
      const answer = await callApi('placeBet', { body }, { idempotencyKey: sent.current.key, retries: 1 });
      if ('request_id' in answer) setPlacing({ state: 'waiting', request: answer });
      else end({ state: 'placed', bet: answer });
    } catch (failure) {
      const { status } = Object(failure) as { status?: number };
      const isUnknown = status === undefined || status >= 500;
      const { errors, codes } = textOf(failure);
      const said = isUnknown ? say('sportsbook.refused.network') : (errors.form ?? say('validation.other'));
      const refused: Placing = { state: 'refused', text: said, code: codes[0] ?? '', isUnknown };
      if (isUnknown) setPlacing(refused);
      else end(refused);
    } finally {
      running.current = false;
    }
  }

  const waitsFor = placing.state === 'waiting' ? placing.request.request_id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks until this one is decided
  useEffect(() => {
    if (waitsFor === undefined) return;
    let isOver = false;
    const look = async () => {
      const request = await callApi('readBetRequest', { params: { id: waitsFor } }).catch(() => undefined);
      if (isOver || !request || request.state === 'waiting' || request.state === 'countered') return;
      if (request.bet) return end({ state: 'placed', bet: request.bet });
      const { errors } = textOf({ status: 409, body: { error: request.refusal ?? {} } });
      const code = request.refusal?.code ?? '';
      end({ state: 'refused', text: errors.form ?? say('validation.other'), code, isUnknown: false });
    };
    const timer = setInterval(look, lookAgainMs);
    const stop = onLive('sport_bets', () => void look());
    return () => {
      isOver = true;
      clearInterval(timer);
      stop();
    };
  }, [waitsFor]);

  return { placing, place, forget: () => setPlacing({ state: 'idle' }) };
}
