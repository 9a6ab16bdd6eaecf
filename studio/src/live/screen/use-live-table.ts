import type { LiveTable, LiveTableId } from '@halley/contract';
import type { Centrifuge } from 'centrifuge';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveApi } from './live-api.ts';

/** While nobody tells us, we ask. */
const ASK_MS = 1_500;

export interface LiveLink {
  /** undefined: not loaded yet. */
  state: LiveTable | undefined;
  failed: boolean;
  /** News come by themselves. */
  online: boolean;
  /** The clock of the server, as well as it is known here. */
  serverNow(): number;
  ask(): Promise<void>;
}

/** The state of a table: read once, then told by its channel; asked for again whenever something may have been missed. */
export function useLiveTable(api: LiveApi, table: LiveTableId): LiveLink {
  const [state, setState] = useState<LiveTable>();
  const [failed, setFailed] = useState(false);
  const [online, setOnline] = useState(false);
  const offset = useRef({ ms: 0, tripMs: Number.POSITIVE_INFINITY });

  const take = useCallback((next: LiveTable) => {
    setState((known) => (known && known.at > next.at ? known : next));
    setFailed(false);
  }, []);

  const ask = useCallback(async () => {
    const sentMs = Date.now();
    try {
      const next = await api.readLiveTable({ params: { table } });
      const tripMs = Date.now() - sentMs;
      // The shortest way there and back says best how late it is there.
      if (tripMs <= offset.current.tripMs) offset.current = { ms: next.at - (sentMs + tripMs / 2), tripMs };
      take(next);
    } catch {
      setFailed(true);
    }
  }, [api, table, take]);

  useEffect(() => {
    let client: Centrifuge | undefined;
    let closed = false;
    async function connect() {
      const [subscription, { Centrifuge: Client }] = await Promise.all([
        api.readLiveSubscription({}),
        import('centrifuge'),
      ]);
      if (closed || subscription.url === '') return;
      client = new Client(`${subscription.url}/connection/websocket`, {
        token: subscription.token,
        getToken: async () => (await api.readLiveSubscription({})).token,
      });
      const channel = client.newSubscription(`ws:${subscription.client_name}:public:live_${table}`);
      channel.on('publication', ({ data }) => take(data as LiveTable));
      channel.on('subscribed', () => {
        setOnline(true);
        void ask();
      });
      channel.on('subscribing', () => setOnline(false));
      channel.on('unsubscribed', () => setOnline(false));
      channel.subscribe();
      client.connect();
    }
    void ask();
    connect().catch(() => setOnline(false));
    return () => {
      closed = true;
      client?.disconnect();
    };
  }, [api, ask, table, take]);

  useEffect(() => {
    if (online) return;
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [online, ask]);

  return { state, failed, online, ask, serverNow: useCallback(() => Date.now() + offset.current.ms, []) };
}
