import { baccaratTableRules } from '../../baccarat/index.ts';
import type { RulesFormat, RulesSection } from '../../kit/index.ts';
import { liveBaccaratGame } from './rules.ts';

export function liveBaccaratRules(format: RulesFormat): RulesSection[] {
  const seconds = String(liveBaccaratGame.timing.bettingMs / 1_000);
  return [
    ...baccaratTableRules(format, {
      round: [{ key: 'live-baccarat.rules.round', values: { seconds } }, { key: 'live.rules.layout' }],
    }),
    {
      title: 'live.rules.fair.title',
      paragraphs: [
        { key: 'live.rules.fair.chain' },
        { key: 'live-baccarat.rules.fair.formula' },
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
