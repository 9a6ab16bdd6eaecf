import type { ReactNode } from 'react';
import {
  type BaccaratChoice,
  type BaccaratOutcome,
  eventsOf,
  otherSide,
  resultWords,
  spotNames,
  totalOf,
} from '../../../baccarat/index.ts';
import { Hands } from '../../../baccarat/screen/index.ts';
import { spotEntries } from '../../../kit/index.ts';
import { type ScreenProps, useWords } from '../../../screen/index.ts';
import { LayoutPanel } from '../../screen/LayoutPanel.tsx';
import { LiveScreen } from '../../screen/LiveScreen.tsx';
import type { LiveApi } from '../../screen/live-api.ts';
import type { LivePanelProps, LiveParts } from '../../screen/live-parts.ts';
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
