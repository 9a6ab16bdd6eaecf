import { Table, type TableColumn } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useSpeech } from '../../i18n/index.ts';
import { type Chance, likeliestFirst, oneInText, percentText } from './chances.ts';
import { prizeText } from './prize-text.ts';
import { coloursOf } from './sector-colours.ts';

interface ChancesTableProps {
  caption: string;
  chances: readonly Chance[];
  currency: string;
  /** What was drawn. */
  hit?: number | null;
}

type Row = ReturnType<typeof likeliestFirst>[number];

/** Everything that can come, with how likely it is, what it is worth and how often it was given. */
export function ChancesTable({ caption, chances, currency, hit = null }: ChancesTableProps) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const rows = likeliestFirst(chances);
  const colours = coloursOf(chances);
  const most = rows[0]?.chance.weight ?? 1;
  const columns: TableColumn<Row>[] = [
    {
      key: 'prize',
      head: say('wheel.chances.gives'),
      cell: ({ chance, item }) => (
        <span className="flex items-center gap-2.5 whitespace-normal">
          <svg aria-hidden="true" width="12" height="12" className="shrink-0">
            <rect width="12" height="12" rx="3" fill={colours[item]?.fill} />
          </svg>
          <span suppressHydrationWarning>{prizeText(chance.prize, currency, speech)}</span>
        </span>
      ),
    },
    {
      key: 'chance',
      head: say('wheel.chances.chance'),
      cell: ({ chance }) => (
        <span className="flex items-center gap-2.5">
          <svg aria-hidden="true" width="48" height="6" className="shrink-0">
            <rect width="48" height="6" rx="3" className="fill-surface-3" />
            <rect width={Math.max(2, (chance.weight / most) * 48)} height="6" rx="3" className="fill-info" />
          </svg>
          <b suppressHydrationWarning>{percentText(tag, chance)}</b>
        </span>
      ),
    },
    {
      key: 'one-in',
      head: say('wheel.chances.oneIn'),
      align: 'right',
      cell: ({ chance }) => <Soft text={oneInText(tag, chance)} />,
    },
  ];
  // Of nothing, and of points that no shop takes for money, there is no worth to tell.
  if (chances.some(({ worth_cents: worth }) => worth !== null)) {
    columns.push({
      key: 'worth',
      head: say('wheel.chances.worth'),
      align: 'right',
      from: 'sm',
      cell: ({ chance: { worth_cents: worth } }) => (
        <Soft text={!worth ? '–' : formatMoney(worth, { currency, locale: tag })} />
      ),
    });
  }
  if (chances.some(({ given }) => given !== null)) {
    columns.push({
      key: 'given',
      head: say('wheel.chances.given'),
      align: 'right',
      from: 'sm',
      cell: ({ chance: { given } }) => <Soft text={given === null ? '–' : new Intl.NumberFormat(tag).format(given)} />,
    });
  }
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ item }) => item}
      columns={columns}
      isMe={({ item }) => item === hit}
    />
  );
}

function Soft({ text }: { text: string }) {
  return (
    <span className="text-text-soft tabular-nums" suppressHydrationWarning>
      {text}
    </span>
  );
}
