import type { MessageKey } from '../messages/index.ts';
import type { GameFacts } from './game.ts';
import type { RulesFormat, RulesSection } from './rules-content.ts';

/** The sections that end every rules page: stakes and largest win, how chance is made, lost connections, the demo. */
export function closingSections(
  game: Pick<GameFacts<unknown>, 'limits'> & { kind: 'single' | 'steps' },
  format: RulesFormat,
  /** How the game makes its result out of the numbers. */
  fair: MessageKey,
): RulesSection[] {
  const { stakeMin, stakeMax, winMax } = game.limits(format.currency) ?? game.limits('EUR')!;
  return [
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: 'studio.rules.limits.stake',
          values: { stakeMin: format.money(stakeMin), stakeMax: format.money(stakeMax) },
        },
        { key: 'studio.rules.limits.win', values: { winMax: format.money(winMax) } },
        { key: 'studio.rules.rounding' },
      ],
    },
    {
      title: 'fair.title',
      paragraphs: [
        { key: 'studio.rules.fair.seal' },
        { key: 'studio.rules.fair.bytes' },
        { key: fair },
        { key: 'studio.rules.fair.again' },
      ],
    },
    {
      title: 'studio.rules.lost.title',
      paragraphs: [{ key: game.kind === 'steps' ? 'studio.rules.lost.steps' : 'studio.rules.lost.single' }],
    },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'studio.rules.demo.text' }] },
  ];
}
