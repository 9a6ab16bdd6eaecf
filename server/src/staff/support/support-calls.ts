import type { StaffChat, staffSupportCalls } from '@halley/contract';
import type { Handlers, StaffContext } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

const memberOf = ({ staff }: StaffContext) => ({ id: staff.memberId, name: staff.name });
const aboutChat = (id: number, playerId: number | null) => ({
  target: { kind: 'chat', id },
  ...(playerId !== null && { playerId }),
});
const aboutTicket = (id: number, playerId: number | null) => ({
  target: { kind: 'ticket', id },
  ...(playerId !== null && { playerId }),
});

/** Conversations and e-mails. What was said stays out of the trail; that somebody read it or answered is in it. */
export function supportCalls(ports: StaffPorts): Handlers<typeof staffSupportCalls> {
  const { database, supportDesk: desk } = ports;
  const done = { status: 204 as const, body: null };
  /** Whole addresses are on the player's file, behind a permission of their own. */
  const masked = <C extends Pick<StaffChat, 'player'>>(chat: C): C => {
    const { player } = chat;
    return { ...chat, player: player && { ...player, email: ports.identity.desk.maskEmail(player.email) } };
  };
  return {
    listChatQueue: async ({ query }) => ({
      status: 200,
      body: await desk.queue(database, { groupId: query.group, state: query.state }),
    }),
    openStaffChat: ({ params }, context) =>
      database.tx(async (tx) => {
        const chat = await desk.open(tx, { chatId: params.id, member: memberOf(context) });
        await record(tx, context, { kind: 'staff.chat_viewed', ...aboutChat(params.id, chat.player_id) });
        return { status: 200, body: masked(chat) };
      }),
    followStaffChat: async ({ params, query }, context) => ({
      status: 200,
      body: masked(await desk.follow(database, { chatId: params.id, member: memberOf(context), page: query })),
    }),
    messagePlayer: ({ params, body }, context) =>
      database.tx(async (tx) => {
        const said = { playerId: params.id, member: memberOf(context), clientId: body.client_id, text: body.text };
        const { message, chatId } = await desk.writeTo(tx, said);
        const detail = { number: message.number };
        await record(tx, context, { kind: 'staff.chat_answered', ...aboutChat(chatId, params.id), detail });
        return { status: 201, body: { chat_id: chatId } };
      }),
    answerChat: ({ params, body }, context) =>
      database.tx(async (tx) => {
        const said = { chatId: params.id, member: memberOf(context), clientId: body.client_id, text: body.text };
        const { message, playerId } = await desk.answer(tx, said);
        const detail = { number: message.number };
        await record(tx, context, { kind: 'staff.chat_answered', ...aboutChat(params.id, playerId), detail });
        return { status: 201, body: message };
      }),
    answerChatWithFile: async ({ params, body, upload }, context) => {
      const attach = await desk.prepareFile(upload);
      return database.tx(async (tx) => {
        const said = { chatId: params.id, member: memberOf(context), clientId: body.client_id, text: body.text };
        const { message, playerId } = await desk.answer(tx, { ...said, attach });
        const detail = { number: message.number, file: message.file?.id ?? null };
        await record(tx, context, { kind: 'staff.chat_answered', ...aboutChat(params.id, playerId), detail });
        return { status: 201, body: message };
      });
    },
    readStaffChatFile: async ({ params }, context) => {
      const { chatId, playerId, file } = await desk.file(database, params.id);
      const detail = { file: params.id };
      // Written down, and committed, before the first byte leaves.
      await database.tx((tx) =>
        record(tx, context, { kind: 'staff.chat_file_viewed', ...aboutChat(chatId, playerId), detail }),
      );
      return { status: 200, body: file };
    },
    noteStaffTyping: async ({ params }) => {
      await database.tx((tx) => desk.typing(tx, params.id));
      return done;
    },
    closeStaffChat: ({ params }, context) =>
      database.tx(async (tx) => {
        const { playerId } = await desk.close(tx, params.id);
        await record(tx, context, { kind: 'staff.chat_closed', ...aboutChat(params.id, playerId) });
        return done;
      }),
    moveChat: ({ params, body }, context) =>
      database.tx(async (tx) => {
        const { playerId } = await desk.move(tx, { chatId: params.id, groupId: body.group_id });
        const detail = { group: body.group_id };
        await record(tx, context, { kind: 'staff.chat_moved', ...aboutChat(params.id, playerId), detail });
        return done;
      }),
    listCannedReplies: async () => ({ status: 200, body: await desk.replies() }),
    listTickets: ({ query }, context) =>
      database.tx(async (tx) => {
        const page = await desk.tickets(tx, query);
        const detail = { tickets: page.tickets.map(({ id }) => id) };
        await record(tx, context, { kind: 'staff.tickets_viewed', detail });
        if (context.staff.permissions.includes('players.read_sensitive')) return { status: 200, body: page };
        const tickets = page.tickets.map((ticket) => ({
          ...ticket,
          email: ports.identity.desk.maskEmail(ticket.email),
        }));
        return { status: 200, body: { ...page, tickets } };
      }),
    answerTicket: ({ params, body }, context) =>
      database.tx(async (tx) => {
        const input = { ticketId: params.id, text: body.text, member: memberOf(context) };
        const { playerId } = await desk.answerTicket(tx, input);
        await record(tx, context, { kind: 'staff.ticket_answered', ...aboutTicket(params.id, playerId) });
        return done;
      }),
    closeTicket: ({ params }, context) =>
      database.tx(async (tx) => {
        const { playerId } = await desk.closeTicket(tx, { ticketId: params.id, member: memberOf(context) });
        await record(tx, context, { kind: 'staff.ticket_closed', ...aboutTicket(params.id, playerId) });
        return done;
      }),
  };
}
