import { RANKS } from '../cards/index.ts';
import { type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import { terms } from './limits.ts';
import { hiloGame, paysOf, publishedReturn } from './rules.ts';

export function hiloRules(format: RulesFormat): RulesSection[] {
  const limits = hiloGame.limits(format.currency) ?? hiloGame.limits('EUR')!;
  const hundredths = (value: { numerator: bigint; denominator: bigint }) =>
    format.hundredths(Number((value.numerator * 100n) / value.denominator));
  return [
    {
      title: 'hilo.rules.play.title',
      paragraphs: [{ key: 'hilo.rules.play.row' }, { key: 'hilo.rules.play.same' }, { key: 'hilo.rules.play.cash' }],
    },
    {
      title: 'hilo.rules.pays.title',
      paragraphs: [
        { key: 'hilo.rules.pays.formula' },
        { key: 'hilo.rules.pays.rounding', values: { largest: hundredths(terms.largest) } },
      ],
      table: {
        head: ['hilo.rules.pays.ways', 'hilo.chance', 'hilo.rules.pays.first'],
        rows: Array.from({ length: RANKS - 1 }, (_, index) => RANKS - 1 - index).map((ways) => [
          `${ways} / ${RANKS}`,
          format.percent(Math.floor((ways * 10_000) / RANKS)),
          hundredths(paysOf([ways])),
        ]),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'hilo.rules.return.text',
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
        { key: 'hilo.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
      ],
    },
    {
      title: 'hilo.rules.fair.title',
      paragraphs: [
        { key: 'studio.rules.fair.seal' },
        { key: 'hilo.rules.fair.formula' },
        { key: 'hilo.rules.fair.check' },
      ],
    },
    { title: 'studio.rules.lost.title', paragraphs: [{ key: 'hilo.rules.lost.text' }] },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'studio.rules.demo.text' }] },
  ];
}
