import { type ChaosEvent, nameOf } from './plan-events.ts';

/** What one event cost. */
export interface Result {
  event: ChaosEvent;
  part: string;
  acknowledged: number;
  away: number;
  cut: number;
  longestPauseMs: number;
  recovered: number;
  unrecovered: number;
  gaps: number;
  /** Everything that should not have been: answers that no client may see, money that is gone, books at odds. */
  findings: string[];
}

/** One run of the command: a plan, or the rest of one. */
export interface Run {
  seed: number;
  command: string;
  results: Result[];
  /** What could not be done here, and why. */
  leftOut: string[];
  /** Rounds and bets that nobody was told of, counted when all had their answers; undefined where it ended before. */
  unknown?: number;
  /** How much was acknowledged, by kind. */
  done: Record<string, number>;
  /** What the whole audit found at the end. */
  atOdds: string[];
}

/** The results as a page: a line for each thing that happened to each part, then what was found. */
export function writeTable(runs: readonly Run[]): string {
  const results = runs.flatMap((run) => run.results);
  const groups = Map.groupBy(results, ({ event }) => nameOf(event));
  const sum = (list: readonly Result[], of: (result: Result) => number) => list.reduce((all, one) => all + of(one), 0);
  const lines = [...groups.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, list]) => {
      const pauses = list.map(({ longestPauseMs }) => longestPauseMs).toSorted((one, other) => one - other);
      const cells = [
        name,
        list.length,
        seconds(pauses[Math.floor((pauses.length - 1) / 2)] ?? 0),
        seconds(pauses.at(-1) ?? 0),
        sum(list, ({ acknowledged }) => acknowledged),
        sum(list, ({ away }) => away),
        sum(list, ({ cut }) => cut),
        sum(list, ({ recovered }) => recovered),
        sum(list, ({ unrecovered }) => unrecovered),
        sum(list, ({ gaps }) => gaps),
        sum(list, ({ findings }) => findings.length),
      ];
      return `| ${cells.join(' | ')} |`;
    });
  const findings = runs.flatMap(({ seed, results: ofRun, atOdds }) => [
    ...ofRun.flatMap(({ event, part, findings: found }) =>
      found.map((finding) => `- seed ${seed}, ${event.number}, ${nameOf(event)} (${part}): ${oneLine(finding)}`),
    ),
    ...atOdds.map((finding) => `- seed ${seed}, the whole audit at the end: ${oneLine(finding)}`),
  ]);
  const leftOut = new Set(runs.flatMap((run) => run.leftOut));
  return `# Kill matrix

${results.length} events on a cluster of real programs, all on one machine that had other work to do, so seconds are upper bounds. Under a steady
load of rounds, sports bets, deposits, cashouts and a live socket for each player. Seconds are the longest time in which no stake of anybody was
acknowledged, from the beginning of the event until all parts were there again (median and worst of the group). *503* are answers with
\`Retry-After\`, *cut* are connections that ended without an answer; both are repeated by clients under the same \`Idempotency-Key\`. A cut is
a finding unless the balancer itself was killed, and so are any other answer of 500 and above, a gap in what a socket heard, and a part that ended
by itself. Sockets *begin anew* when Redis no longer has what they missed: they are told so, and the page reads its state again. After
each event everything that was ever acknowledged is looked for in the books, what is new in the books is audited and the second place of the
audit trail is compared; at the end of a run the whole books are audited.

${runs.map(({ seed, command, results: { length }, done, unknown }) => `- \`${command}\`: ${length} events, seed ${seed}; acknowledged ${inWords(done)}; rounds and bets that nobody was told of: ${unknown ?? 'not counted, the run was ended'}`).join('\n')}

| Event | Times | s, median | s, worst | Acknowledged | 503 | Cut | Sockets recovered | began anew | Gaps | Findings |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${lines.join('\n')}
${leftOut.size > 0 ? `\nLeft out here: ${[...leftOut].join('; ')}.\n` : ''}
## Findings

${findings.length > 0 ? findings.join('\n') : 'None.'}
`;
}

const longestFinding = 200;
const oneLine = (text: string): string => text.replaceAll('\n', ' ').slice(0, longestFinding);

const inWords = (done: Readonly<Record<string, number>>): string =>
  Object.entries(done)
    .map(([kind, count]) => `${count} ${kind}s`)
    .join(', ');

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
