import { type ReactNode, useEffect, useRef } from 'react';
import { spotEntries } from '../../../kit/index.ts';
import {
  colourOf,
  describeSpot,
  type RouletteChoice,
  type RouletteOutcome,
  spotMax,
  spotOf,
} from '../../../roulette/index.ts';
import { colourNames, restPose, showPose, WheelDrawing } from '../../../roulette/screen/index.ts';
import { type ScreenProps, useWords } from '../../../screen/index.ts';
import { LayoutPanel } from '../../screen/LayoutPanel.tsx';
import { LiveScreen } from '../../screen/LiveScreen.tsx';
import type { LiveApi } from '../../screen/live-api.ts';
import type { LivePanelProps, LiveParts } from '../../screen/live-parts.ts';
import { useLayout } from '../../screen/use-layout.ts';
import { liveRouletteGame } from '../rules.ts';
import { liveRouletteRules } from '../rules-content.ts';
import { LiveRouletteStage } from './LiveRouletteStage.tsx';

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

/** The wheel of a past round: the ball lies where it fell. */
function RestingWheel({ number }: { number: number }): ReactNode {
  const rotor = useRef<SVGSVGElement>(null);
  const ball = useRef<SVGSVGElement>(null);
  useEffect(() => showPose({ rotor, ball }, restPose(number, 0)), [number]);
  return (
    <div className="live-roulette-rest">
      <WheelDrawing rotor={rotor} ball={ball} />
    </div>
  );
}
