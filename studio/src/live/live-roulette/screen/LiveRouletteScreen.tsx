import type { ReactNode } from 'react';
import { spotEntries } from '../../../kit/spots.ts';
import { colourOf } from '../../../roulette/layout.ts';
import { spotMax } from '../../../roulette/limits.ts';
import { describeSpot, type RouletteChoice, type RouletteOutcome, spotOf } from '../../../roulette/rules.ts';
import { colourNames } from '../../../roulette/screen/colour-names.ts';
import type { ScreenProps } from '../../../screen/GameScreen.tsx';
import { useWords } from '../../../screen/words.tsx';
import { LayoutPanel } from '../../screen/LayoutPanel.tsx';
import { type LivePanelProps, type LiveParts, LiveScreen } from '../../screen/LiveScreen.tsx';
import type { LiveApi } from '../../screen/live-api.ts';
import { useLayout } from '../../screen/use-layout.ts';
import { liveRouletteGame } from '../rules.ts';
import { liveRouletteRules } from '../rules-content.ts';
import { LiveRouletteStage } from './LiveRouletteStage.tsx';
import { RestingWheel } from './RestingWheel.tsx';

export function LiveRouletteScreen(props: ScreenProps & { liveApi?: LiveApi }): ReactNode {
  const { text, money } = useWords();
  const nameOf = (id: string) => {
    const { messageKey, values } = describeSpot(spotOf(id));
    return text(messageKey, values);
  };
  const parts: LiveParts<RouletteChoice, RouletteOutcome> = {
    table: 'live-roulette',
    game: liveRouletteGame,
    rules: liveRouletteRules,
    view: (table) => <Table {...table} />,
    outcome: ({ number }) => text(colourNames[colourOf(number)], { number: String(number) }),
    choice: (choice) => {
      const { messageKey, values } = liveRouletteGame.describe(choice);
      return text(messageKey, values);
    },
    wholeChoice: ({ bets }, currency) =>
      spotEntries(bets)
        .map(([spot, part]) => `${nameOf(spot)} ${money(part, currency)}`)
        .join('; '),
    picture: ({ number }) => <RestingWheel number={number} />,
    keys: [{ keys: ['studio.key.enter', 'studio.key.space'], does: 'live.bet' }],
  };
  return <LiveScreen {...props} parts={parts} />;
}

function Table(table: LivePanelProps): ReactNode {
  const layout = useLayout(liveRouletteGame, table, { spotMax: (spot, limits) => spotMax(limits, spotOf(spot)) });
  return (
    <>
      <LiveRouletteStage table={table} layout={layout} />
      <LayoutPanel table={table} layout={layout} />
    </>
  );
}
