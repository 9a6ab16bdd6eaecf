import type { BetQuote } from '@halley/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { server } from '../../../session/testing/fake-server.tsx';
import { aQuote } from '../../testing/a-fixture.ts';
import { holdTime, pass, showSport } from '../../testing/show-sport.tsx';
import { loadFilled } from '../load-filled.ts';
import { placing } from '../placing-store.ts';
import { SlipPanel } from '../SlipPanel.tsx';
import { type SlipLeg, slip } from '../slip-store.ts';
import { aSlipLeg } from './a-slip.ts';

export const leg = (given: Partial<SlipLeg> = {}): SlipLeg => aSlipLeg(11, given);
export const other = leg({ fixture: 12, outcomeTitle: 'West Otters', fixtureName: 'West Otters – East Masons' });
export const typeStake = (text: string) =>
  act(async () => fireEvent.change(screen.getByRole('textbox', { name: /^Stake/ }), { target: { value: text } }));
export const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
export const placeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Place bet/ });
/** Every slip that is asked about is answered alike. */
export const quoteAs = (
  answer: (slip: { legs: { price: number; fixture: number }[]; unit_stake_cents: number }) => BetQuote,
) => {
  server.answers.priceSlips = ({ body }) =>
    (body as { slips: never[] }).slips.map((one) => ({ quote: answer(one), refusal: null }));
};
export const refuseQuote = (refusal: object) => {
  server.answers.priceSlips = ({ body }) => (body as { slips: never[] }).slips.map(() => ({ quote: null, refusal }));
};
/** The slips that were asked about last. */
export const asked = () =>
  (server.inputsOf('priceSlips').at(-1) as { body: { slips: object[] } } | undefined)?.body.slips;
/** Until the house was asked about the slip. */
export const rest = () => pass(300);

/** Keys that bets were sent with. */
let keys: (string | undefined)[] = [];
export const sentKeys = () => keys;
export function answerPlacing(answer: () => unknown): void {
  server.answers.placeBet = (_, options) => {
    keys.push(options?.idempotencyKey);
    return answer();
  };
}

/** Before each test of a file: nothing is on the slip, and its clock stands. */
export function beginEmpty(): void {
  // The clock that stands would not wait for it.
  beforeAll(() => loadFilled());
  beforeEach(() => {
    holdTime();
    cleanup();
    server.reset();
    slip.clear();
    keys = [];
    quoteAs(() => aQuote());
    placing.forget('placed');
    placing.forget('refused');
  });
  afterEach(() => vi.useRealTimers());
}

export async function showFilled(legs: readonly SlipLeg[] = [leg()], more: Parameters<typeof showSport>[1] = {}) {
  for (const one of legs) slip.toggle(one);
  await showSport(<SlipPanel />, more);
  await rest();
}
