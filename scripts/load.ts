import { limits, planVisits, usualMix } from '../cluster/src/load/plan-visits.ts';
import { isThisMachine, runVisits } from '../cluster/src/load/run-visits.ts';
import { writeReport } from '../cluster/src/load/write-report.ts';
import { runCommand } from './command.ts';

await runCommand({
  usage: `npm run load -- [--url http://localhost:3000] [--rate 1] [--for 60] [--think 4] [--stay 60] [--mix stake=75,bet=7] [--seed 1]

Players of a house in demo mode: they come (--rate visits a second), look at the lobby, a quarter leaves, the others sign up, play, bet,
pay in and out with --think seconds between two acts, and stay for --stay seconds, on average. --for seconds, at most ${limits.forSeconds}.
--mix says how often lobby, stake, bet, deposit and cashout are chosen against each other. A house that is not on this machine needs
--i-own-this-host. Their rates are the house's to allow: RATE_LIMIT_SCALE=1000 for a trial.`,
  options: {
    url: { type: 'string' },
    rate: { type: 'string' },
    for: { type: 'string' },
    think: { type: 'string' },
    stay: { type: 'string' },
    mix: { type: 'string' },
    seed: { type: 'string' },
    'i-own-this-host': { type: 'boolean' },
  },
  async run(words, { url = 'http://localhost:3000', rate, for: long, think, stay, mix, seed, ...rest }) {
    const planned = {
      seed: Number(seed ?? 1),
      rate: Number(rate ?? 1),
      forSeconds: Number(long ?? 60),
      thinkSeconds: Number(think ?? 4),
      staySeconds: Number(stay ?? 60),
      mix: readMix(mix),
    };
    const { mix: chosen, seed: chosenSeed, ...sizes } = planned;
    const isSane = Number.isSafeInteger(chosenSeed) && Object.values(sizes).every((size) => size > 0 && size <= 3_600);
    if (words.length > 0 || !URL.canParse(url) || !chosen || !isSane) return false;
    if (planned.rate > limits.rate || planned.forSeconds > limits.forSeconds) return false;
    const { origin, hostname } = new URL(url);
    if (!isThisMachine(hostname) && rest['i-own-this-host'] === undefined) {
      console.error(`${hostname} is not this machine. Whoever owns it says --i-own-this-host.`);
      process.exitCode = 1;
      return true;
    }
    const visits = planVisits({ ...planned, mix: chosen });
    console.log(`${visits.length} visits with ${visits.flatMap(({ acts }) => acts).length} acts at ${origin}`);
    const result = await runVisits({
      url: origin,
      visits,
      onSecond: (second, done) => process.stderr.write(`\r${second} s, ${done} acts done`),
    });
    process.stderr.write('\n');
    console.log(writeReport(result));
    if (!result.done.some(({ end }) => end === 'done')) process.exitCode = 1;
    return true;
  },
});

function readMix(text: string | undefined): Record<keyof typeof usualMix, number> | undefined {
  if (text === undefined) return usualMix;
  const said = text.split(',').map((part) => part.split('='));
  const isGood = said.every(([act = '', weight = '']) => act in usualMix && /^\d{1,6}$/.test(weight));
  const mix = { lobby: 0, stake: 0, bet: 0, deposit: 0, cashout: 0 };
  return isGood
    ? Object.assign(mix, Object.fromEntries(said.map(([act, weight]) => [act, Number(weight)])))
    : undefined;
}
