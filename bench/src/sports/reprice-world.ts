import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { oneDigit, whole } from '../kit/format.ts';
import { budget, type Part } from '../part.ts';
import type { RepriceReport } from './reprice-process.ts';
import type { UsualWorldReport } from './usual-world-process.ts';

const mostCores = 0.5;
const mostMegabytes = 300;
const mostUsualCores = 0.1;
const leastFixtures = { live: 20, coming: 200 };
const megabyte = 1024 * 1024;
/** Node takes whatever it is given: so much is enough. */
const heap = ['--max-old-space-size=160', '--max-semi-space-size=8'];

async function reportOf<R>(file: string): Promise<R> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: heap });
  const [report] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the world ended with code ${code}`))),
  ])) as [R];
  return report;
}

/** A hundred live fixtures of the world, each priced anew every second; then the world as the demo turns it. */
export const repricing: Part = async (bench) => {
  bench.say('a hundred live fixtures are made and priced');
  const report = await reportOf<RepriceReport>('./reprice-process.ts');
  const cores = report.processorSeconds / report.rounds;
  const megabytes = report.residentBytes / megabyte;
  bench.say('the usual world is told, priced and turned');
  const usual = await reportOf<UsualWorldReport>('./usual-world-process.ts');
  const usualCores = usual.processorSeconds / usual.seconds;
  return {
    tables: [
      {
        title: `${report.fixtures} live fixtures of all sports, each priced anew every second`,
        rows: [
          {
            fixtures: report.fixtures,
            'of a core': cores.toFixed(2),
            'MB in all': whole(megabytes),
            'markets told a second': whole(report.toldMarkets / report.rounds),
            'longest round ms': oneDigit(report.longestMs),
          },
        ],
      },
      {
        title: 'The usual world, everything told and priced once',
        rows: [
          {
            live: usual.live,
            coming: usual.coming,
            'of a core': usualCores.toFixed(3),
            'MB in all': whole(usual.residentBytes / megabyte),
            'messages a second': oneDigit(usual.lines / usual.seconds),
          },
        ],
      },
    ],
    notes: [`With ${heap.join(' ')}.`],
    budgets: [
      budget('100 live fixtures repriced each second, processor', `≤ ${mostCores} of a core`, {
        text: `${cores.toFixed(2)} of a core`,
        holds: cores <= mostCores && report.fixtures >= 100,
      }),
      budget('100 live fixtures repriced each second, memory', `≤ ${mostMegabytes} MB`, {
        text: `${whole(megabytes)} MB`,
        holds: megabytes <= mostMegabytes,
      }),
      budget('The usual world, processor', `≤ ${mostUsualCores} of a core`, {
        text: `${usualCores.toFixed(3)} of a core`,
        holds: usualCores <= mostUsualCores && usual.live >= leastFixtures.live && usual.coming >= leastFixtures.coming,
      }),
    ],
  };
};
