import { randomUUID } from 'node:crypto';
import { password, type Visitor } from './visit.ts';

export async function editPlayer(player: Visitor, fields: Record<string, unknown>): Promise<void> {
  await player.must('PATCH', '/api/player', { context: 'edition', player: fields });
}

export function playerOf(player: Visitor): Promise<Record<string, unknown>> {
  return player.must('GET', '/api/player');
}

/** Rounds of dice, one after the other, at 1.00 each. */
export async function playDice(player: Visitor, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const stake = { mode: 'real', currency: 'EUR', stake_cents: 100, choice: { side: 'over', target: 5049 } };
    await player.must('POST', '/api/studio/dice/rounds', stake, { 'idempotency-key': randomUUID() });
  }
}

/** The three steps of a registration; the account is open when the question about a limit has been answered. */
export async function fillRegistration(guest: Visitor, email = guest.email): Promise<void> {
  const dialog = guest.within('dialog');
  await dialog.fill('E-mail', email);
  await dialog.fill('Password', password);
  await dialog.click('Continue', 'button');
  await dialog.fill('Currency', 'EUR');
  await dialog.click('Continue', 'button');
  await dialog.check('I am 18 or older.');
  await dialog.check(/^I have read and accept/);
  await dialog.click('Create account', 'button');
  await dialog.click('Not now', 'button');
}
