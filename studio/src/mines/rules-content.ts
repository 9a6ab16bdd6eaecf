import { closingSections, type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import { LARGEST_PAYS, MINES_MAX, minesGame, mostTiles, paysOf, publishedReturn } from './rules.ts';

export function minesRules(format: RulesFormat): RulesSection[] {
  const times = (mines: number, safe: number) => {
    if (safe > mostTiles(mines)) return '–';
    const { numerator, denominator } = paysOf({ mines, safe });
    return format.hundredths(Number((numerator * 100n) / denominator));
  };
  const largest = format.hundredths(Number((LARGEST_PAYS.numerator * 100n) / LARGEST_PAYS.denominator));
  return [
    { title: 'studio.rules.play.title', paragraphs: [{ key: 'mines.rules.play' }, { key: 'mines.rules.cash' }] },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'mines.rules.formula' }, { key: 'mines.rules.largest', values: { largest } }],
      table: {
        head: ['mines.mines', 'mines.rules.table.first', 'mines.rules.table.fifth', 'mines.rules.table.most'],
        rows: Array.from({ length: MINES_MAX }, (_, index) => index + 1).map((mines) => [
          String(mines),
          times(mines, 1),
          times(mines, 5),
          times(mines, mostTiles(mines)),
        ]),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'mines.rules.return',
          values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) },
        },
      ],
    },
    ...closingSections(minesGame, format, 'mines.rules.fair'),
  ];
}
