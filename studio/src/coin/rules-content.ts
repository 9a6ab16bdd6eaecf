import { closingSections, type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import { coinGame, FLIPS_MAX, paysFor, publishedReturn } from './rules.ts';

const tableFlips = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, FLIPS_MAX];

export function coinRules(format: RulesFormat): RulesSection[] {
  return [
    {
      title: 'studio.rules.play.title',
      paragraphs: [{ key: 'coin.rules.play' }, { key: 'coin.rules.most', values: { most: String(FLIPS_MAX) } }],
    },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'coin.rules.pays' }],
      table: {
        head: ['coin.rules.right', 'coin.rules.times'],
        rows: tableFlips.map((flips) => [String(flips), `×${format.hundredths(paysFor(flips))}`]),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        { key: 'coin.rules.return', values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) } },
      ],
    },
    ...closingSections(coinGame, format, 'coin.rules.fair'),
  ];
}
