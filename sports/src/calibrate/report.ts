import { addTally, type Comparison, deviation, newTally, type Tally } from './tally.ts';
import { limits, verdictOf } from './verdict.ts';

const deciles = Array.from({ length: 10 }, (_, at) => at);

/** The page of a sport in `docs/sports/`. */
export function reportOf(sport: string, tally: Tally, seed: number): string {
  const { bins, beyond, expected, allowed, faults } = verdictOf(tally);
  const worst = (comparison: Comparison) =>
    Math.max(0, ...bins.filter((bin) => bin.comparison === comparison).map(({ z }) => Math.abs(z)));
  const count = (comparison: Comparison) => bins.filter((bin) => bin.comparison === comparison).length;
  return `# ${titleOf(sport)}: how true the prices are

Made by \`npm run sports:calibrate -- --sport ${sport} --fixtures ${tally.fixtures} --seed ${seed}\`. Fixtures of anybody against
anybody (ratings over two standard deviations to each side) were drawn, priced before the start and at three random moments of
play, and settled. What was said is the fair chance; what came is the part of a stake that the price was paid on. Outcomes of one
fixture go together, so standard deviations are those of sums per fixture. A dot: too little to see.

| fixtures | prices compared | bins | worst (limit ${limits.calibration} σ) | bins in play | beyond ${limits.martingale} σ (by chance; allowed) | worst | portfolios | holds |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
| ${thousands(tally.fixtures)} | ${thousands(comparedIn(tally))} | ${count('calibration')} | ${worst('calibration').toFixed(2)} σ | ${count('martingale')} | ${beyond} (${expected.toFixed(1)}; ${allowed}) | ${worst('martingale').toFixed(2)} σ | ${thousands(tally.portfolios)} | ${faults.length === 0 ? 'yes' : 'no'} |

![Fair chance and what came](../../site/public/calibration/${sport}.svg)

Left: settled frequency by fair chance, each type of market and decile. Middle: settled against fair, by decile of the fair chance.
Right: moves of fair prices in play, by decile of the fair chance.

At every look: chances of a market add up to one (to the places there are), and no offered price is worth more than its stake. None
of the portfolios of random bets over one fixture, at offered prices, won in all of its simulated ends.
${
  faults.length === 0
    ? ''
    : `\n**Faults**\n\n${faults
        .slice(0, 50)
        .map((fault) => `- ${fault}`)
        .join('\n')}\n`
}
## Settled against fair

By type of market and decile of the fair chance, in standard deviations.

${tableOf('calibration', tally)}

## Fair in play

How far the fair chance had moved at the next look, on average: a price that knows all there is to know moves neither way.

${tableOf('martingale', tally)}
${Object.keys(tally.bins).some((name) => name.startsWith('back|')) ? backOf(tally) : ''}`;
}

/** The page of whole competitions: all of them together, each with what it comes to. */
export function outrightsPage(tallies: readonly (readonly [competition: string, Tally])[]): string {
  const all = newTally();
  for (const [, tally] of tallies) addTally(all, tally);
  const rows = tallies.map(([competition, tally]) => {
    const { bins, beyond, faults } = verdictOf(tally);
    const worst = (comparison: Comparison) =>
      Math.max(0, ...bins.filter((bin) => bin.comparison === comparison).map(({ z }) => Math.abs(z))).toFixed(2);
    return `| ${competition} | ${tally.fixtures} | ${thousands(comparedIn(tally))} | ${worst('calibration')} σ | ${worst('martingale')} σ | ${beyond} | ${faults.length === 0 ? 'yes' : 'no'} |`;
  });
  return `# Who wins a competition: how true the prices are

Made by \`npm run sports:calibrate:outrights -- --seasons ${tallies[0]?.[1].fixtures ?? 0}\`. Whole seasons of the world's leagues and cups were played
by their seals, line-ups and all; who wins and who is among the first was priced before the first round and after a quarter, half and
three quarters of them, as the world prices it. Outcomes of a season go together, so standard deviations are those of sums per
season. A dot: too little to see.

| competition | seasons | prices compared | worst (limit ${limits.calibration} σ) | worst move | beyond ${limits.martingale} σ | holds |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}

## Ended against fair, all together

${tableOf('calibration', all)}

## From one look to the next

${tableOf('martingale', all)}
`;
}

function backOf(tally: Tally): string {
  const rows = Object.entries(tally.bins)
    .filter(([name]) => name.startsWith('back|'))
    .map(([name, bin]) => {
      const share = (sum: number) => `${((100 * sum) / bin.compared).toFixed(3)} %`;
      return `| ${name.split('|')[1]} | ${thousands(bin.compared)} | ${share(bin.said)} | ${share(bin.came)} | ${inSigmas(deviation('back', bin))} |`;
    });
  return `
## What comes back

The part of stakes that is void, where something can be.

| market | compared | said | came | σ |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

function tableOf(comparison: Comparison, tally: Tally): string {
  const types = [
    ...new Set(
      Object.keys(tally.bins).flatMap((name) => (name.startsWith(`${comparison}|`) ? [name.split('|')[1]!] : [])),
    ),
  ];
  const rows = types.map((type) => {
    const bins = deciles.map((decile) => tally.bins[`${comparison}|${type}|${decile}`]);
    const compared = bins.reduce((sum, bin) => sum + (bin?.compared ?? 0), 0);
    return `| ${type} | ${thousands(compared)} | ${bins.map((bin) => inSigmas(bin && deviation(comparison, bin))).join(' | ')} |`;
  });
  return `| market | compared | ${deciles.map((decile) => `–${decile + 1}0 %`).join(' | ')} |
| --- | ---: |${' ---: |'.repeat(10)}
${rows.join('\n')}`;
}

const inSigmas = (z: number | undefined) => (z === undefined ? '·' : `${z < 0 ? '−' : ''}${Math.abs(z).toFixed(1)}`);

const comparedIn = ({ bins }: Tally): number =>
  Object.entries(bins).reduce((sum, [name, { compared }]) => sum + (name.startsWith('calibration|') ? compared : 0), 0);

const titleOf = (sport: string) => `${sport.charAt(0).toUpperCase()}${sport.slice(1).replace('-', ' ')}`;

const thousands = (value: number) => value.toLocaleString('en').replaceAll(',', ' ');

/** The list of all sports, out of the tables of their own pages. */
export function indexOf(pages: readonly { name: string; text: string }[]): string {
  const rows = pages.map(({ name, text }) => {
    const title = /^# (.*):/m.exec(text)?.[1] ?? name;
    const line = text.split('\n').filter((candidate) => candidate.startsWith('| '))[2];
    return `| [${title}](${name}) ${line}`;
  });
  return `# How true the prices of the world are

Made by \`npm run sports:calibrate\`: each sport is one process, from which fixtures are drawn and every market is priced. If the
prices are right, settled frequencies are the fair chances, and fair chances in play move neither way on average.

| sport | fixtures | prices compared | bins | worst | bins in play | beyond 3 σ (by chance; allowed) | worst | portfolios | holds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}
`;
}
