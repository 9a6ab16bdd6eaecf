import { Badge, Button, Note, Skeleton } from '@halley/ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { loadFilled } from './load-filled.ts';
import { placing, wholeSlip } from './placing-store.ts';
import { SharedSlip, useSharedCode } from './SharedSlip.tsx';
import { ShareSlip } from './ShareSlip.tsx';
import { SlipPosition } from './SlipPosition.tsx';
import { legKey, type SlipState } from './slip-state.ts';
import { slip } from './slip-store.ts';
import { useNames } from './use-names.ts';
import { useSlipView } from './use-slip-view.ts';

const SlipFilled = lazy(loadFilled);

interface SlipPanelProps {
  /** On a phone, in a sheet that has a title of its own. */
  isSheet?: boolean;
}

/** The slip: selections, stake, what it may return and what it costs on average. Nothing is proposed, nothing urges. */
export function SlipPanel({ isSheet = false }: SlipPanelProps): ReactNode {
  const say = useSay();
  const view = useSlipView();
  const { state } = view;
  const code = useSharedCode();
  const count = state.legs.length;
  const whole = view.bets.find(({ id }) => id === wholeSlip)?.placing;
  const isWaiting = whole?.state === 'waiting';
  useNames(state);
  useForgetting(state);
  useEffect(() => placing.resume(), []);
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex min-h-9 items-center justify-between gap-3">
        <h2 className={isSheet ? 'sr-only' : 'title-card flex items-center gap-2'}>
          {say('slip.title')}
          {count > 0 && <Badge tone="info">{count}</Badge>}
        </h2>
        {isSheet && <span className="text-13 text-text-soft">{say('slip.count', { count })}</span>}
        {count > 0 && !isWaiting && (
          <button
            type="button"
            onClick={() => slip.clear()}
            className="min-h-9 rounded-sm px-1 text-13 font-semibold text-ice hover:underline"
          >
            {say('slip.clear')}
          </button>
        )}
      </header>
      {code && <SharedSlip code={code} />}
      <div role="status" className="grid gap-2 empty:hidden">
        <Placed />
      </div>
      {count === 0 ? (
        <p className="text-13 text-text-soft">{say('slip.empty')}</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <SlipFilled view={view} waiting={isWaiting ? whole : undefined} isSheet={isSheet} />
        </Suspense>
      )}
      {view.isPlayer && <SlipPosition currency={view.currency} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button asChild look="quiet" size="small" icon="settings">
          <SiteLink href="/sport/settings">{say('slip.settings')}</SiteLink>
        </Button>
        {count > 0 && view.isPlayer && !view.isExcluded && <ShareSlip state={state} />}
      </div>
    </div>
  );
}

/** What has become a bet since something was taken last. */
function Placed(): ReactNode {
  const say = useSay();
  const jobs = useSyncExternalStore(placing.subscribe, placing.read, placing.read);
  const count = [...jobs.values()].filter(({ state }) => state === 'placed').length;
  if (count === 0) return null;
  return (
    <Note tone="win">
      <span className="grid gap-1">
        {say('slip.placed', { count })}
        <SiteLink href="/sport/bets" onClick={() => placing.forget('placed')} className="font-semibold text-ice">
          {say('slip.placed.bets')}
        </SiteLink>
      </span>
    </Note>
  );
}

/** What was said of a slip holds for that slip; "placed" until the next one begins. */
function useForgetting(state: SlipState): void {
  const { legs, stake, per, tab, system, eachWay, offer } = state;
  const taken = legs.map(legKey);
  const key = JSON.stringify([
    legs.map(({ price, stake: own, banker }) => [price, own, banker]),
    taken,
    stake,
    per,
    tab,
    system,
    eachWay,
    offer,
  ]);
  const last = useRef({ key, taken });
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    last.current = { key, taken };
    placing.forget('refused');
    if (taken.some((one) => !before.taken.includes(one))) placing.forget('placed');
  });
}
