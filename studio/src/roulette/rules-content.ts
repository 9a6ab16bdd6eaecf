import {
  type RulesFormat,
  type RulesSection,
  ratioInHundredthsOfPercent,
  type SharedTableRules,
} from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { paysOfSpot, rouletteSpots, type SpotKind, spotKinds } from './layout.ts';
import { spotMax } from './limits.ts';
import { publishedReturn, rouletteGame } from './rules.ts';

const kindNames: Readonly<Record<SpotKind, MessageKey>> = {
  straight: 'roulette.kind.straight',
  split: 'roulette.kind.split',
  street: 'roulette.kind.street',
  trio: 'roulette.kind.trio',
  corner: 'roulette.kind.corner',
  'first-four': 'roulette.kind.firstFour',
  'six-line': 'roulette.kind.sixLine',
  column: 'roulette.kind.column',
  dozen: 'roulette.kind.dozen',
  'even-chance': 'roulette.kind.evenChance',
};

/** How it is played, what is paid, what comes back, and the limits: the same at every table but for who sits there. */
export function rouletteTableRules(format: RulesFormat, shared?: SharedTableRules): RulesSection[] {
  const limits = rouletteGame.limits(format.currency) ?? rouletteGame.limits('EUR')!;
  const spots = [...rouletteSpots.values()];
  const rtp = format.percent(ratioInHundredthsOfPercent(publishedReturn));
  return [
    {
      title: 'roulette.rules.play.title',
      paragraphs: [
        ...(shared?.round ?? []),
        { key: 'roulette.rules.play.bet' },
        { key: 'roulette.rules.play.spin' },
        { key: 'roulette.rules.play.zero' },
      ],
    },
    {
      title: 'roulette.rules.pays.title',
      paragraphs: [{ key: 'roulette.rules.pays.text' }],
      table: {
        head: [
          'roulette.rules.pays.spot',
          'roulette.rules.pays.numbers',
          'roulette.rules.pays.times',
          'roulette.rules.pays.most',
        ],
        rows: spotKinds.map((kind) => {
          const spot = spots.find((each) => each.kind === kind)!;
          return [
            format.text(kindNames[kind]),
            String(spot.numbers.length),
            `${paysOfSpot(spot) - 1} : 1`,
            format.money(spotMax(limits, spot)),
          ];
        }),
      },
    },
    { title: 'studio.rules.return.title', paragraphs: [{ key: 'roulette.rules.return.text', values: { rtp } }] },
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: shared ? 'live.rules.limits.stake' : 'studio.rules.limits.stake',
          values: { stakeMin: format.money(limits.stakeMin), stakeMax: format.money(limits.stakeMax) },
        },
        { key: 'roulette.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
      ],
    },
  ];
}

export function rouletteRules(format: RulesFormat): RulesSection[] {
  return [
    ...rouletteTableRules(format),
    {
      title: 'roulette.rules.fair.title',
      paragraphs: [
        { key: 'studio.rules.fair.seal' },
        { key: 'roulette.rules.fair.formula' },
        { key: 'studio.rules.fair.check' },
      ],
    },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'studio.rules.demo.text' }] },
  ];
}
