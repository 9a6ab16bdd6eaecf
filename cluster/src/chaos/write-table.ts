import type { ChaosEvent } from './plan-events.ts';

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

export interface TableOptions {
  seed: number;
  command: string;
  results: readonly Result[];
  /** What could not be done here, and why. */
  leftOut: readonly string[];
  /** Rounds and bets that nobody was told of, counted when all had their answers. */
  unknown: number;
  /** How much was acknowledged, by kind. */
  done: Readonly<Record<string, number>>;
}

/** The results as a page: a line for each thing that happened to each part, then what was found. */
export function writeTable({ seed, command, results, leftOut, unknown, done }: TableOptions): string {
  const groups = Map.groupBy(results, ({ event }) => `${event.kind} ${event.target}`);
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
  const findings = results.flatMap(({ event, part, findings: found }) =>
    found.map(
      (finding) => `- ${event.number}, ${event.kind} ${event.target} (${part}): ${finding.replaceAll('\n', ' ')}`,
    ),
  );
  return `# Kill matrix

Made by \`${command}\`: ${results.length} events, seed ${seed}, on one machine, under a steady load of rounds, sports bets, deposits, cashouts and a
live socket for each player. Seconds are the longest time in which no stake of anybody was acknowledged, from the beginning of the event until
all parts were there again (median and worst of the group). *503* are answers with \`Retry-After\`, *cut* are connections that ended
without an answer; both are repeated by clients under the same \`Idempotency-Key\`. After each event everything that was ever acknowledged is
looked for in the books, the books are audited and the second place of the audit trail is compared.

| Event | Times | s, median | s, worst | Acknowledged | 503 | Cut | Sockets recovered | not recovered | Gaps | Findings |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${lines.join('\n')}

Acknowledged in all: ${Object.entries(done)
    .map(([kind, count]) => `${count} ${kind}s`)
    .join(', ')}. Rounds and bets that nobody was told of: ${unknown}.
${leftOut.length > 0 ? `\nLeft out here: ${leftOut.join('; ')}.\n` : ''}
## Findings

${findings.length > 0 ? findings.join('\n') : 'None.'}
`;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
