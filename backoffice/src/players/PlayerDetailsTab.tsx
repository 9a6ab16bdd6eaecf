import type { PlayerDetails } from '@halley/contract';
import { Card, Facts, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useCall } from '../api/use-call.ts';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { words } from '../words.ts';

const fields = Object.keys(words.player.details) as (keyof typeof words.player.details)[];

export function PlayerDetailsTab({ id }: { id: string }): ReactNode {
  const details = useCall('readPlayerDetails', { params: { id } });
  return (
    <div className="grid gap-5">
      <Note>{words.player.sensitive}</Note>
      <Loading from={details}>{(player) => <Details player={player} />}</Loading>
    </div>
  );
}

function Details({ player }: { player: PlayerDetails }): ReactNode {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <Facts
          facts={fields.map((name) => ({ name: words.player.details[name], value: player[name] ?? words.none }))}
        />
      </Card>
      <Card>
        <h2 className="title-card mb-3">{words.player.consents}</h2>
        <Facts
          facts={player.consents.map(({ name, given, at }) => ({
            name: words.player.consentNames[name] ?? name,
            value: `${given ? words.yes : words.no}, ${showTime(at)}`,
          }))}
        />
      </Card>
    </div>
  );
}
