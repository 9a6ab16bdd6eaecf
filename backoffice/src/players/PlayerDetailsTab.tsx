import type { PlayerDetails } from '@halley/contract';
import { Button, Card, Facts, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { words } from '../words.ts';
import { accountWords as own } from './account-words.ts';
import { EditDetailsDialog } from './EditDetailsDialog.tsx';
import { birthDateInWords, countryInWords, genderInWords, given } from './person-words.ts';

const names = words.player.details;
const fields = Object.keys(names) as (keyof typeof names)[];

export function PlayerDetailsTab({ id }: { id: string }): ReactNode {
  const details = useCall('readPlayerDetails', { params: { id } });
  const mayEdit = useStaff().may('players.edit');
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="grid gap-5">
      <Note>{words.player.sensitive}</Note>
      <Loading from={details}>
        {(player) => (
          <>
            <Details player={player} onEdit={mayEdit ? () => setEditing(true) : undefined} />
            {isEditing && (
              <EditDetailsDialog
                id={id}
                player={player}
                onChanged={details.reload}
                onClosed={() => setEditing(false)}
              />
            )}
          </>
        )}
      </Loading>
    </div>
  );
}

function Details({ player, onEdit }: { player: PlayerDetails; onEdit: (() => void) | undefined }): ReactNode {
  const inWords: Partial<Record<(typeof fields)[number], string>> = {
    gender: genderInWords(player.gender),
    date_of_birth: birthDateInWords(player.date_of_birth, new Date()),
    country: countryInWords(player.country),
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <Facts facts={fields.map((name) => ({ name: names[name], value: inWords[name] ?? given(player[name]) }))} />
        {onEdit && (
          <Button size="small" look="secondary" className="mt-4" onClick={onEdit}>
            {own.edit}
          </Button>
        )}
      </Card>
      <Card>
        <h2 className="title-card mb-3">{words.player.consents}</h2>
        <Facts
          facts={player.consents.map(({ name, given: isGiven, at }) => ({
            name: words.player.consentNames[name] ?? name,
            value: at === null ? words.player.neverAsked : `${isGiven ? words.yes : words.no}, ${showTime(at)}`,
          }))}
        />
      </Card>
    </div>
  );
}
