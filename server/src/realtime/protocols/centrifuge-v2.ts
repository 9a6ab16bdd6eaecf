import { z } from 'zod';
import { disconnects, errors } from '../codes.ts';
import type { Publication } from '../stream.ts';
import type { Command, Protocol, Reply } from './protocol.ts';

/** Centrifugo's client protocol, version 2, JSON: one object per line. */
const token = z.string().max(4096).default('');
const channel = z.string().min(1).max(255);
const bodies = {
  connect: z.object({ token }),
  subscribe: z.object({
    channel,
    recover: z.boolean().default(false),
    offset: z.int().nonnegative().default(0),
    epoch: z.string().max(255).default(''),
  }),
  unsubscribe: z.object({ channel }),
  refresh: z.object({ token }),
};
const commandId = z.int().positive().max(0xffff_ffff);

/** Known to the protocol, not offered here; publishing is for the server alone. */
const refusals = {
  publish: errors.permissionDenied,
  rpc: errors.notAvailable,
  history: errors.notAvailable,
  presence: errors.notAvailable,
  presence_stats: errors.notAvailable,
  sub_refresh: errors.notAvailable,
} as const;

const broken = (disconnect: { code: number; reason: string }): Command => ({ kind: 'broken', disconnect });

export const centrifugeV2: Protocol = {
  name: 'centrifuge-v2',
  ping: '{}',
  join: (texts) => texts.join('\n'),

  decode(frame) {
    const commands: Command[] = [];
    for (const line of frame.split('\n')) {
      if (line === '') continue;
      const command = decodeLine(line);
      commands.push(command);
      if (command.kind === 'broken') break;
    }
    return commands.length > 0 ? commands : [broken(disconnects.badRequest)];
  },

  encodeReply: (id, reply) =>
    reply.kind === 'subscribe' ? encodeSubscribe(id, reply) : JSON.stringify({ id, ...replyBody(reply) }),

  encodePublication: (channelName, publication) =>
    `{"push":{"channel":${JSON.stringify(channelName)},"pub":${encodePub(publication)}}}`,

  encodeUnsubscribe: (channelName, reason) =>
    JSON.stringify({ push: { channel: channelName, unsubscribe: { code: reason.code, reason: reason.reason } } }),
};

function decodeLine(line: string): Command {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return broken(disconnects.badRequest);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return broken(disconnects.badRequest);
  const keys = Object.keys(value);
  if (keys.length === 0) return { kind: 'pong' };
  if (keys.includes('send')) return broken(disconnects.notAvailable);
  const fields = value as Record<string, unknown>;
  const id = commandId.safeParse(fields.id);
  if (!id.success) return broken(disconnects.badRequest);
  const methods = keys.filter((key) => key !== 'id');
  if (methods.length !== 1) return broken(disconnects.badRequest);
  const method = methods[0]!;
  return decodeMethod(id.data, method, fields[method]);
}

function decodeMethod(id: number, method: string, body: unknown): Command {
  switch (method) {
    case 'connect': {
      const parsed = bodies.connect.safeParse(body ?? {});
      return parsed.success ? { kind: 'connect', id, token: parsed.data.token } : broken(disconnects.badRequest);
    }
    case 'subscribe': {
      const parsed = bodies.subscribe.safeParse(body);
      if (!parsed.success) return { kind: 'refused', id, error: errors.badRequest };
      const { recover, epoch, offset } = parsed.data;
      return { kind: 'subscribe', id, channel: parsed.data.channel, since: recover ? { epoch, offset } : null };
    }
    case 'unsubscribe': {
      const parsed = bodies.unsubscribe.safeParse(body);
      if (!parsed.success) return { kind: 'refused', id, error: errors.badRequest };
      return { kind: 'unsubscribe', id, channel: parsed.data.channel };
    }
    case 'refresh': {
      const parsed = bodies.refresh.safeParse(body);
      if (!parsed.success) return { kind: 'refused', id, error: errors.badRequest };
      return { kind: 'refresh', id, token: parsed.data.token };
    }
    case 'ping':
      return { kind: 'ping', id };
    default: {
      const error = Object.hasOwn(refusals, method) ? refusals[method as keyof typeof refusals] : errors.methodNotFound;
      return { kind: 'refused', id, error };
    }
  }
}

function replyBody(reply: Exclude<Reply, { kind: 'subscribe' }>): object {
  switch (reply.kind) {
    case 'connect':
      // No `expires`, no `ttl`: a client that cannot fetch another token would give up when this one ran out.
      return { connect: { client: reply.client, version: 'halley', ping: reply.pingSec, pong: true } };
    case 'refresh':
      return { refresh: { client: reply.client, version: 'halley' } };
    case 'unsubscribe':
      return { unsubscribe: {} };
    case 'ping':
      return { ping: {} };
    case 'error':
      return { error: reply.error };
  }
}

/** By hand, because the data is JSON already and is not parsed again for each listener. */
function encodeSubscribe(id: number, reply: Extract<Reply, { kind: 'subscribe' }>): string {
  const { position, recovery } = reply;
  const where = `"recoverable":true,"positioned":true,"epoch":${JSON.stringify(position.epoch)},"offset":${position.offset}`;
  if (!recovery) return `{"id":${id},"subscribe":{${where}}}`;
  const publications = recovery.publications.map(encodePub).join(',');
  return `{"id":${id},"subscribe":{${where},"was_recovering":true,"recovered":${recovery.recovered},"publications":[${publications}]}}`;
}

/** A publication without an offset (Redis was away) leaves the client's position as it is. */
function encodePub(publication: Publication): string {
  return publication.offset > 0
    ? `{"data":${publication.data},"offset":${publication.offset}}`
    : `{"data":${publication.data}}`;
}
