import { type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import {
  diceGame,
  pays,
  publishedReturn,
  RETURN_CEILING,
  targetFor,
  WINNING_ROLLS_MAX,
  WINNING_ROLLS_MIN,
} from './rules.ts';

const TABLE_CHANCES = [9_700, 9_000, 7_500, 4_950, 2_500, 1_000, 500, 100, 10];

export function diceRules(format: RulesFormat): RulesSection[] {
  const limits = diceGame.limits(format.currency) ?? diceGame.limits('EUR')!;
  const percent = (ratio: typeof publishedReturn.highest) => format.percent(ratioInHundredthsOfPercent(ratio));
  return [
    {
      title: 'dice.rules.play.title',
      paragraphs: [{ key: 'dice.rules.play.roll' }, { key: 'dice.rules.play.win' }],
    },
    {
      title: 'dice.rules.pays.title',
      paragraphs: [
        { key: 'dice.rules.pays.win' },
        {
          key: 'dice.rules.pays.formula',
          values: {
            ceiling: format.hundredths(RETURN_CEILING),
            chanceMin: format.percent(WINNING_ROLLS_MIN),
            chanceMax: format.percent(WINNING_ROLLS_MAX),
          },
        },
        { key: 'dice.rules.pays.rounding' },
      ],
      table: {
        head: ['dice.chance', 'dice.pays', 'studio.rules.return.title'],
        rows: TABLE_CHANCES.map((rolls) => {
          const choice = { side: 'under' as const, target: targetFor('under', rolls) };
          return [format.percent(rolls), format.hundredths(pays(choice)), percent(diceGame.rtp(choice))];
        }),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'dice.rules.return.range',
          values: { lowest: percent(publishedReturn.lowest), highest: percent(publishedReturn.highest) },
        },
        { key: 'dice.rules.return.stake' },
      ],
    },
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: 'studio.rules.limits.stake',
          values: { stakeMin: format.money(limits.stakeMin), stakeMax: format.money(limits.stakeMax) },
        },
        { key: 'dice.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
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
    { title: 'studio.rules.lost.title', paragraphs: [{ key: 'dice.rules.lost.text' }] },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'studio.rules.demo.text' }] },
  ];
}
