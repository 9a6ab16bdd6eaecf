import { randomUUID } from 'node:crypto';
import type { AuditEntry, SignificantKind } from '@halley/contract';
import { expect } from 'vitest';
import { listEntries } from '../../server/src/audit/index.ts';
import { aPicture } from '../../server/src/verification/testing/files.ts';
import type { JourneyHouse } from './house.ts';
import type { Visitor } from './visit.ts';

/** Gives the reason a dialog asks for, and goes through with it. Without a reason the button rests. */
export async function goThrough(desk: Visitor, deed: string, reason: string): Promise<void> {
  const dialog = desk.within('dialog');
  await dialog.finds('button', deed);
  expect(await dialog.isDisabled(deed)).toBe(true);
  await dialog.fill('Reason', reason);
  await dialog.click(deed, 'button');
  await desk.findsNot('dialog');
}

/** Saves a promotion that has been written and sends it to another person. @returns its id */
export async function sendForApproval(maker: Visitor, reason: string): Promise<number> {
  await maker.click('Save draft', 'button');
  await maker.sees('Draft 1');
  await maker.click('Send for approval', 'button');
  await goThrough(maker, 'Send for approval', reason);
  const [, id = '0'] = /promotions\/(\d+)/.exec(maker.page.location.pathname) ?? [];
  return Number(id);
}

/** The newest line that this member has left in the trail. */
export async function lineOf(house: JourneyHouse, desk: Visitor, kind: SignificantKind): Promise<AuditEntry> {
  const [line] = await listEntries(house.database, { kind, staffId: desk.id, limit: 1 });
  if (!line) throw new Error(`${desk.email} left no line of ${kind}`);
  return line;
}

/** Money may only leave for somebody whose address is confirmed. */
export async function confirmEmail(player: Visitor): Promise<void> {
  const text = await player.mail('confirmation_token=');
  const token = /confirmation_token=([\w-]+)/.exec(text)?.[1] ?? '';
  await player.must('GET', `/api/users/confirmation?confirmation_token=${token}`);
}

/** A cashout of coins that the checks leave to people, because it is the player's first. */
export async function askForCashout(player: Visitor): Promise<number> {
  await confirmEmail(player);
  const wish = {
    payment_method: 'bitcoin',
    payment_action: 'cashout',
    currency: 'BTC',
    amount: '0.005',
    fields: { address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
  };
  const key = { 'idempotency-key': randomUUID() };
  const { payment_id: id } = await player.must<{ payment_id: number }>('POST', '/api/payment_processing', wish, key);
  const isPending = async () => {
    const payments = await player.must<{ id: number; state: string }[]>('GET', '/api/player/payments');
    return payments.find((payment) => payment.id === id)?.state;
  };
  await expect.poll(isPending, { timeout: 15_000, interval: 20 }).toBe('pending');
  return id;
}

/** An image in the queue of documents. */
export async function handIn(player: Visitor, type: 'identity' | 'address'): Promise<number> {
  const form = new FormData();
  const picture = new Uint8Array(await aPicture('png'));
  form.append('document[document_type]', type);
  form.append('document[attachment]', new Blob([picture], { type: 'image/png' }), 'passport.png');
  const { status, body } = await player.send('/api/player/documents', form);
  expect(status, JSON.stringify(body)).toBe(201);
  const [document] = await player.must<{ id: number }[]>('GET', '/api/player/documents');
  return document?.id ?? 0;
}
