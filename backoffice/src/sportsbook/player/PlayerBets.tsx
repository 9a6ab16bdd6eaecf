import type { StaffBet } from '@halley/contract';
import { Card, Segmented } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, useRead } from '../../api/index.ts';
import { Actions, Loading, MoreButton, usePages } from '../../console/index.ts';
import { ClaimTable } from '../risk/ClaimTable.tsx';
import { FactorBar } from '../risk/FactorBar.tsx';
import { factorAction, sportName } from '../risk/factor-action.ts';
import { BetCard } from './BetCard.tsx';
import { playerBetWords as own } from './words.ts';

type Wanted = StaffBet['state'] | 'all';
const limit = 20;

/** What somebody at support needs of a player's betting: limits, claims, and every bet with its legs. */
export function PlayerBets({ id }: { id: string }): ReactNode {
  return (
    <div className="grid gap-5">
      <Limits id={id} />
      <Claims id={id} />
      <Bets id={id} />
    </div>
  );
}

function Limits({ id }: { id: string }): ReactNode {
  const factors = useRead('listFactors', { query: { player: Number(id) } });
  const player = Number(id);
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="title-card">{own.limits}</h2>
        <span className="ml-auto">
          <Actions actions={[factorAction({ player })]} onDone={factors.reload} />
        </span>
      </div>
      <Loading from={factors}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-13 text-text-soft">{own.usual}</p>
          ) : (
            <ul className="grid gap-2 text-13">
              {list.map((factor) => (
                <li key={factor.sport} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <span className="w-28">{sportName(factor.sport)}</span>
                  <FactorBar factor={factor.factor} />
                  <span className="text-text-soft wrap-anywhere">
                    {factor.reason} ({factor.set_by})
                  </span>
                  <span className="ml-auto">
                    <Actions actions={[factorAction({ player, factor })]} onDone={factors.reload} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  );
}

/** Only where there are any: most players never have one. */
function Claims({ id }: { id: string }): ReactNode {
  const claims = useRead('listClaims', { query: { player: Number(id) } });
  const ofPlayer = claims.data?.filter(({ player_id: player }) => player === Number(id)) ?? [];
  if (ofPlayer.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="title-card">{own.claims}</h2>
      <ClaimTable claims={ofPlayer} onDone={claims.reload} />
    </section>
  );
}

function Bets({ id }: { id: string }): ReactNode {
  const [state, setState] = useState<Wanted>('all');
  const query = { player: Number(id), limit, ...(state !== 'all' && { state }) };
  const first = useRead('listStaffBets', { query });
  const { pages, more } = usePages(first.data, {
    nextOf: ({ next }) => next,
    load: (before) => call('listStaffBets', { query: { ...query, before } }),
  });
  const bets = pages.flatMap((page) => page.bets);
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="title-card">{own.title}</h2>
        <Segmented
          className="ml-auto max-sm:w-full max-sm:overflow-x-auto"
          label={own.state}
          value={state}
          onChange={setState}
          options={[
            { value: 'all', label: own.all },
            ...(Object.keys(own.states) as StaffBet['state'][]).map((value) => ({ value, label: own.states[value] })),
          ]}
        />
      </div>
      <Loading from={first}>
        {() => (
          <>
            {bets.length === 0 && (
              <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{state === 'all' ? own.none : own.noneSo}</p>
            )}
            <ol className="grid gap-3">
              {bets.map((bet) => (
                <BetCard key={bet.id} bet={bet} />
              ))}
            </ol>
            <div>
              <MoreButton more={more} />
            </div>
          </>
        )}
      </Loading>
    </section>
  );
}
