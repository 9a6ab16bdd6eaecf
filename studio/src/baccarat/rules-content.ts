import {
  type RulesFormat,
  type RulesSection,
  ratioInHundredthsOfPercent,
  type SharedTableRules,
} from '../kit/index.ts';
import { baccaratGame, baccaratSpots, returnOfSpot, spotNames, spotPays } from './rules.ts';

/** How it is dealt, what is paid, what comes back, and the limits: the same at every table but for who sits there. */
export function baccaratTableRules(format: RulesFormat, shared?: SharedTableRules): RulesSection[] {
  const limits = baccaratGame.limits(format.currency) ?? baccaratGame.limits('EUR')!;
  return [
    {
      title: 'baccarat.rules.play.title',
      paragraphs: [
        ...(shared?.round ?? []),
        { key: 'baccarat.rules.play.aim' },
        { key: 'baccarat.rules.play.count' },
        { key: 'baccarat.rules.play.player' },
        { key: 'baccarat.rules.play.banker' },
      ],
    },
    {
      title: 'baccarat.rules.pays.title',
      paragraphs: [{ key: 'baccarat.rules.pays.text' }],
      table: {
        head: ['baccarat.rules.pays.spot', 'baccarat.rules.pays.times', 'baccarat.rules.pays.return'],
        rows: baccaratSpots.map((spot) => [
          format.text(spotNames[spot]),
          `${format.hundredths(spotPays[spot] - 100)} : 1`,
          format.percent(ratioInHundredthsOfPercent(returnOfSpot(spot))),
        ]),
      },
    },
    { title: 'studio.rules.return.title', paragraphs: [{ key: 'baccarat.rules.return.text' }] },
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: shared ? 'live.rules.limits.stake' : 'studio.rules.limits.stake',
          values: { stakeMin: format.money(limits.stakeMin), stakeMax: format.money(limits.stakeMax) },
        },
        { key: 'baccarat.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
      ],
    },
  ];
}

export function baccaratRules(format: RulesFormat): RulesSection[] {
  return [
    ...baccaratTableRules(format),
    {
      title: 'baccarat.rules.fair.title',
      paragraphs: [
        { key: 'studio.rules.fair.seal' },
        { key: 'baccarat.rules.fair.formula' },
        { key: 'studio.rules.fair.check' },
      ],
    },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'studio.rules.demo.text' }] },
  ];
}
