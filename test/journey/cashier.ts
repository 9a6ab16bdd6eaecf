import { randomUUID } from 'node:crypto';
import { wholeProfile } from '../../contract/src/testing/a-player.ts';
import { confirmEmail } from './desk.ts';
import type { JourneyHouse } from './house.ts';
import { editPlayer } from './people.ts';
import { type VisitOptions, type Visitor, visit } from './visit.ts';

/** A new player to whom the cashier opens, and from whom money may leave. */
export async function wholePlayer(house: JourneyHouse, options: VisitOptions = {}): Promise<Visitor> {
  const player = await visit(house, '', { as: 'player', ...options });
  await editPlayer(player, wholeProfile);
  return player;
}

export async function confirmedPlayer(house: JourneyHouse, options: VisitOptions = {}): Promise<Visitor> {
  const player = await wholePlayer(house, options);
  await confirmEmail(player);
  return player;
}

/** Where something is offered with the deposit, the player says no to it. */
export async function withoutBonus(player: Visitor): Promise<void> {
  const dialog = player.within('dialog');
  await dialog.finds('textbox', 'Amount to pay in');
  if ((await player.text()).includes('Bonus with this deposit')) await dialog.click(/^No bonus/, 'radio');
}

interface Started {
  payment_id: number;
  mode: string;
  url?: string;
  options?: { url: string; data: Record<string, string> };
}

/** A payment without the screens, for journeys about what becomes of it. */
export function startPayment(player: Visitor, wish: Record<string, unknown>): Promise<Started> {
  const body = { payment_action: 'deposit', currency: 'EUR', amount: '50.00', fields: {}, ...wish };
  return player.must('POST', '/api/payment_processing', body, { 'idempotency-key': randomUUID() });
}

export async function selectWallet(player: Visitor, currency: string): Promise<void> {
  await player.must('POST', '/api/player/accounts', { currency });
}

export async function balanceOf(player: Visitor, currency = 'EUR'): Promise<number | undefined> {
  const accounts = await player.must<{ currency: string; amount_cents: number }[]>('GET', '/api/player/accounts');
  return accounts.find((account) => account.currency === currency)?.amount_cents;
}

/** The provider's page of a card: number, date, code; what comes next is decided there. */
export async function fillCard(player: Visitor, number = '4242 4242 4242 4242'): Promise<void> {
  await player.fill('Card number', number);
  await player.fill(/^Valid until/, '12/34');
  await player.fill('Security code', '123');
  await player.click(/^Pay/, 'button');
}

/** A card that asks nothing more. */
export const plainCard = '4000 0000 0000 0002';

export const iban = 'DE89 3704 0044 0532 0130 00';

/** A cashout is agreed to by somebody on the staff; it goes to the provider then. */
export async function agreeToCashout(house: JourneyHouse, id: number): Promise<void> {
  const desk = await visit(house, '', { as: 'payments' });
  // The checks of a cashout are made in the background.
  await desk.must('GET', '/demo/idle');
  await desk.must('POST', `/api/staff/payments/${id}/approval`, {});
}

/** Which payment the page is about. */
export function paymentAt(player: Visitor): number {
  return Number(new URL(player.page.location.href).searchParams.get('payment'));
}
