import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createHouse } from '../../../server/src/house/create-house.ts';
import { createServers } from '../../../server/src/house/create-servers.ts';
import { createMetrics, readSettings, silentLog, systemClock } from '../../../server/src/kit/index.ts';
import { oneDigit, whole } from '../kit/format.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';
import type { CrashReport } from './crash-players.ts';

const players = 1_000;
const latestMs = 50;
/** A flight may end before everybody has left: another one is taken then. */
const mostRounds = 12;

/** A thousand players in one flight: how long after it was sent a cash-out is decided by the server's clock. */
export const crash: Part = async (bench) => {
  const world = await bench.world();
  const { database } = await world.newDatabase('crash');
  const seeded = await seedPlayers(database, players);
  const settings = readSettings({ HALLEY_ROLE: 'api', RATE_LIMIT_SCALE: '100000' });
  const metrics = createMetrics();
  const house = createHouse({ settings, database, clock: systemClock, log: silentLog, metrics });
  await house.games.prepare();
  const latenessMs = new Map<string, number>();
  const decide = house.handlers.cashOutLiveBet;
  house.handlers.cashOutLiveBet = (input, context) => {
    latenessMs.set(input.params.bet, Date.now() - Number(context.header('x-sent-at')));
    return decide(input, context);
  };
  const servers = await createServers({ settings, house, database, metrics, log: silentLog, isStopping: () => false });
  house.realtime.attach(servers.app.server);
  await servers.app.listen({ host: '127.0.0.1', port: 0 });
  const address = servers.app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const seats = fork(fileURLToPath(new URL('./crash-players.ts', import.meta.url)));
  const said = () => new Promise<CrashReport | 'listening'>((resolve) => seats.once('message', resolve as never));
  bench.say(`${whole(players)} players take their seats`);
  const ready = said();
  seats.send({ url, tokens: seeded.map(({ token }) => token) });
  await ready;
  house.live.start('all');
  try {
    let report: CrashReport | undefined;
    for (let round = 0; round < mostRounds && (report?.paid ?? 0) < players; round++) {
      latenessMs.clear();
      report = (await said()) as CrashReport;
      bench.say(`flight ${report.round}: ${whole(report.placed)} bets, ${whole(report.paid)} cashed out`);
    }
    if (!report) throw new Error('there was no flight');
    const late = [...latenessMs.values()].sort((one, other) => one - other);
    const answers = report.answersMs.sort((one, other) => one - other);
    const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    return {
      tables: [
        {
          title: 'One flight, everybody with a socket, cash-outs over four seconds',
          rows: [
            {
              players: whole(report.placed),
              'cashed out': whole(report.paid),
              'decided p50 ms': oneDigit(at(late, 0.5)),
              'decided p99 ms': oneDigit(at(late, 0.99)),
              'decided last ms': oneDigit(at(late, 1)),
              'answered p50 ms': oneDigit(at(answers, 0.5)),
              'answered p99 ms': oneDigit(at(answers, 0.99)),
            },
          ],
        },
      ],
      notes: ['Decided: from the press in the players’ process to the moment of the server’s clock that counts.'],
      budgets: [
        budget('Players in one flight', `≥ ${whole(players)}`, {
          text: whole(report.paid),
          holds: report.paid >= players,
        }),
        budget('Cash-outs decided by the server’s clock, p99', `≤ ${latestMs} ms`, {
          text: `${oneDigit(at(late, 0.99))} ms`,
          holds: at(late, 0.99) <= latestMs,
        }),
      ],
    };
  } finally {
    seats.kill();
    await house.live.stop();
    await house.wagers.idle();
    await house.realtime.close();
    await servers.close();
    await house.identity.stop();
  }
};
