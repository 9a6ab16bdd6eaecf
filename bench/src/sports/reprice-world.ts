import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { oneDigit, whole } from '../kit/format.ts';
import { budget, type Part } from '../part.ts';
import type { RepriceReport } from './reprice-process.ts';

const mostCores = 0.5;
const mostMegabytes = 300;
const megabyte = 1024 * 1024;
/** Node takes whatever it is given: so much is enough. */
const heap = ['--max-old-space-size=160', '--max-semi-space-size=8'];

/** A hundred live fixtures of the world, each priced anew every second. */
export const repricing: Part = async (bench) => {
  bench.say('a hundred live fixtures are made and priced');
  const child = fork(fileURLToPath(new URL('./reprice-process.ts', import.meta.url)), { execArgv: heap });
  const [report] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the world ended with code ${code}`))),
  ])) as [RepriceReport];
  const cores = report.processorSeconds / report.rounds;
  const megabytes = report.residentBytes / megabyte;
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
    ],
  };
};
