import { originalSections, type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import { HEIGHTS, limboGame, publishedReturn, TARGET_MAX, TARGET_MIN, winningHeights } from './rules.ts';

const tableTargets = [110, 150, 200, 500, 1_000, 10_000, 100_000];

export function limboRules(format: RulesFormat): RulesSection[] {
  const percent = (ratio: typeof publishedReturn.highest) => format.percent(ratioInHundredthsOfPercent(ratio));
  return [
    {
      title: 'studio.rules.play.title',
      paragraphs: [
        {
          key: 'limbo.rules.play',
          values: { least: format.hundredths(TARGET_MIN), most: format.hundredths(TARGET_MAX) },
        },
        { key: 'limbo.rules.height' },
      ],
    },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'limbo.rules.pays' }],
      table: {
        head: ['limbo.target', 'limbo.chance', 'studio.rules.return.title'],
        rows: tableTargets.map((target) => [
          `×${format.hundredths(target)}`,
          format.percent((winningHeights(target) * 10_000) / HEIGHTS),
          percent(limboGame.rtp({ target })),
        ]),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'limbo.rules.return',
          values: { lowest: percent(publishedReturn.lowest), highest: percent(publishedReturn.highest) },
        },
      ],
    },
    ...originalSections(limboGame, format, format.hundredths(HEIGHTS * 100).replace(/\D00$/, '')),
  ];
}
