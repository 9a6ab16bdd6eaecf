import { closingSections, type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import { payTables, risks } from './pay-tables.ts';
import { plinkoGame, publishedReturn, riskWords, rowCounts } from './rules.ts';

export function plinkoRules(format: RulesFormat): RulesSection[] {
  const halfOf = (risk: (typeof risks)[number], rows: number): readonly number[] =>
    (payTables[risk] as Record<number, readonly number[]>)[rows] ?? [];
  return [
    { title: 'studio.rules.play.title', paragraphs: [{ key: 'plinko.rules.play' }, { key: 'plinko.rules.risk' }] },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'plinko.rules.table' }],
      table: {
        head: ['plinko.rows', 'studio.risk', 'plinko.rules.table.pays'],
        rows: rowCounts.flatMap((rows) =>
          risks.map((risk) => [
            String(rows),
            format.text(riskWords[risk]),
            halfOf(risk, rows).map(format.hundredths).join(' · '),
          ]),
        ),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        { key: 'plinko.rules.return', values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) } },
      ],
    },
    ...closingSections(plinkoGame, format, 'plinko.rules.fair'),
  ];
}
