import type { DemoContest } from './contest-texts.ts';

/** A contest with the time it runs in. */
export interface Planned {
  identifier: DemoContest;
  from: Date;
  to: Date;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A Monday. */
const firstMs = Date.UTC(2026, 0, 5);

/** Tournaments follow each other in two rows: one begins when the one before it ends. */
const rows: readonly { days: number; identifiers: readonly DemoContest[] }[] = [
  { days: 2, identifiers: ['comet-chase', 'tide-and-turn', 'lantern-walk'] },
  { days: 7, identifiers: ['iron-garden', 'harbour-league', 'polar-cup'] },
];
const ofMonths: readonly DemoContest[] = ['quest--m--observatory', 'quest--robot-s--tinker--ffc'];
const ofQuarters: readonly DemoContest[] = [
  'achievement-first-rocket',
  'achievement-long-orbit',
  'achievement-moon-watch',
];

/** So long before something ends, what follows it is there. */
const aheadMs = 3 * 60 * 60 * 1000;

/**
 * The contests of the demo at a moment: of each row the one that runs, the one before and the one behind it; the quests of the
 * month, the achievements of the quarter and the lottery of the week, which begin when those of the same name are over: no two that
 * run have one name. Tournaments are planned some hours ahead. The same moment has the same plan, wherever it is asked for.
 */
export function planContests(now: Date): Planned[] {
  const inRows = [now, new Date(now.getTime() + aheadMs)].flatMap((at) =>
    rows.flatMap((row) => [-1, 0, 1].map((beside) => inRow(row, at, beside))),
  );
  const planned = [
    // First: quests give its tickets.
    inRow({ days: 7, identifiers: ['grand-tour-draw'] }, now, 0),
    ...inRows,
    ...ofMonths.map((identifier) => ({ identifier, ...monthsOf(now, 1) })),
    ...ofQuarters.map((identifier) => ({ identifier, ...monthsOf(now, 3) })),
  ];
  return [...new Map(planned.map((one) => [keyOfPlan(one), one])).values()];
}

export const keyOfPlan = ({ identifier, from }: { identifier: string; from: Date }): string =>
  `${identifier} ${from.toISOString()}`;

function inRow({ days, identifiers }: (typeof rows)[number], at: Date, beside: number): Planned {
  const place = Math.floor((at.getTime() - firstMs) / (days * dayMs)) + beside;
  const count = identifiers.length;
  const identifier = identifiers[((place % count) + count) % count] as DemoContest;
  const from = new Date(firstMs + place * days * dayMs);
  return { identifier, from, to: new Date(from.getTime() + days * dayMs) };
}

/** The month or quarter of a moment. */
function monthsOf(at: Date, months: number): Pick<Planned, 'from' | 'to'> {
  const first = at.getUTCMonth() - (at.getUTCMonth() % months);
  const start = (month: number) => new Date(Date.UTC(at.getUTCFullYear(), month, 1));
  return { from: start(first), to: start(first + months) };
}
