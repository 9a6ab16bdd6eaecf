import { createHash } from 'node:crypto';
import { longestContactMessage, Refusal } from '@halley/contract';
import { normaliseEmail } from '../identity/index.ts';
import type { Context } from '../kit/index.ts';
import { gatherErrors } from '../kit/index.ts';
import { countInHouse } from './count.ts';
import { mailForSupport, mailReceived } from './mails/contact-mails.ts';
import type { SupportPorts } from './ports.ts';
import { tameText } from './tame-text.ts';
import { insertTicket } from './ticket-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mostOfAnAddress = 20;
const mostOfAnEmail = 5;

export interface Contact {
  email: string;
  content: string;
  captcha?: string | undefined;
}

/** A guest's letters lie together, wherever that is. */
const numberOf = (email: string): number => createHash('sha256').update(email).digest().readUInt32BE();

/** Keeps the message and mails it to support. Everything that is wrong with it is said at once. */
export async function takeContactMessage(ports: SupportPorts, contact: Contact, context: Context): Promise<number> {
  const { homes, clock, countKey, limitScale } = ports;
  const errors = gatherErrors();
  const email = normaliseEmail(contact.email);
  const content = tameText(contact.content);
  if (!email) errors.add('email', 'invalid', 'is not an e-mail address');
  if (!content) errors.add('content', 'required', 'must have a visible character');
  if (content && [...content].length > longestContactMessage) errors.add('content', 'too_long', 'is too long');
  errors.throwIfAny();
  const playerId = context.principal?.playerId ?? null;
  if (playerId === null && !(await ports.captcha.verify(contact.captcha, 'CONTACT'))) {
    throw new Refusal('base.captcha_invalid');
  }
  const player = playerId === null ? undefined : await ports.readPlayer(playerId);
  const to = await ports.supportAddress();
  const letter = { email: email as string, content: content as string };
  return homes.of(playerId ?? numberOf(letter.email)).tx(async (tx) => {
    const at = clock.now();
    const limits = [
      { kind: 'contact-address', subject: context.address, times: mostOfAnAddress },
      { kind: 'contact-email', subject: letter.email, times: mostOfAnEmail },
    ] as const;
    const allowed = limits.map(({ times, ...limit }) => ({ ...limit, times: times * limitScale, windowMs: dayMs }));
    if (!(await countInHouse(homes, tx, allowed, { key: countKey, at }))) throw new Refusal('base.too_many_messages');
    const language = player?.language ?? ports.localeOf(context);
    const ticket = await insertTicket(tx, { ...letter, playerId, language, at });
    await ports.queueMail(tx, mailForSupport({ to, ticket, playerId, ...letter }));
    // A form that writes to any address it is told is a tool against its owner: only who has shown that it is theirs.
    const isOwn = player?.email === letter.email && player.confirmed_at !== null;
    if (isOwn) await ports.queueMail(tx, mailReceived({ to: letter.email, replyTo: to, ticket, language }));
    return ticket;
  });
}
