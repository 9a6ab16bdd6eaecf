import type { ReactNode } from 'react';
import {
  compareRatios,
  type GameFacts,
  type RulesFormat,
  type RulesSection,
  ratioInHundredthsOfPercent,
} from '../kit/index.ts';
import { GameDialog } from './GameDialog.tsx';
import { RulesView } from './RulesView.tsx';
import { Fact } from './StakeParts.tsx';
import { useWords } from './words.tsx';

export interface RulesDialogProps {
  game: Pick<GameFacts<never>, 'title' | 'version' | 'listing' | 'limits'>;
  rules(format: RulesFormat): RulesSection[];
  onClose(): void;
}

/** The rules, and over them what a player asks first: return, edge, largest win, version. */
export function RulesDialog({ game, rules, onClose }: RulesDialogProps): ReactNode {
  const words = useWords();
  const { text, percent, money, currency } = words;
  const { lowest, highest } = game.listing.returns;
  const least = ratioInHundredthsOfPercent(lowest);
  const most = ratioInHundredthsOfPercent(highest);
  const range = (from: number, to: number) => (from === to ? percent(from) : `${percent(from)} – ${percent(to)}`);
  const same = compareRatios(lowest, highest) === 0;
  const limits = game.limits(currency);
  return (
    <GameDialog title={text('studio.rules')} onClose={onClose}>
      <dl className="grid gap-2.5 rounded-md bg-surface-2 p-4">
        <Fact name={text('studio.facts.return')} value={range(least, same ? least : most)} />
        <Fact name={text('studio.facts.edge')} value={range(10_000 - (same ? least : most), 10_000 - least)} />
        {limits && <Fact name={text('studio.facts.largestWin')} value={money(limits.winMax)} />}
        <Fact name={text('studio.facts.version')} value={`${game.title} ${game.version}`} />
      </dl>
      <RulesView sections={rules(words)} />
    </GameDialog>
  );
}
