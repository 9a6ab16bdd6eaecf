import { randomUUID } from 'node:crypto';
import { type ChatMessage, chatGroups, groupIdsOf, Refusal, vipTierOf } from '@halley/contract';
import type { Context, Tx } from '../kit/index.ts';
import { messageOnTheWire } from './chat-on-the-wire.ts';
import {
  beginChat,
  type ChatRow,
  countSince,
  findChat,
  findSent,
  insertMessage,
  type MessageRow,
  saveChat,
} from './chat-store.ts';
import { countInHouse } from './count.ts';
import { hoursAt } from './hours.ts';
import type { SupportPorts } from './ports.ts';
import { tameText } from './tame-text.ts';
import { tellPlayer } from './tell-player.ts';
import { homeOf, type Visitor } from './visitor.ts';

const minuteMs = 60_000;
export const mostAMinute = 30;
const mostADay = 500;
/** Conversations that guests of one address may begin in an hour. */
const mostGuestsAnHour = 10;

export interface Said {
  clientId: string;
  text: string;
  captcha?: string | undefined;
}

/** Takes what a visitor says. A repeat is answered with the message it repeats. */
export async function sendMessage(
  ports: SupportPorts,
  { visitor, said, context }: { visitor: Visitor; said: Said; context: Context },
): Promise<ChatMessage> {
  const text = tameText(said.text);
  if (text === undefined) throw new Refusal('text.required');
  await proveHuman(ports, { visitor, captcha: said.captcha });
  return say(ports, { visitor, context, clientId: said.clientId, text });
}

/** A guest who begins shows the captcha once; it cannot be asked inside the transaction. */
async function proveHuman(
  { homes, captcha }: SupportPorts,
  { visitor, captcha: token }: { visitor: Visitor; captcha: string | undefined },
): Promise<void> {
  if (visitor.kind === 'player' || (await findChat(homeOf(homes, visitor), visitor))) return;
  if (!(await captcha.verify(token, 'CHAT'))) throw new Refusal('base.captcha_invalid');
}

export interface Saying {
  visitor: Visitor;
  context: Context;
  clientId: string;
  text: string;
  /** Writes the file that belongs to the message, in its transaction. */
  attach?: (tx: Tx, chat: ChatRow) => Promise<bigint>;
}

/** Behind the lock of the conversation: in order, once, within the limits. */
export function say(ports: SupportPorts, { visitor, context, clientId, text, attach }: Saying): Promise<ChatMessage> {
  const { homes, clock } = ports;
  return homeOf(homes, visitor).tx(async (tx) => {
    const at = clock.now();
    const known = await findChat(tx, visitor);
    if (!known) await allowNewcomer(ports, tx, { visitor, address: context.address, at });
    const chat = await beginChat(tx, visitor, { ...(await routeOf(ports, tx, visitor, context)), at });
    const sent = await findSent(tx, { chatId: chat.id, author: 'visitor', clientId });
    if (sent) return repeated(sent, { text, hasFile: attach !== undefined });
    await openAgain(ports, tx, { chat, visitor, context, at });
    await keepPace(ports, tx, chat, at);
    const fileId = await attach?.(tx, chat);
    const message = await insertMessage(tx, chat, { author: 'visitor', clientId, text, fileId, at });
    chat.waiting_since ??= at;
    chat.visitor_typing_until = null;
    chat.updated_at = at;
    await saveChat(tx, chat);
    await tellPlayer(ports, tx, chat, at);
    return messageOnTheWire(message);
  });
}

export function repeated(sent: MessageRow, wanted: { text: string; hasFile: boolean }): ChatMessage {
  const isSame = sent.text === wanted.text && (sent.file_id !== null) === wanted.hasFile;
  if (!isSame) throw new Refusal('IDEMPOTENCY_CONFLICT');
  return messageOnTheWire(sent);
}

async function allowNewcomer(
  { homes, countKey, limitScale }: SupportPorts,
  tx: Tx,
  { visitor, address, at }: { visitor: Visitor; address: string; at: Date },
): Promise<void> {
  if (visitor.kind === 'player') return;
  const hourMs = 60 * minuteMs;
  const allowed = { kind: 'chat', subject: address, times: mostGuestsAnHour * limitScale, windowMs: hourMs } as const;
  if (!(await countInHouse(homes, tx, [allowed], { key: countKey, at })))
    throw new Refusal('RATE_LIMITED', { retry_after_seconds: 3600 });
}

/** Who answers, and in which language. */
export async function routeOf(
  { readPlayer, localeOf }: Pick<SupportPorts, 'readPlayer' | 'localeOf'>,
  tx: Tx | undefined,
  visitor: Visitor,
  context: Context,
): Promise<{ groupId: ChatRow['group_id']; language: string }> {
  if (visitor.kind === 'guest') return { groupId: chatGroups.general, language: localeOf(context) };
  const player = await readPlayer(visitor.playerId, tx);
  const tier = vipTierOf(groupIdsOf(player?.statuses ?? []));
  return { groupId: tier ? chatGroups.vip : chatGroups.default, language: player?.language ?? localeOf(context) };
}

/** A conversation that is over begins again: with who the visitor is today, and only while somebody is there. */
async function openAgain(
  ports: SupportPorts,
  tx: Tx,
  { chat, visitor, context, at }: { chat: ChatRow; visitor: Visitor; context: Context; at: Date },
): Promise<void> {
  if (chat.state === 'open') return;
  if (!hoursAt(await ports.readConfig(tx), at).online) throw new Refusal('SUPPORT_CLOSED');
  const { groupId, language } = await routeOf(ports, tx, visitor, context);
  chat.state = 'open';
  chat.group_id = groupId;
  chat.language = language;
  chat.rating = null;
}

async function keepPace({ limitScale }: SupportPorts, tx: Tx, chat: ChatRow, at: Date): Promise<void> {
  const said = (windowMs: number) => countSince(tx, chat.id, new Date(at.getTime() - windowMs));
  if ((await said(minuteMs)) >= mostAMinute * limitScale)
    throw new Refusal('RATE_LIMITED', { retry_after_seconds: 60 });
  const isFull = (await said(24 * 60 * minuteMs)) >= mostADay * limitScale;
  if (isFull) throw new Refusal('RATE_LIMITED', { retry_after_seconds: 3600 });
}

/** Something the house says by itself. */
export async function sayAsSystem(tx: Tx, chat: ChatRow, text: 'closed' | 'moved', at: Date): Promise<void> {
  await insertMessage(tx, chat, { author: 'system', clientId: randomUUID(), text, at });
}
