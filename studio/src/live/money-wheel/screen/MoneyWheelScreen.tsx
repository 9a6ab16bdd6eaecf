import type { ReactNode } from 'react';
import { type ScreenProps, useWords } from '../../../screen/index.ts';
import { LayoutPanel } from '../../screen/LayoutPanel.tsx';
import { LiveScreen } from '../../screen/LiveScreen.tsx';
import type { LiveApi } from '../../screen/live-api.ts';
import type { LivePanelProps, LiveParts } from '../../screen/live-parts.ts';
import { useLayout } from '../../screen/use-layout.ts';
import { emblemNames, type MoneyWheelChoice, type MoneyWheelOutcome, moneyWheelGame } from '../rules.ts';
import { moneyWheelRules } from '../rules-content.ts';
import { paytable } from '../segments.ts';
import { MoneyWheelStage } from './MoneyWheelStage.tsx';

export function MoneyWheelScreen(props: ScreenProps & { liveApi?: LiveApi }): ReactNode {
  const { text, hundredths } = useWords();
  const parts: LiveParts<MoneyWheelChoice, MoneyWheelOutcome> = {
    table: 'money-wheel',
    game: moneyWheelGame,
    rules: moneyWheelRules,
    view: (table) => <Table {...table} />,
    outcome: ({ emblem }) => `${text(emblemNames[emblem])} ×${hundredths(paytable[emblem].pays)}`,
    choice: (choice) => {
      const { messageKey, values } = moneyWheelGame.describe(choice);
      return text(messageKey, values);
    },
    keys: [{ keys: ['studio.key.enter', 'studio.key.space'], does: 'live.bet' }],
  };
  return <LiveScreen {...props} parts={parts} />;
}

function Table(table: LivePanelProps): ReactNode {
  const layout = useLayout(moneyWheelGame, table, { spotMax: (_spot, limits) => limits.stakeMax });
  return (
    <>
      <MoneyWheelStage table={table} layout={layout} />
      <LayoutPanel table={table} layout={layout} />
    </>
  );
}
