import type { PlayerDetails, PlayerFile } from '@halley/contract';
import { Avatar, Badge, Button, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../api/index.ts';
import { birthDateInWords, countryInWords, showTime } from '../console/index.ts';
import { cardWords } from '../player-card/index.ts';
import { useStaff } from '../session/index.ts';
import { boardWords } from './board-words.ts';

/** Who it is, in part; what is personal is shown by one click, which is written down. */
export function PlayerHead({ player }: { player: PlayerFile }): ReactNode {
  const { may } = useStaff();
  const [details, setDetails] = useState<PlayerDetails>();
  const { busy, error, run } = useDeed();
  const show = () =>
    run(async () => setDetails(await call('readPlayerDetails', { params: { id: String(player.id) } })));
  const parts = [
    player.name,
    player.nickname,
    countryInWords(player.country),
    cardWords.since(showTime(player.created_at)),
    player.verified ? cardWords.checked : cardWords.notChecked,
  ];
  return (
    <section aria-label={boardWords.account} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={player.name ?? player.nickname ?? String(player.id)} className="size-11" />
        <p className="text-13 text-text-soft">{parts.filter(Boolean).join(' · ')}</p>
        <Badge tone="info">{cardWords.level(player.level)}</Badge>
        {may('players.read_sensitive') &&
          (details ? (
            <Button size="small" look="quiet" icon="eye-off" onClick={() => setDetails(undefined)}>
              {boardWords.hide}
            </Button>
          ) : (
            <Button size="small" look="outline" icon="eye" loading={busy} onClick={show}>
              {boardWords.show}
            </Button>
          ))}
      </div>
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      {details && <p className="wrap-anywhere text-13">{personOf(details).join(' · ')}</p>}
      {details && <p className="text-xs text-text-faint">{boardWords.shown}</p>}
    </section>
  );
}

function personOf(details: PlayerDetails): string[] {
  const { first_name, last_name, email, date_of_birth, mobile_phone, address, postal_code, city } = details;
  return [
    [first_name, last_name].filter(Boolean).join(' '),
    email,
    date_of_birth && boardWords.born(birthDateInWords(date_of_birth, new Date())),
    mobile_phone,
    [address, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ].flatMap((part) => part || []);
}
