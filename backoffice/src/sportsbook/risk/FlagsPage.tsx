import type { StaffFlag } from '@halley/contract';
import { Badge, type BadgeTone, Segmented } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../api/index.ts';
import {
  Actions,
  AssignedTo,
  action,
  Loading,
  linkClass,
  Page,
  type QueueWork,
  useQueueWork,
  WaitingSince,
} from '../../console/index.ts';
import { deskPath } from '../desk/places.ts';
import { Figures } from '../Figures.tsx';
import { SportsbookTabs } from '../SportsbookTabs.tsx';
import { riskWords as own } from './words.ts';

const kinds = Object.keys(own.flagKinds) as StaffFlag['kind'][];
const tones: Readonly<Record<StaffFlag['kind'], BadgeTone>> = {
  same_slip: 'info',
  late_winner: 'warn',
  one_sided: 'violet',
  after_incident: 'danger',
  price_beater: 'amber',
};
const mostPlayers = 8;

/** What looks as if somebody knew more: how many of each kind, and each with what was seen. */
export function FlagsPage(): ReactNode {
  const [open, setOpen] = useState<'true' | 'false'>('true');
  const flags = useRead('listFlags', { query: { open } });
  const work = useQueueWork('flags');
  return (
    <Page
      title={own.flags}
      actions={
        <Segmented
          label={own.shownFlags}
          value={open}
          onChange={setOpen}
          options={[
            { value: 'true', label: own.openFlags },
            { value: 'false', label: own.closedFlags },
          ]}
        />
      }
    >
      <SportsbookTabs current="flags" />
      <p className="-mt-2 text-13 text-text-soft">{own.flagsText}</p>
      <Loading from={flags}>
        {(list) => {
          const shown = list.filter(({ state }) => (open === 'true' ? state === 'open' : state === 'closed'));
          return (
            <>
              <Figures
                label={own.flags}
                figures={kinds.map((kind) => ({
                  name: own.flagKinds[kind],
                  value: shown.filter((flag) => flag.kind === kind).length,
                  text: own.flagTexts[kind],
                }))}
              />
              {shown.length === 0 && <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{own.noFlags}</p>}
              <ol className="grid gap-3">
                {shown.map((flag) => (
                  <FlagCard key={flag.id} flag={flag} work={work} onDone={flags.reload} />
                ))}
              </ol>
            </>
          );
        }}
      </Loading>
    </Page>
  );
}

function FlagCard({ flag, work, onDone }: { flag: StaffFlag; work: QueueWork; onDone: () => void }): ReactNode {
  const { id, kind, detail, at, player_ids: players, fixture_id: fixture, closed_by: by, note } = flag;
  return (
    <li className="grid gap-2 rounded-lg bg-surface-1 p-4 text-13 shadow-1">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[kind]}>{own.flagKinds[kind]}</Badge>
        {fixture !== null && (
          <Link to={deskPath({ tab: 'live', event: fixture })} className={linkClass}>
            {flag.fixture ?? fixture}
          </Link>
        )}
        <span className="ml-auto text-xs text-text-faint">
          <WaitingSince since={at} />
        </span>
      </div>
      <p className="max-w-[80ch] wrap-anywhere">{detail}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
        <span className="text-text-faint">{own.players}</span>
        {players.slice(0, mostPlayers).map((player) => (
          <Link key={player} to={`/players/${player}/bets`} className={linkClass}>
            {player}
          </Link>
        ))}
        {players.length > mostPlayers && <span>{own.andMore(players.length - mostPlayers)}</span>}
      </p>
      {flag.state === 'open' ? (
        <div className="flex flex-wrap gap-3">
          <AssignedTo work={work} item={id} />
          <Actions
            actions={[action('closeFlag', { ...own.closeFlag, look: 'secondary', params: { id: String(id) } })]}
            onDone={onDone}
          />
        </div>
      ) : (
        by !== null && <p className="text-text-soft wrap-anywhere">{own.closedBy(by, note)}</p>
      )}
    </li>
  );
}
