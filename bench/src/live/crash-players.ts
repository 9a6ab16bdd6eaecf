import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';

/** A thousand players at one table, in a process of their own: each listens by a socket, bets, and leaves when it likes. */
export interface CrashOrder {
  url: string;
  tokens: string[];
}

export interface CrashReport {
  round: number;
  listening: number;
  placed: number;
  paid: number;
  late: number;
  answersMs: number[];
}

interface Told {
  event: string;
  round: { id: number; state: string; betting_ends_at: number; started_at: number | null } | null;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_200 });
/** Spread without chance: the same players at the same moments every time. */
const shareOf = (index: number) => ((index * 7_919) % 1_000) / 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

function post(url: string, token: string, body: object, key: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          cookie: `halley_session=${token}`,
          'idempotency-key': key,
          'x-sent-at': String(Date.now()),
        },
      },
      (response) => {
        let answer = '';
        response.on('data', (chunk) => {
          answer += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: answer }));
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

function listen(url: string, hear: (told: Told) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/connection/websocket`, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send('{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"ws:site:public:live_crash"}}'),
    );
    socket.on('message', (data: Buffer) => {
      for (const line of data.toString().split('\n')) {
        if (line === '{}') socket.send('{}');
        else if (line.startsWith('{"push"')) hear(JSON.parse(line).push.pub.data as Told);
        else if (line.includes('"id":2')) resolve();
      }
    });
  });
}

process.once('message', async ({ url, tokens }: CrashOrder) => {
  const reports = new Map<number, CrashReport>();
  const reportOf = (round: number): CrashReport => {
    const known = reports.get(round) ?? { round, listening: tokens.length, placed: 0, paid: 0, late: 0, answersMs: [] };
    reports.set(round, known);
    return known;
  };
  const seats = tokens.map((token, index) => {
    let bet: { round: number; id: string | undefined } | undefined;
    let left = 0;
    return async ({ event, round }: Told) => {
      if (!round) return;
      const report = reportOf(round.id);
      if (event === 'betting') {
        bet = { round: round.id, id: undefined };
        await pause(shareOf(index) * 4_500);
        const choice = { mode: 'real', currency: 'EUR', round_id: round.id, stake_cents: 100, choice: {} };
        const { status, body } = await post(`${url}/api/live/crash/bets`, token, choice, `${round.id}-${index}`);
        if (status !== 200) return;
        report.placed += 1;
        if (bet.round === round.id) bet.id = JSON.parse(body).bet_id;
      }
      if (event === 'started' && bet?.round === round.id && left !== round.id && round.started_at) {
        left = round.id;
        // Between 0.5 s and 4.5 s after the start.
        await pause(round.started_at + 500 + shareOf(index + 313) * 4_000 - Date.now());
        if (!bet.id) return;
        const sentMs = performance.now();
        const { status } = await post(`${url}/api/live/crash/bets/${bet.id}/cash_out`, token, {}, 'x');
        report.answersMs.push(performance.now() - sentMs);
        if (status === 200) report.paid += 1;
        else report.late += 1;
      }
    };
  });
  for (let start = 0; start < tokens.length; start += 100) {
    await Promise.all(seats.slice(start, start + 100).map((seat) => listen(url, (told) => void seat(told))));
  }
  // One more pair of ears says when a round is over.
  await listen(url, ({ event, round }) => {
    if (event === 'settled' && round) process.send?.(reportOf(round.id));
  });
  process.send?.('listening');
});
process.on('disconnect', () => process.exit(0));
