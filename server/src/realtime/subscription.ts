/** The answer to `GET /api/notification_center/centrifugo/subscription`. */
export interface Subscription {
  user: string;
  url: string;
  client_name: string;
  token: string;
}

export interface SubscriptionInput {
  playerId: number | null;
  /** Where the page came from, or the public address of a Centrifugo. */
  origin: string;
  clientName: string;
  token: string;
}

/** Guests get a token too (with an empty `sub`): a client without token, url or name would not start at all. */
export function subscriptionFor(input: SubscriptionInput): Subscription {
  return {
    user: input.playerId === null ? '' : String(input.playerId),
    url: socketOrigin(input.origin),
    client_name: input.clientName,
    token: input.token,
  };
}

/** `http` becomes `ws`, `https` becomes `wss`; no trailing slash, because clients append the path. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/i, 'ws').replace(/\/+$/, '');
}
