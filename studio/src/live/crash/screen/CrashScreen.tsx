import type { ReactNode } from 'react';
import { type ScreenProps, useWords } from '../../../screen/index.ts';
import { LiveScreen } from '../../screen/LiveScreen.tsx';
import type { LiveApi } from '../../screen/live-api.ts';
import type { LiveParts } from '../../screen/live-parts.ts';
import { type CrashChoice, type CrashOutcome, crashGame } from '../rules.ts';
import { crashRules } from '../rules-content.ts';
import { CrashPanel } from './CrashPanel.tsx';
import { CrashStage } from './CrashStage.tsx';

export function CrashScreen(props: ScreenProps & { liveApi?: LiveApi }): ReactNode {
  const { hundredths } = useWords();
  const parts: LiveParts<CrashChoice, CrashOutcome> = {
    table: 'crash',
    game: crashGame,
    rules: crashRules,
    view: (table) => (
      <>
        <CrashStage {...table} />
        <CrashPanel {...table} />
      </>
    ),
    outcome: ({ point }) => `×${hundredths(point)}`,
    choice: ({ auto }) => (auto === null ? '' : `×${hundredths(auto)}`),
    keys: [{ keys: ['studio.key.enter', 'studio.key.space'], does: 'crash.cashOut' }],
  };
  return <LiveScreen {...props} parts={parts} />;
}
