import type { Currency, ReportTable } from '@halley/contract';
import type { Clock, Queryable } from '../../kit/index.ts';
import { type DayMovement, listDayMovements, readStatementOf, type WalletStatement } from '../../wallet/index.ts';
import { onTheWire } from './create-tables.ts';
import { momentsOf } from './payments.ts';
import type { Column, Row } from './report.ts';
import { spanOfDays } from './span-of-days.ts';

const columns: readonly Column[] = [
  { key: 'at', head: 'When (UTC)', kind: 'moment' },
  { key: 'what', head: 'What', kind: 'text' },
  { key: 'amount', head: 'Moved', kind: 'money' },
  { key: 'set_aside', head: 'Set aside', kind: 'money' },
  { key: 'balance', head: 'Balance after', kind: 'money' },
  { key: 'reserved', head: 'Set aside after', kind: 'money' },
];

/** How many lines of a wallet a page shows, and a file. */
const mostLines = { page: 500, file: 50_000 };

/** The statement of a player: what was there, every movement, what is there. */
export async function readStatement(
  db: Queryable,
  {
    clock,
    ...asked
  }: { clock: Clock; playerId: number; from?: string; to?: string; currency?: Currency; for: 'page' | 'file' },
): Promise<ReportTable> {
  const span = spanOfDays({ from: asked.from, to: asked.to, currency: asked.currency }, clock.now());
  const most = mostLines[asked.for];
  const { playerId, currency } = asked;
  const wallets = await readStatementOf(db, { playerId, currency, ...momentsOf(span), most });
  return {
    name: `statement-${playerId}`,
    title: `Statement of player ${playerId}`,
    from: span.from,
    to: span.to,
    columns: columns.map(({ key, head, kind }) => ({ key, head, kind })),
    rows: wallets.flatMap(rowsOf).map(onTheWire),
    totals: [],
    before: [],
    notes: [
      'Balance is cash and bonus together. What is set aside moves between the two and is not lost.',
      ...(wallets.some(({ isCut }) => isCut) ? [`Only the first ${most} movements of a wallet are here.`] : []),
    ],
  };
}

function rowsOf({ currency, opening, lines, closing }: WalletStatement): Row[] {
  const stand = (what: string, { balance, reserved }: WalletStatement['opening']): Row => ({
    currency,
    cells: { at: null, what, amount: null, set_aside: null, balance, reserved },
  });
  return [
    stand('Opening balance', opening),
    ...lines.map(
      ({ at, reason, purpose, amount, reserved, balanceAfter, reservedAfter }): Row => ({
        currency,
        cells: {
          at: at.toISOString(),
          what: purpose ? `${reason} (${purpose})` : reason,
          amount,
          set_aside: reserved,
          balance: balanceAfter,
          reserved: reservedAfter,
        },
      }),
    ),
    stand('Closing balance', closing),
  ];
}

const movementColumns: readonly Column[] = [
  { key: 'at', head: 'When (UTC)', kind: 'moment' },
  { key: 'player', head: 'Player', kind: 'text' },
  { key: 'what', head: 'What', kind: 'text' },
  { key: 'against', head: 'Against', kind: 'text' },
  { key: 'cash', head: 'Cash', kind: 'money' },
  { key: 'bonus', head: 'Bonus', kind: 'money' },
  { key: 'reserved', head: 'Set aside', kind: 'money' },
];
const pageSize = 100;

/** What the figures of a day are made of, by number of the player. */
export async function readMovements(
  db: Queryable,
  { day, currency, before }: { day: string; currency: Currency; before?: string | undefined },
): Promise<{ table: ReportTable; next_before: string | null }> {
  const below = before === undefined ? undefined : BigInt(before);
  const span = momentsOf({ from: day, to: day });
  const found = await listDayMovements(db, { ...span, currency, below, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const rowOf = ({ at, playerId, reason, house, cash, bonus, reserved }: DayMovement): Row => {
    const cells = { at: at.toISOString(), player: String(playerId), what: reason, against: house };
    return { currency, cells: { ...cells, cash, bonus, reserved } };
  };
  return {
    table: {
      name: `movements-${day}`,
      title: `Movements of ${day}`,
      from: day,
      to: day,
      columns: movementColumns.map(({ key, head, kind }) => ({ key, head, kind })),
      rows: page.map(rowOf).map(onTheWire),
      totals: [],
      before: [],
      notes: [],
    },
    next_before: found.length > pageSize ? String(page.at(-1)?.id) : null,
  };
}
