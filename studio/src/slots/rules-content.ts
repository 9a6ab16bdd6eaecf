import type { RulesFormat, RulesSection } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { createSlot } from './create-slot.ts';
import type { Machine } from './machine.ts';

const volatilities: Record<Machine['published']['volatility'], MessageKey> = {
  low: 'slot.volatility.low',
  medium: 'slot.volatility.medium',
  high: 'slot.volatility.high',
  'very high': 'slot.volatility.veryHigh',
};

const howItPays = {
  lines: 'slot.rules.play.lines',
  ways: 'slot.rules.play.ways',
  cluster: 'slot.rules.play.cluster',
  anywhere: 'slot.rules.play.anywhere',
} as const satisfies Record<Machine['pays']['kind'], MessageKey>;

type Paragraph = RulesSection['paragraphs'][number];
const when = (holds: unknown, paragraph: Paragraph): Paragraph[] => (holds ? [paragraph] : []);

/** The rules of a machine, out of its description: what is told cannot differ from what is played. */
export function slotRules(machine: Machine, format: RulesFormat): RulesSection[] {
  const { freeSpins, holdAndWin, published } = machine;
  const { text } = format;
  const game = createSlot(machine);
  const limits = game.limits(format.currency) ?? game.limits('EUR')!;
  const lines = machine.pays.kind === 'lines' ? String(machine.pays.lines.length) : '';
  const opened = Object.entries(freeSpins?.spins ?? {});
  return [
    {
      title: 'slot.rules.play.title',
      paragraphs: [
        { key: howItPays[machine.pays.kind], values: { lines } },
        ...when(
          machine.symbols.some(({ role }) => role === 'wild'),
          { key: 'slot.rules.play.wild' },
        ),
        ...when(machine.expandingWilds, { key: 'slot.rules.play.expanding' }),
        ...when(machine.tumble, { key: 'slot.rules.play.tumble' }),
        ...when((machine.tumble?.multipliers.length ?? 0) > 1, {
          key: 'slot.rules.play.falls',
          values: { numbers: (machine.tumble?.multipliers ?? []).join(', ') },
        }),
        ...machine.symbols.flatMap(({ label, multiplies }) =>
          when(multiplies, {
            key: 'slot.rules.play.multiplies',
            values: { symbol: text(label), number: String(multiplies) },
          }),
        ),
      ],
    },
    ...(freeSpins
      ? [
          {
            title: 'slot.rules.free.title' as const,
            paragraphs: [
              {
                key: 'slot.rules.free.open' as const,
                values: {
                  scatters: opened.map(([scatters]) => scatters).join(' / '),
                  spins: opened.map(([, spins]) => spins).join(' / '),
                  most: String(freeSpins.mostSpins),
                },
              },
              ...when((freeSpins.multiplier ?? 1) > 1, {
                key: 'slot.rules.free.multiplier',
                values: { number: String(freeSpins.multiplier) },
              }),
              ...when(freeSpins.wildsRaise, { key: 'slot.rules.free.raises' }),
              ...when(freeSpins.keepsMultiplier, { key: 'slot.rules.free.keeps' }),
              ...when(freeSpins.stickyWilds, { key: 'slot.rules.free.sticky' }),
              ...when(freeSpins.expandingSymbol, { key: 'slot.rules.free.filling' }),
            ],
          },
        ]
      : []),
    ...(holdAndWin
      ? [
          {
            title: 'slot.rules.held.title' as const,
            paragraphs: [
              {
                key: 'slot.rules.held.open' as const,
                values: { coins: String(holdAndWin.opensAt), respins: String(holdAndWin.respins) },
              },
            ],
          },
        ]
      : []),
    {
      title: 'slot.rules.pays.title',
      paragraphs: [],
      table: {
        head: ['slot.rules.pays.symbol', 'slot.rules.pays.count', 'slot.rules.pays.times'],
        rows: machine.symbols.flatMap(({ label, pays }) =>
          Object.entries(pays ?? {}).map(([count, units]) => [
            text(label),
            count,
            format.hundredths(Math.floor((units * 100) / machine.unitsPerStake)),
          ]),
        ),
      },
    },
    {
      title: 'slot.rules.return.title',
      paragraphs: [
        {
          key: 'slot.rules.return.rtp',
          values: {
            rtp: format.percent(published.rtp),
            hits: format.percent(published.hits),
            volatility: text(volatilities[published.volatility]),
          },
        },
        ...(machine.buy
          ? [
              {
                key: 'slot.rules.return.buy' as const,
                values: { rtp: format.percent(published.rtpOfBuy ?? published.rtp) },
              },
            ]
          : []),
        {
          key: 'slot.rules.return.largest',
          values: { times: String(machine.largestPays), amount: format.money(limits.winMax) },
        },
      ],
    },
    {
      title: 'studio.rules.fair.title',
      paragraphs: [
        { key: 'studio.rules.fair.seal' },
        { key: 'studio.rules.fair.formula' },
        { key: 'studio.rules.fair.check' },
      ],
    },
  ];
}
