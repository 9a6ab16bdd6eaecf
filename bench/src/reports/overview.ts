import { createHash } from 'node:crypto';
import { createHouse } from '../../../server/src/house/create-house.ts';
import { type Database, readSettings, silentLog, systemClock } from '../../../server/src/kit/index.ts';
import { rollUpHouse } from '../../../server/src/wallet/index.ts';
import { oneDigit, ratio, whole } from '../kit/format.ts';
import { diceSeat, type HttpHouse, openHttpHouse } from '../kit/http-house.ts';
import { type Figures, mean } from '../kit/measure.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';
import { fillHouse } from './fill-house.ts';

const rounds = 2_000_000;
const days = 90;
const playerCount = 10_000;
const looks = 30;
const mostMs = 300;
const wagersPerSecond = 100;
const callers = 16;
const turns = 8;
const forMs = 4_000;
const mostRatio = 1.05;

const reports = ['finance', 'games', 'bonuses', 'payments', 'cohorts', 'value', 'taxes'];

/** The first page of the back office and its reports over two million rounds, and what the heaviest of them costs a player. */
export const overview: Part = async (bench) => {
  const world = await bench.world();
  const { database, url } = await world.newDatabase('overview');
  const players = await seedPlayers(database, playerCount);
  bench.say(`writing ${whole(rounds)} rounds of ${days} days`);
  await fillHouse(database, players, { rounds, days });
  await world.asSuperuser('overview', 'vacuum analyze');
  bench.say('adding them up');
  const fedMs = await feed(database);
  await world.asSuperuser('overview', 'vacuum analyze');

  const http = await openHttpHouse({ databaseUrl: url, role: 'api' });
  try {
    const ask = asker(http, await signIn(database));
    bench.say('the overview as it is opened');
    const answers = [];
    for (const [what, path] of overviewCalls()) answers.push({ what, ...(await look(() => ask(path), looks)) });
    bench.say('the reports');
    const read = [];
    for (const name of reports) {
      const path = `/api/staff/reports/${name}?${spanOf(days)}`;
      read.push({ what: name, path, ...(await look(() => ask(path), 5)) });
    }
    const heaviest = read.toSorted((one, other) => other.p50Ms - one.p50Ms)[0] as (typeof read)[number];

    bench.say(`wagers alone, and beside "${heaviest.what}" asked again and again, in turns`);
    const seats = players.slice(0, callers).map(diceSeat);
    await http.load({ seats, warmMs: 0, forMs: 12_000 });
    const wager = () => http.load({ seats, warmMs: 500, forMs, perSecond: wagersPerSecond });
    const pairs: { alone: Figures; beside: Figures }[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const alone = await wager();
      const beside = await besideReports(() => ask(heaviest.path), wager);
      pairs.push({ alone, beside });
    }
    const ratios = pairs.map(({ alone, beside }) => beside.p99Ms / alone.p99Ms).toSorted((one, other) => one - other);
    const usual = mean(ratios.slice(turns / 2 - 1, turns / 2 + 1));
    const row = (when: string, figures: (typeof pairs)[number]['alone'][]) => ({
      when,
      'wagers/s': whole(mean(figures.map((of) => of.perSecond))),
      'p50 ms': oneDigit(mean(figures.map((of) => of.p50Ms))),
      'p99 ms': oneDigit(mean(figures.map((of) => of.p99Ms))),
      failed: figures.reduce((sum, of) => sum + of.failed, 0),
    });
    const worst = Math.max(...answers.map(({ p95Ms }) => p95Ms));
    const told = ({ what, p50Ms, p95Ms }: { what: string; p50Ms: number; p95Ms: number }) => ({
      call: what,
      'p50 ms': oneDigit(p50Ms),
      'p95 ms': oneDigit(p95Ms),
    });
    return {
      tables: [
        { title: `The overview over ${whole(rounds)} rounds, ${looks} looks at each call`, rows: answers.map(told) },
        { title: `Reports of ${days} days`, rows: read.map(told) },
        {
          title: `${wagersPerSecond} wagers a second over HTTP, means of ${turns} turns`,
          rows: [
            row(
              'alone',
              pairs.map(({ alone }) => alone),
            ),
            row(
              `beside "${heaviest.what}"`,
              pairs.map(({ beside }) => beside),
            ),
          ],
        },
      ],
      notes: [`Both journals were added up in ${whole(fedMs / 1000)} s, behind their back.`],
      budgets: [
        budget(`Overview over ${whole(rounds)} rounds, p95`, `≤ ${mostMs} ms`, {
          text: `${whole(worst)} ms`,
          holds: worst <= mostMs,
        }),
        budget('Wager p99 beside the heaviest report', `≤ ${ratio(mostRatio)}`, {
          text: ratio(usual),
          holds: usual <= mostRatio,
        }),
      ],
    };
  } finally {
    await http.stop();
  }
};

/** The wallet's roll-up and the room's job, as often as there is something left. */
async function feed(database: Database): Promise<number> {
  const startedMs = performance.now();
  const house = createHouse({ settings: readSettings({}), database, clock: systemClock, log: silentLog });
  await rollUpHouse(database);
  for (let left = true; left; ) {
    await house.reports.tasks['reports.feed']();
    const { rows } = await database.query<{ left: boolean }>(
      'select f.through_id < r.through_id as left from reports_feed f, wallet_rollup r',
    );
    left = rows[0]?.left ?? false;
  }
  return performance.now() - startedMs;
}

/** A member who may see everything, with an open session. */
async function signIn(database: Database): Promise<string> {
  const token = createHash('sha256').update('a member of the bench').digest('base64url');
  await database.query(
    `with m as (insert into staff_member (email, name, role, created_at) values ('bench@example.com', 'Bench', 'admin', now()) returning id)
     insert into staff_session (member_id, token_hash, stage, created_at, last_seen_at, address, user_agent)
     select id, sha256(convert_to($1, 'UTF8')), 'open', now(), now(), '127.0.0.1', 'bench' from m`,
    [token],
  );
  return token;
}

function asker({ process: { url } }: HttpHouse, token: string) {
  return async (path: string): Promise<void> => {
    const answer = await fetch(new URL(path, url), { headers: { cookie: `halley_staff=${token}` } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}

const dayMs = 86_400_000;
const spanOf = (length: number) => {
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
  return `from=${day(length - 1)}&to=${day(0)}`;
};

function overviewCalls(): [string, string][] {
  const span = (length: number) => `${spanOf(length)}&shown_in=EUR`;
  const by = (way: string): [string, string] => [
    `by ${way}, 30 days`,
    `/api/staff/overview/breakdown?${span(30)}&by=${way}`,
  ];
  return [
    ['overview, 30 days', `/api/staff/overview?${span(30)}`],
    ['overview, 45 days of one country', `/api/staff/overview?${span(45)}&country=DE`],
    ...['country', 'product', 'game', 'studio', 'campaign', 'partner'].map(by),
    ['alerts', '/api/staff/overview/alerts'],
    ['live', '/api/staff/overview/live'],
    ['queues', '/api/staff/overview/queues'],
  ];
}

/** One after the other; the first, on a house that has just started, does not count. */
async function look(call: () => Promise<void>, times: number) {
  const tookMs: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    const startedMs = performance.now();
    await call();
    if (time > 0) tookMs.push(performance.now() - startedMs);
  }
  const sorted = tookMs.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.min(times - 1, Math.floor(times * part))] as number;
  return { p50Ms: share(0.5), p95Ms: share(0.95) };
}

/** Somebody who clicks again as soon as the report is there. */
async function besideReports<T>(report: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const reading = (async () => {
    while (!isOver) await report();
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await reading;
  }
}
