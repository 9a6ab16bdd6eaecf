import { originalSections } from '../kit/original-rules.ts';
import { ratioInHundredthsOfPercent } from '../kit/ratio.ts';
import type { RulesFormat, RulesSection } from '../kit/rules-content.ts';
import { coinGame, FLIPS_MAX, paysFor, publishedReturn } from './rules.ts';

const tableFlips = [1, 2, 3, 4, 5, 8, 10, 15, FLIPS_MAX];

export function coinRules(format: RulesFormat): RulesSection[] {
  return [
    {
      title: 'studio.rules.play.title',
      paragraphs: [{ key: 'coin.rules.play', values: { most: String(FLIPS_MAX) } }, { key: 'coin.rules.wrong' }],
    },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'coin.rules.pays' }],
      table: {
        head: ['coin.flips', 'coin.rules.times'],
        rows: tableFlips.map((flips) => [String(flips), `×${format.hundredths(paysFor(flips))}`]),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'studio.rules.return.exact',
          values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) },
        },
      ],
    },
    ...originalSections(coinGame, format, '2'),
  ];
}
