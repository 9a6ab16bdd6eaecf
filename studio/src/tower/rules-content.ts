import { closingSections, type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import { difficultyNames, difficultyWords, FLOORS, paysOf, publishedReturn, towerGame } from './rules.ts';

export function towerRules(format: RulesFormat): RulesSection[] {
  return [
    { title: 'studio.rules.play.title', paragraphs: [{ key: 'tower.rules.play' }, { key: 'tower.rules.cash' }] },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'tower.rules.formula' }],
      table: {
        head: ['tower.rules.table.floor', ...difficultyNames.map((name) => difficultyWords[name])],
        rows: Array.from({ length: FLOORS }, (_, index) => FLOORS - index).map((floor) => [
          String(floor),
          ...difficultyNames.map((name) => {
            const { numerator, denominator } = paysOf(name, floor);
            return format.hundredths(Number((numerator * 100n) / denominator));
          }),
        ]),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        { key: 'tower.rules.return', values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) } },
      ],
    },
    ...closingSections(towerGame, format, 'tower.rules.fair'),
  ];
}
