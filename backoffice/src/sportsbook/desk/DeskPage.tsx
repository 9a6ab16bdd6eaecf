import type { StaffFixture } from '@halley/contract';
import { Button, Note, Segmented } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Loading, Page } from '../../console/index.ts';
import { usePresence } from '../../session/index.ts';
import { SportsbookTabs } from '../SportsbookTabs.tsx';
import { BetTicker } from './BetTicker.tsx';
import { Board } from './Board.tsx';
import { EventList } from './EventList.tsx';
import { ExposureHead } from './ExposureHead.tsx';
import { FeedPanel } from './FeedPanel.tsx';
import { type DeskTab, deskPath, deskTabs, readPlace } from './places.ts';
import { ReferralPanel } from './ReferralPanel.tsx';
import { ScoreGrid } from './ScoreGrid.tsx';
import { SettlementPanel } from './SettlementPanel.tsx';
import { useFeedWatch } from './use-feed-watch.ts';
import { useLive } from './use-live.ts';
import { deskWords as own } from './words.ts';

const listEveryMs = 2_000;
const boardEveryMs = 1_000;
const exposureEveryMs = 5_000;
const soonMs = 86_400_000;

const columnClass = 'contents xl:grid xl:min-w-0 xl:content-start xl:gap-3';

const asked = { live: 'live', today: 'soon', settlement: 'over' } as const;
const belongs: Readonly<Record<DeskTab, (fixture: StaffFixture) => boolean>> = {
  live: () => true,
  today: ({ start_at }) => Date.parse(start_at) - Date.now() < soonMs,
  settlement: ({ open_bets }) => open_bets > 0,
};

/** The one screen from which a trader runs the day. Everything on it asks again by itself while somebody is there. */
export function DeskPage(): ReactNode {
  const [params] = useSearchParams();
  const { tab, event } = readPlace(params);
  const go = useNavigate();
  const { isHere, comeBack } = usePresence();
  const exposure = useLive('readSportExposure', {}, { everyMs: exposureEveryMs, isOn: isHere });
  const list = useLive('listStaffFixtures', { query: { state: asked[tab] } }, { everyMs: listEveryMs, isOn: isHere });
  const { watch, isRead } = useFeedWatch(isHere);
  const fixtures = list.data?.filter(belongs[tab]) ?? [];
  const chosen = useChosen(event, tab, fixtures);
  const ofChosen = chosen === undefined ? undefined : { params: { id: String(chosen) } };
  const page = useLive('readStaffFixture', ofChosen, { everyMs: boardEveryMs, isOn: isHere });
  const liability = useLive('readLiability', ofChosen, { everyMs: boardEveryMs, isOn: isHere });
  return (
    <Page
      title={own.title}
      badge={
        <Segmented
          label={own.tab}
          value={tab}
          onChange={(next) => void go(deskPath({ tab: next }), { replace: true, preventScrollReset: true })}
          options={deskTabs.map((value) => ({ value, label: own.tabs[value] }))}
        />
      }
      actions={<ExposureHead exposure={exposure.data} />}
    >
      <SportsbookTabs current="desk" />
      {!isHere && (
        <Note>
          {own.paused}{' '}
          <Button size="small" look="outline" onClick={comeBack}>
            {own.goOn}
          </Button>
        </Note>
      )}
      {(list.isLate || exposure.isLate) && <Note tone="warn">{own.late}</Note>}
      {/* Two columns that end where they end; on a narrow screen one, with what has a clock second. */}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className={columnClass}>
          <div className="order-1 min-w-0">
            <Loading from={list}>
              {() => (
                <EventList
                  key={tab}
                  fixtures={fixtures}
                  tab={tab}
                  chosen={chosen}
                  watch={watch}
                  watchFromCents={(exposure.data?.limit_cents ?? 0) / 10}
                />
              )}
            </Loading>
          </div>
          {chosen !== undefined && (
            <div className="order-3 min-w-0">
              <Board
                key={chosen}
                page={page}
                liability={liability.data}
                first={tab === 'settlement' ? 'prices' : 'result'}
                isOn={isHere}
              />
            </div>
          )}
          <div className="order-5 min-w-0">
            <BetTicker event={chosen} isOn={isHere} />
          </div>
        </div>
        <div className={columnClass}>
          <div className="order-2 min-w-0">
            <ReferralPanel isOn={isHere} />
          </div>
          <div className="order-4 grid min-w-0 gap-3 empty:hidden">
            {tab === 'settlement' && <SettlementPanel isOn={isHere} />}
            {chosen !== undefined && (
              <ScoreGrid liability={liability.data} sides={page.data?.name.split(' – ') ?? []} />
            )}
          </div>
          <div className="order-6 min-w-0">
            <FeedPanel watch={watch} isRead={isRead} fixtures={list.data ?? []} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** The event of the address; without one the first of the list as it was when it came, so that it does not change by itself. */
function useChosen(event: number | undefined, tab: DeskTab, fixtures: readonly StaffFixture[]): number | undefined {
  const [first, setFirst] = useState<{ tab: DeskTab; id: number }>();
  const dearest = fixtures.toSorted((one, other) => one.worst_cents - other.worst_cents)[0]?.id;
  useEffect(() => {
    if (first?.tab !== tab && dearest !== undefined) setFirst({ tab, id: dearest });
  }, [first, tab, dearest]);
  return event ?? (first?.tab === tab ? first.id : undefined);
}
