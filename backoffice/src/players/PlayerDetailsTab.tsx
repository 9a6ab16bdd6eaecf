import type { PlayerDetails } from '@halley/contract';
import { Card, Facts, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import {
  Actions,
  birthDateInWords,
  countryInWords,
  genderInWords,
  given,
  Loading,
  showTime,
} from '../console/index.ts';
import { words } from '../words/index.ts';
import { editDetails } from './edit-details.ts';

const names = words.player.details;
const fields = Object.keys(names) as (keyof typeof names)[];

export function PlayerDetailsTab({ id }: { id: string }): ReactNode {
  const details = useRead('readPlayerDetails', { params: { id } });
  return (
    <div className="grid gap-5">
      <Note>{words.player.sensitive}</Note>
      <Loading from={details}>
        {(player) => (
          <Details player={player}>
            <Actions actions={[editDetails(id, player)]} onDone={details.reload} />
          </Details>
        )}
      </Loading>
    </div>
  );
}

function Details({ player, children }: { player: PlayerDetails; children: ReactNode }): ReactNode {
  const inWords: Partial<Record<(typeof fields)[number], string>> = {
    gender: genderInWords(player.gender),
    date_of_birth: birthDateInWords(player.date_of_birth, new Date()),
    country: countryInWords(player.country),
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <Facts facts={fields.map((name) => ({ name: names[name], value: inWords[name] ?? given(player[name]) }))} />
        <div className="mt-4">{children}</div>
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
