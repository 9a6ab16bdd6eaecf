import { type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../../kit/index.ts';
import { emblemNames, moneyWheelGame, publishedReturn } from './rules.ts';
import { emblems, paytable, SEGMENTS } from './segments.ts';

export function moneyWheelRules(format: RulesFormat): RulesSection[] {
  const limits = moneyWheelGame.limits(format.currency) ?? moneyWheelGame.limits('EUR')!;
  return [
    {
      title: 'studio.rules.play.title',
      paragraphs: [{ key: 'moneyWheel.rules.bet' }, { key: 'moneyWheel.rules.turn' }, { key: 'live.rules.layout' }],
    },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'moneyWheel.rules.pays' }],
      table: {
        head: [
          'moneyWheel.rules.emblem',
          'moneyWheel.rules.segments',
          'moneyWheel.rules.chance',
          'moneyWheel.rules.times',
        ],
        rows: emblems.map((emblem) => {
          const { segments, pays } = paytable[emblem];
          return [
            format.text(emblemNames[emblem]),
            `${segments} / ${SEGMENTS}`,
            format.percent(Math.round((segments * 10_000) / SEGMENTS)),
            `×${format.hundredths(pays)}`,
          ];
        }),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'moneyWheel.rules.return',
          values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) },
        },
      ],
    },
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: 'live.rules.limits.stake',
          values: { stakeMin: format.money(limits.stakeMin), stakeMax: format.money(limits.stakeMax) },
        },
        { key: 'moneyWheel.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
        { key: 'studio.rules.rounding' },
      ],
    },
    {
      title: 'live.rules.fair.title',
      paragraphs: [
        { key: 'live.rules.fair.chain' },
        { key: 'moneyWheel.rules.fair' },
        { key: 'live.rules.fair.check' },
      ],
    },
    {
      title: 'live.rules.lost.title',
      paragraphs: [{ key: 'live.rules.lost.shown' }, { key: 'live.rules.lost.line' }],
    },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'live.rules.demo.text' }] },
  ];
}
