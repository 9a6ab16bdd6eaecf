import type { StaffFixturePage, StaffLiability } from '@halley/contract';
import { Note, Segmented } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Actions, Loading, linkClass } from '../../console/index.ts';
import { FixtureState } from '../FixtureState.tsx';
import { euroShort } from '../figures.ts';
import { fixtureActions } from '../fixture-actions.ts';
import { scoreText } from './clock-text.ts';
import { Panel } from './Panel.tsx';
import { PricesPanel } from './PricesPanel.tsx';
import { ResultBars } from './ResultBars.tsx';
import { useLive } from './use-live.ts';
import { deskWords as own } from './words.ts';

type View = keyof typeof own.views;
const views = Object.keys(own.views) as View[];
const everyMs = 2_000;

interface BoardProps {
  page: ReturnType<typeof useLive<'readStaffFixture'>>;
  liability: StaffLiability | undefined;
  /** What is open first: of an event that is over, its markets. */
  first: View;
  isOn: boolean;
}

/** The chosen event: what each outcome means for us, and its markets with everything that can be done with them. */
export function Board({ page, liability, first, isOn }: BoardProps): ReactNode {
  const [view, setView] = useState<View>(first);
  const fixture = page.data;
  return (
    <Panel
      title={fixture ? `${fixture.name} ${scoreText(fixture)}` : own.board}
      text={liability && own.worstHere(euroShort(liability.worst_cents), euroShort(liability.limit_cents))}
      actions={
        <Segmented
          label={own.view}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: own.views[value] }))}
        />
      }
    >
      {page.isLate && <Note tone="warn">{own.late}</Note>}
      <Loading from={page}>
        {(found) => (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <FixtureState fixture={found} />
              <Link to={`/sportsbook/${found.id}`} className={`text-xs ${linkClass}`}>
                {own.fixturePage}
              </Link>
              <span className="ml-auto flex flex-wrap gap-2">
                <Actions actions={fixtureActions(found)} onDone={page.reload} />
              </span>
            </div>
            {view === 'prices' ? (
              <Prices fixture={found} isOn={isOn} onDone={page.reload} />
            ) : (
              liability && <ResultBars liability={liability} />
            )}
          </>
        )}
      </Loading>
    </Panel>
  );
}

function Prices({
  fixture,
  isOn,
  onDone,
}: {
  fixture: StaffFixturePage;
  isOn: boolean;
  onDone: () => void;
}): ReactNode {
  const overrides = useLive('listOverrides', { query: { fixture: fixture.id } }, { everyMs, isOn });
  return (
    <PricesPanel
      fixture={fixture}
      overrides={overrides.data?.filter(({ state }) => state !== 'over') ?? []}
      onDone={onDone}
    />
  );
}
