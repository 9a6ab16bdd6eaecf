import { Centrifuge } from 'centrifuge';
import type { Client } from './create-client.ts';

export interface Ear {
  /** News that came. */
  heard(): number;
  /** How often the channel was joined again with all that was missed, and how often something was not to be had. */
  recovered(): number;
  unrecovered(): number;
  /** News that should have come between two that did. */
  gaps(): number;
  isListening(): boolean;
  close(): void;
}

/** Listens to a player's own balance as a page does: the site's own client, which joins again with what it heard last. */
export async function listen(client: Client, playerId: number): Promise<Ear> {
  const path = '/api/notification_center/centrifugo/subscription';
  const ask = async () => (await client.ask<{ token: string }>('GET', path)).body.token;
  const centrifuge = new Centrifuge(`${client.url.replace(/^http/, 'ws')}/connection/websocket`, {
    websocket: globalThis.WebSocket,
    networkEventTarget: null,
    minReconnectDelay: 200,
    maxReconnectDelay: 2_000,
    token: await ask(),
    getToken: ask,
  });
  const subscription = centrifuge.newSubscription(`ws:site:balance#${playerId}`);
  let [heard, recovered, unrecovered, gaps] = [0, 0, 0, 0];
  let last: number | undefined;
  let isListening = false;
  subscription.on('subscribed', ({ wasRecovering, recovered: isWhole, streamPosition }) => {
    if (wasRecovering && isWhole) recovered += 1;
    if (wasRecovering && !isWhole) unrecovered += 1;
    // What was missed comes after this, from where we were; without it the channel begins anew.
    if (!wasRecovering || !isWhole) last = streamPosition?.offset;
    isListening = true;
  });
  subscription.on('publication', ({ offset }) => {
    heard += 1;
    if (offset === undefined) return;
    if (last !== undefined && offset !== last + 1) gaps += 1;
    last = offset;
  });
  for (const event of ['subscribing', 'unsubscribed'] as const) {
    subscription.on(event, () => {
      isListening = false;
    });
  }
  subscription.subscribe();
  centrifuge.connect();
  return {
    heard: () => heard,
    recovered: () => recovered,
    unrecovered: () => unrecovered,
    gaps: () => gaps,
    isListening: () => isListening,
    close: () => centrifuge.disconnect(),
  };
}
