import type { GameFacts } from './game.ts';
import type { RulesFormat, RulesSection } from './rules-content.ts';

/** What the rules page of every original says in the same words: limits, how a result is made, lost answers, demo. */
export function originalSections(
  game: Pick<GameFacts<never>, 'limits'>,
  format: RulesFormat,
  drawnFrom: string,
): RulesSection[] {
  const limits = game.limits(format.currency) ?? game.limits('EUR')!;
  return [
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: 'studio.rules.limits.stake',
          values: { stakeMin: format.money(limits.stakeMin), stakeMax: format.money(limits.stakeMax) },
        },
        { key: 'studio.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
      ],
    },
    {
      title: 'studio.rules.round.title',
      paragraphs: [
        { key: 'studio.rules.round.seal' },
        { key: 'studio.rules.round.formula', values: { range: drawnFrom } },
        { key: 'studio.rules.round.check' },
      ],
    },
    { title: 'studio.rules.lost.title', paragraphs: [{ key: 'studio.rules.lost.text' }] },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'studio.rules.demo.text' }] },
  ];
}
