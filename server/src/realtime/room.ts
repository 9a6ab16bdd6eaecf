import type {
  PrivateChannel,
  PrivatePayloads,
  PublicChannel,
  PublicPayloads,
  realtimeCalls,
  SportEvent,
} from '@halley/contract';
import type { BaseOfHomes, Context, Handlers } from '../kit/index.ts';
import { createRealtime, type Realtime, type RealtimeOptions } from './create-realtime.ts';
import { endLiveSessions } from './end-sessions.ts';
import { measureRealtime } from './measure-realtime.ts';

export interface RealtimeRoomOptions extends BaseOfHomes, Pick<RealtimeOptions, 'openSessions'> {}

/** Live events as rooms send them: the store is the truth, and a screen that was not told asks later. */
export interface Tell {
  tell<Name extends PublicChannel>(channel: Name, data: PublicPayloads[Name]): void;
  tellPlayer<Name extends PrivateChannel>(playerId: number, channel: Name, data: PrivatePayloads[Name]): void;
  /** On the sport's own channel. */
  tellSport(playerId: number, event: SportEvent): void;
}

export function realtimeRoom(options: RealtimeRoomOptions) {
  const { settings, log, metrics, keys, publicUrl, secureCookies, openSessions } = options;
  const realtime = createRealtime({
    secret: keys('realtime')[0],
    log,
    redisUrl: settings.redisUrl,
    centrifugo: settings.centrifugo,
    allowedOrigins: [publicUrl],
    openSessions,
  });
  measureRealtime(metrics, realtime.stats);
  const isLost = (error: unknown) => log.warn({ err: error }, 'a live event could not be sent');
  const subscriptionOf = ({ principal, host }: Pick<Context, 'principal' | 'host'>) => {
    const origin = `${secureCookies ? 'https' : 'http'}://${host}`;
    return realtime.subscriptionFor(principal?.playerId ?? null, origin, principal?.sessionId);
  };
  const handlers: Handlers<typeof realtimeCalls> = {
    readLiveSubscription: async (_input, context) => ({ status: 200, body: subscriptionOf(context) }),
  };
  const room = {
    ...realtime,
    name: 'realtime' as const,
    handlers,
    subscriptionOf,
    tell: (channel, data) => void room.publish(channel, data).catch(isLost),
    tellPlayer: (playerId, channel, data) => void room.publishToPlayer(playerId, channel, data).catch(isLost),
    tellSport: (playerId, event) => void room.publishToSport(playerId, event).catch(isLost),
    consumers: [endLiveSessions(realtime)],
    stop: realtime.close,
  } satisfies Realtime & Tell & Record<string, unknown>;
  return room;
}
