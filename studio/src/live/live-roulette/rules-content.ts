import type { RulesFormat, RulesSection } from '../../kit/index.ts';
import { rouletteTableRules } from '../../roulette/index.ts';
import { liveRouletteGame } from './rules.ts';

export function liveRouletteRules(format: RulesFormat): RulesSection[] {
  const seconds = String(liveRouletteGame.timing.bettingMs / 1_000);
  return [
    ...rouletteTableRules(format, {
      round: [{ key: 'live-roulette.rules.round', values: { seconds } }, { key: 'live.rules.layout' }],
    }),
    {
      title: 'live.rules.fair.title',
      paragraphs: [
        { key: 'live.rules.fair.chain' },
        { key: 'live-roulette.rules.fair.formula' },
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
