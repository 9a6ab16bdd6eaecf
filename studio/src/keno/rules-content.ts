import { closingSections, type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import { paysOf, risks } from './pay-tables.ts';
import { kenoGame, pickCounts, publishedReturn, returnOf, riskWords } from './rules.ts';

export function kenoRules(format: RulesFormat): RulesSection[] {
  const percent = (ratio: typeof publishedReturn.lowest) => format.percent(ratioInHundredthsOfPercent(ratio));
  return [
    { title: 'studio.rules.play.title', paragraphs: [{ key: 'keno.rules.play' }] },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'keno.rules.table' }],
      table: {
        head: ['studio.risk', 'keno.rules.table.picks', 'keno.rules.table.pays', 'studio.rules.return.title'],
        rows: risks.flatMap((risk) =>
          pickCounts.map((picks) => [
            format.text(riskWords[risk]),
            String(picks),
            paysOf(risk, picks).map(format.hundredths).join(' · '),
            percent(returnOf({ risk, picks })),
          ]),
        ),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'keno.rules.return',
          values: { lowest: percent(publishedReturn.lowest), highest: percent(publishedReturn.highest) },
        },
      ],
    },
    ...closingSections(kenoGame, format, 'keno.rules.fair'),
  ];
}
