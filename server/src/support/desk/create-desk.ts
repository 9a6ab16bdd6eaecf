import {
  type CannedReply,
  type ChatMessage,
  type ChatQueue,
  chatGroups,
  type FileAnswer,
  type QueuedChat,
  Refusal,
  type StaffChat,
  type SupportTicket,
  type Upload,
} from '@halley/contract';
import { homeOfId, type Queryable, type Queue, type Tx } from '../../kit/index.ts';
import { isTyping, messageOnTheWire, placeOf } from '../chat-on-the-wire.ts';
import {
  beginChat,
  type ChatRow,
  findFile,
  findSent,
  insertMessage,
  lockChatById,
  type Page,
  saveChat,
  selectMessages,
} from '../chat-store.ts';
import { typingMs } from '../follow-chat.ts';
import { mailOfAnswer } from '../mails/contact-mails.ts';
import type { SupportPorts } from '../ports.ts';
import { acceptFile } from '../send-file.ts';
import { repeated, sayAsSystem } from '../send-message.ts';
import { tameText } from '../tame-text.ts';
import { tellPlayer } from '../tell-player.ts';
import { lockTicket, openTickets, selectTickets, ticketOnTheWire, updateHandled } from '../ticket-store.ts';
import {
  countWaiting,
  findQueued,
  hasVisited,
  noteVisit,
  type QueuedRow,
  selectQueue,
  waitingChats,
} from './queue-store.ts';

/** Who of the staff acts; what they may do has been checked. */
interface Member {
  id: number;
  name: string;
}

/** What the back office does here. Whoever calls writes the deed into the trail, in the same transaction. */
export interface SupportDeskRoom {
  queue(db: Queryable, input: { groupId: number | undefined; state: 'open' | 'closed' }): Promise<ChatQueue>;
  /** Conversations in which somebody waits for an answer. */
  waitingChats: Queue;
  /** E-mails that nobody has handled. */
  waitingLetters: Queue;
  open(tx: Tx, input: { chatId: number; member: Member }): Promise<StaffChat>;
  /** Only for who has opened it today: nobody reads on without a line in the trail. */
  follow(db: Queryable, input: { chatId: number; member: Member; page: Page }): Promise<StaffChat>;
  /** Looks into a file before the transaction begins; undefined text is an empty one. */
  prepareFile(upload: Upload): Promise<Attach>;
  answer(tx: Tx, input: Answer): Promise<Answered>;
  /** Into the player's conversation, which it begins if there was none. */
  writeTo(
    tx: Tx,
    input: Omit<Answer, 'chatId'> & { playerId: number },
  ): Promise<{ message: ChatMessage; chatId: number }>;
  file(db: Queryable, fileId: number): Promise<{ chatId: number; playerId: number | null; file: FileAnswer }>;
  typing(tx: Tx, chatId: number): Promise<void>;
  close(tx: Tx, chatId: number): Promise<{ playerId: number | null }>;
  move(tx: Tx, input: { chatId: number; groupId: ChatRow['group_id'] }): Promise<{ playerId: number | null }>;
  replies(): Promise<CannedReply[]>;
  tickets(
    db: Queryable,
    input: { state: SupportTicket['state']; after?: number | undefined },
  ): Promise<{ tickets: SupportTicket[]; next_after: number | null }>;
  answerTicket(tx: Tx, input: { ticketId: number; text: string; member: Member }): Promise<{ playerId: number | null }>;
  closeTicket(tx: Tx, input: { ticketId: number; member: Member }): Promise<{ playerId: number | null }>;
}

type Attach = Awaited<ReturnType<typeof acceptFile>>;

interface Answer {
  chatId: number;
  member: Member;
  clientId: string;
  text: string;
  attach?: Attach;
}

interface Answered {
  message: ChatMessage;
  playerId: number | null;
}

const ticketsAPage = 25;
/** Where a conversation that the house begins is answered. */
const usualGroup = chatGroups.default;
const visitLastsMs = 12 * 60 * 60 * 1000;

const playerOf = ({ player_id }: { player_id: bigint | null }) => (player_id === null ? null : Number(player_id));

export function createDesk(ports: SupportPorts): SupportDeskRoom {
  const { clock } = ports;
  const lock = async (tx: Tx, chatId: number) => {
    const chat = await lockChatById(tx, chatId);
    if (!chat || chat.last_number === 0) throw new Refusal('NOT_FOUND');
    return chat;
  };
  const show = async (db: Queryable, chatId: number, page: Page): Promise<StaffChat> => {
    const chat = await findQueued(db, chatId);
    if (!chat || chat.last_number === 0) throw new Refusal('NOT_FOUND');
    const messages = await selectMessages(db, chat.id, page);
    const player = chat.player_id === null ? undefined : await ports.readPlayer(Number(chat.player_id), db);
    return {
      ...queuedOnTheWire(chat, clock.now()),
      messages: messages.map(messageOnTheWire),
      ...placeOf(messages, chat),
      visitor_read: chat.visitor_read,
      staff_read: chat.staff_read,
      player: player ? { id: player.id, nickname: player.nickname, email: player.email } : null,
    };
  };
  const change = async (tx: Tx, chatId: number, work: (chat: ChatRow, at: Date) => Promise<void> | void) => {
    const chat = await lock(tx, chatId);
    const at = clock.now();
    await work(chat, at);
    await saveChat(tx, chat);
    await tellPlayer(ports, tx, chat, at);
    return { playerId: playerOf(chat) };
  };
  const handleTicket = async (
    tx: Tx,
    { ticketId, member, answer }: { ticketId: number; member: Member; answer: string | null },
  ) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new Refusal('NOT_FOUND');
    if (ticket.state !== 'open') throw new Refusal('ticket.handled_already');
    const state = answer === null ? 'closed' : 'answered';
    await updateHandled(tx, { id: ticketId, state, answer, member, at: clock.now() });
    return ticket;
  };

  const answerIn = async (
    tx: Tx,
    lockOne: () => Promise<ChatRow>,
    { member, clientId, text: given, attach }: Omit<Answer, 'chatId'>,
  ): Promise<Answered> => {
    const text = tameText(given) ?? '';
    if (text === '' && !attach) throw new Refusal('text.required');
    const chat = await lockOne();
    const at = clock.now();
    const sent = await findSent(tx, { chatId: chat.id, author: 'staff', clientId });
    if (sent) return { message: repeated(sent, { text, hasFile: attach !== undefined }), playerId: playerOf(chat) };
    const fileId = await attach?.(tx, chat);
    const [name = ''] = member.name.split(' ');
    const said = { author: 'staff' as const, clientId, memberId: member.id, name, text, fileId, at };
    const message = await insertMessage(tx, chat, said);
    // Who answers has read what was said before.
    Object.assign(chat, {
      state: 'open',
      waiting_since: null,
      staff_read: chat.last_number,
      staff_typing_until: null,
      member_id: BigInt(member.id),
      member_name: member.name,
      updated_at: at,
    });
    await saveChat(tx, chat);
    await tellPlayer(ports, tx, chat, at);
    return { message: messageOnTheWire(message), playerId: playerOf(chat) };
  };

  return {
    async queue(db, input) {
      const at = clock.now();
      const rows = await selectQueue(db, input);
      return {
        chats: rows.map((row) => queuedOnTheWire(row, at)),
        waiting: await countWaiting(db),
        open_tickets: (await openTickets(db)).open,
        now: at.toISOString(),
      };
    },
    waitingChats,
    waitingLetters: openTickets,
    async open(tx, { chatId, member }) {
      await change(tx, chatId, (chat) => {
        chat.staff_read = chat.last_number;
      });
      await noteVisit(tx, { chatId, memberId: member.id, at: clock.now() });
      return show(tx, chatId, {});
    },
    async follow(db, { chatId, member, page }) {
      const since = new Date(clock.now().getTime() - visitLastsMs);
      if (!(await hasVisited(db, { chatId, memberId: member.id, since }))) throw new Refusal('NOT_FOUND');
      return show(db, chatId, page);
    },
    prepareFile: (upload) => acceptFile(ports, upload),
    answer: async (tx, said) => answerIn(tx, () => lock(tx, said.chatId), said),
    async writeTo(tx, { playerId, ...said }) {
      const player = await ports.readPlayer(playerId, tx);
      if (!player) throw new Refusal('NOT_FOUND');
      const begun = { groupId: usualGroup, language: player.language, at: clock.now() };
      const chat = await beginChat(tx, { kind: 'player', playerId }, begun);
      const { message } = await answerIn(tx, async () => chat, said);
      return { message, chatId: Number(chat.id) };
    },
    async file(db, fileId) {
      const file = await findFile(db, fileId);
      const chat = file && (await findQueued(db, Number(file.chat_id)));
      if (!file || !chat) throw new Refusal('NOT_FOUND');
      // Read after the transaction is over: the id of the file knows its home.
      const content = ports.store.read(homeOfId(ports.homes, BigInt(fileId)), file.content_id);
      return {
        chatId: Number(chat.id),
        playerId: playerOf(chat),
        file: { fileName: file.name, contentType: file.media_type, content },
      };
    },
    async typing(tx, chatId) {
      await change(tx, chatId, (chat, at) => {
        chat.staff_typing_until = new Date(at.getTime() + typingMs);
        // Who writes an answer has the conversation in front of them.
        chat.staff_read = chat.last_number;
      });
    },
    close: (tx, chatId) =>
      change(tx, chatId, async (chat, at) => {
        if (chat.state === 'closed') return;
        await sayAsSystem(tx, chat, 'closed', at);
        Object.assign(chat, { state: 'closed', waiting_since: null, staff_read: chat.last_number, updated_at: at });
      }),
    move: (tx, { chatId, groupId }) =>
      change(tx, chatId, async (chat, at) => {
        if (chat.group_id === groupId) return;
        await sayAsSystem(tx, chat, 'moved', at);
        Object.assign(chat, { group_id: groupId, updated_at: at });
      }),
    replies: async () => (await ports.readConfig()).replies,
    async tickets(db, { state, after }) {
      const rows = await selectTickets(db, { state, after, limit: ticketsAPage + 1 });
      const tickets = rows.slice(0, ticketsAPage).map(ticketOnTheWire);
      return { tickets, next_after: rows.length > ticketsAPage ? (tickets.at(-1)?.id ?? null) : null };
    },
    async answerTicket(tx, { ticketId, text: given, member }) {
      const answer = tameText(given);
      if (!answer) throw new Refusal('text.required');
      const ticket = await handleTicket(tx, { ticketId, member, answer });
      const replyTo = await ports.supportAddress(tx);
      const { email: to, language, content: asked } = ticket;
      await ports.queueMail(tx, mailOfAnswer({ to, replyTo, ticket: ticketId, language, answer, asked }));
      return { playerId: playerOf(ticket) };
    },
    async closeTicket(tx, { ticketId, member }) {
      return { playerId: playerOf(await handleTicket(tx, { ticketId, member, answer: null })) };
    },
  };
}

function queuedOnTheWire(chat: QueuedRow, at: Date): QueuedChat {
  return {
    id: Number(chat.id),
    group_id: chat.group_id,
    state: chat.state,
    player_id: playerOf(chat),
    language: chat.language,
    waiting_since: chat.waiting_since?.toISOString() ?? null,
    last_number: chat.last_number,
    unread: Number(chat.unread),
    visitor_typing: isTyping(chat.visitor_typing_until, at),
    member: chat.member_name,
    rating: chat.rating,
    updated_at: chat.updated_at.toISOString(),
  };
}
