import { type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import { blackjackGame, publishedReturn } from './rules.ts';

export function blackjackRules(format: RulesFormat): RulesSection[] {
  const limits = blackjackGame.limits(format.currency) ?? blackjackGame.limits('EUR')!;
  return [
    {
      title: 'blackjack.rules.play.title',
      paragraphs: [
        { key: 'blackjack.rules.play.aim' },
        { key: 'blackjack.rules.play.count' },
        { key: 'blackjack.rules.play.dealer' },
        { key: 'blackjack.rules.play.double' },
        { key: 'blackjack.rules.play.split' },
        { key: 'blackjack.rules.play.insurance' },
      ],
    },
    {
      title: 'blackjack.rules.pays.title',
      paragraphs: [{ key: 'blackjack.rules.pays.rounding' }],
      table: {
        head: ['blackjack.rules.pays.hand', 'blackjack.rules.pays.times'],
        rows: [
          [format.text('blackjack.result.blackjack'), '3 : 2'],
          [format.text('blackjack.result.won'), '1 : 1'],
          [format.text('blackjack.insurance'), '2 : 1'],
        ],
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'blackjack.rules.return.text',
          values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) },
        },
      ],
    },
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: 'studio.rules.limits.stake',
          values: { stakeMin: format.money(limits.stakeMin), stakeMax: format.money(limits.stakeMax) },
        },
        { key: 'blackjack.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
      ],
    },
    {
      title: 'blackjack.rules.fair.title',
      paragraphs: [
        { key: 'studio.rules.fair.seal' },
        { key: 'blackjack.rules.fair.formula' },
        { key: 'studio.rules.fair.check' },
      ],
    },
    { title: 'studio.rules.lost.title', paragraphs: [{ key: 'blackjack.rules.lost.text' }] },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'studio.rules.demo.text' }] },
  ];
}
