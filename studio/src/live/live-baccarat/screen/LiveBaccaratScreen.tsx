import type { ReactNode } from 'react';
import { totalOf } from '../../../baccarat/coup.ts';
import {
  type BaccaratChoice,
  type BaccaratOutcome,
  eventsOf,
  otherSide,
  resultWords,
  spotNames,
} from '../../../baccarat/rules.ts';
import { Hands } from '../../../baccarat/screen/Hands.tsx';
import { spotEntries } from '../../../kit/spots.ts';
import type { ScreenProps } from '../../../screen/GameScreen.tsx';
import { useWords } from '../../../screen/words.tsx';
import { LayoutPanel } from '../../screen/LayoutPanel.tsx';
import { type LivePanelProps, type LiveParts, LiveScreen } from '../../screen/LiveScreen.tsx';
import type { LiveApi } from '../../screen/live-api.ts';
import { useLayout } from '../../screen/use-layout.ts';
import { liveBaccaratGame } from '../rules.ts';
import { liveBaccaratRules } from '../rules-content.ts';
import { LiveBaccaratStage } from './LiveBaccaratStage.tsx';

export function LiveBaccaratScreen(props: ScreenProps & { liveApi?: LiveApi }): ReactNode {
  const { text, money } = useWords();
  const parts: LiveParts<BaccaratChoice, BaccaratOutcome> = {
    table: 'live-baccarat',
    game: liveBaccaratGame,
    rules: liveBaccaratRules,
    view: (table) => <Table {...table} />,
    outcome: ({ player, banker, result }) => `${totalOf(player)} : ${totalOf(banker)}, ${text(resultWords[result])}`,
    choice: (choice) => {
      const { messageKey, values } = liveBaccaratGame.describe(choice);
      return text(messageKey, values);
    },
    wholeChoice: ({ bets }, currency) =>
      spotEntries(bets)
        .map(([spot, part]) => `${text(spotNames[spot])} ${money(part, currency)}`)
        .join('; '),
    picture: (outcome) => (
      <div className="baccarat-stage live-baccarat-replay">
        <Hands told={eventsOf(outcome, {})} />
      </div>
    ),
    keys: [{ keys: ['studio.key.enter', 'studio.key.space'], does: 'live.bet' }],
  };
  return <LiveScreen {...props} parts={parts} />;
}

function Table(table: LivePanelProps): ReactNode {
  const layout = useLayout(liveBaccaratGame, table, {
    spotMax: (_spot, limits) => limits.stakeMax,
    against: otherSide,
  });
  return (
    <>
      <LiveBaccaratStage table={table} layout={layout} />
      <LayoutPanel table={table} layout={layout} />
    </>
  );
}
