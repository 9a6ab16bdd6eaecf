import type { RulesFormat, RulesSection } from '../../kit/index.ts';
import { HIGHEST } from './curve.ts';
import { crashGame, WORDS, wordsReaching } from './rules.ts';

const shownWorths = [101, 120, 150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000, HIGHEST];

export function crashRules(format: RulesFormat): RulesSection[] {
  const limits = crashGame.limits(format.currency) ?? crashGame.limits('EUR')!;
  return [
    {
      title: 'crash.rules.play.title',
      paragraphs: [
        { key: 'crash.rules.play.bet' },
        { key: 'crash.rules.play.cash' },
        { key: 'crash.rules.play.auto' },
        { key: 'crash.rules.play.clock' },
      ],
    },
    {
      title: 'crash.rules.pays.title',
      paragraphs: [{ key: 'crash.rules.pays.text', values: { highest: format.hundredths(HIGHEST) } }],
      table: {
        head: ['crash.rules.pays.worth', 'crash.rules.pays.chance'],
        rows: shownWorths.map((worth) => [
          `×${format.hundredths(worth)}`,
          format.percent(Number((wordsReaching(worth) * 10_000n) / BigInt(WORDS))),
        ]),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [{ key: 'crash.rules.return.text', values: { rtp: format.percent(9_900) } }],
    },
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: 'studio.rules.limits.stake',
          values: { stakeMin: format.money(limits.stakeMin), stakeMax: format.money(limits.stakeMax) },
        },
        { key: 'crash.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
      ],
    },
    {
      title: 'live.rules.fair.title',
      paragraphs: [
        { key: 'live.rules.fair.chain' },
        { key: 'crash.rules.fair.formula' },
        { key: 'live.rules.fair.check' },
      ],
    },
    {
      title: 'live.rules.lost.title',
      paragraphs: [{ key: 'crash.rules.lost.text' }, { key: 'live.rules.lost.line' }],
    },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'live.rules.demo.text' }] },
  ];
}
