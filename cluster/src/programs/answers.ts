import { connect } from 'node:net';

const longestLookMs = 2_000;

/** The status of an address; 0 when nobody answers in time. */
export async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(longestLookMs), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Whether somebody takes connections there. */
export function takesConnections({ host, port }: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: longestLookMs });
    const answer = (takes: boolean) => () => {
      socket.destroy();
      resolve(takes);
    };
    socket.once('connect', answer(true));
    socket.once('error', answer(false));
    socket.once('timeout', answer(false));
  });
}
