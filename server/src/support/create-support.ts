import { chatProject, type supportCalls } from '@halley/contract';
import type { Handlers, Keys } from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import { createAcceptUpload, createDatabaseStore } from '../verification/index.ts';
import { hoursOnTheWire } from './chat-on-the-wire.ts';
import { takeContactMessage } from './contact-message.ts';
import { createDesk, type SupportDeskRoom } from './desk/create-desk.ts';
import { closeChat, markRead, noteTyping, rateChat } from './follow-chat.ts';
import { hoursAt } from './hours.ts';
import type { SupportPorts } from './ports.ts';
import { readChat, readFile } from './read-chat.ts';
import { readRestoreId, writeRestoreId } from './restore-id.ts';
import { sendFile } from './send-file.ts';
import { sendMessage } from './send-message.ts';
import { sweepSupport } from './sweep.ts';
import { createGuestCookie } from './visitor.ts';

export interface SupportOptions extends Omit<SupportPorts, 'store' | 'acceptUpload' | 'countKey'> {
  /** Seal files, and hide what is only counted. */
  keys: Keys;
  /** True where visitors come over TLS. */
  secureCookies: boolean;
}

export interface Support {
  handlers: Handlers<typeof supportCalls>;
  desk: SupportDeskRoom;
  tasks: Pick<Tasks, 'support.sweep'>;
}

export function createSupport({ keys, secureCookies, ...options }: SupportOptions): Support {
  const ports: SupportPorts = {
    ...options,
    store: createDatabaseStore({ keys, table: 'support_chunk' }),
    acceptUpload: createAcceptUpload(),
    countKey: keys[0] ?? '',
  };
  const { homes, clock } = ports;
  const { visitorOf, welcome } = createGuestCookie({ secure: secureCookies });
  const done = { status: 204 as const, body: null };

  return {
    desk: createDesk(ports),
    tasks: { 'support.sweep': async () => void (await sweepSupport(ports)) },
    handlers: {
      readSupportDesk: async () => ({
        status: 200,
        body: {
          ...hoursOnTheWire(hoursAt(await ports.readConfig(), clock.now())),
          email: await ports.supportAddress(),
          widget: ports.widget && { script: ports.widget.script, project: chatProject },
        },
      }),
      // The first look gives a guest the token: two tabs that write at once write into one conversation.
      readChat: async ({ query: { restore_id: restoreId, ...page } }, context) => ({
        status: 200,
        body: await readChat(ports, { visitor: welcome(context), page, restoreId, context }),
      }),
      sendChatMessage: async ({ body: { client_id: clientId, text, captcha } }, context) => ({
        status: 201,
        body: await sendMessage(ports, { visitor: welcome(context), said: { clientId, text, captcha }, context }),
      }),
      sendChatFile: async ({ body: { client_id: clientId, text }, upload }, context) => ({
        status: 201,
        body: await sendFile(ports, { visitor: welcome(context), context, clientId, text, upload }),
      }),
      readChatFile: async ({ params }, context) => ({
        status: 200,
        body: await readFile(ports, { visitor: visitorOf(context), fileId: params.id }),
      }),
      markChatRead: async ({ body }, context) => ({
        status: 200,
        body: { unread: await markRead(ports, visitorOf(context), body.number) },
      }),
      noteChatTyping: async (_input, context) => {
        await noteTyping(ports, visitorOf(context));
        return done;
      },
      closeChat: async (_input, context) => {
        await closeChat(ports, visitorOf(context));
        return done;
      },
      rateChat: async ({ body }, context) => {
        await rateChat(ports, visitorOf(context), body.rating);
        return done;
      },
      readRestoreId: async ({ body: { data } }, { principal: { playerId } }) => ({
        status: 200,
        body: { data: { restoreId: await readRestoreId(homes.of(playerId), { ...data, playerId }) } },
      }),
      writeRestoreId: async ({ body: { data } }, { principal: { playerId } }) => {
        await writeRestoreId(homes.of(playerId), { ...data, playerId, at: clock.now() });
        return { status: 200, body: { data: { restoreId: data.restoreId } } };
      },
      sendContactMessage: async ({ body: { contact } }, context) => ({
        status: 201,
        body: { ticket: await takeContactMessage(ports, contact, context) },
      }),
    },
  };
}
