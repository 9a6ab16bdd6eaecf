import type { SportNotices } from '@halley/contract';
import { Card, Note, Skeleton, Toggle } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { Loaded, queries, succeeds, useQuery } from '../query/index.ts';

const wishes: { name: keyof SportNotices; label: MessageKey; text: MessageKey }[] = [
  { name: 'settled', label: 'profile.sportNotices.settled', text: 'profile.sportNotices.settledText' },
  { name: 'corrected', label: 'profile.sportNotices.corrected', text: 'profile.sportNotices.correctedText' },
  { name: 'cash_out', label: 'profile.sportNotices.cashOut', text: 'profile.sportNotices.cashOutText' },
  { name: 'favourites', label: 'profile.sportNotices.favourites', text: 'profile.sportNotices.favouritesText' },
];

/** What a player wants to be told of bets: each switch acts at once and shows what the house holds. */
export default function SportNoticesCard(): ReactNode {
  const say = useSay();
  const query = useQuery('readSportNotices');
  return (
    <Loaded query={query} name="readSportNotices" skeleton={<Skeleton className="h-72 rounded-xl" />}>
      {(held) => (
        <Card className="grid gap-3">
          <div>
            <h2 className="title-card">{say('profile.sportNotices.title')}</h2>
            <p className="text-13 text-text-soft">{say('profile.sportNotices.lead')}</p>
          </div>
          <Switches held={held} />
        </Card>
      )}
    </Loaded>
  );
}

function Switches({ held }: { held: SportNotices }): ReactNode {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function change(wish: Partial<SportNotices>): Promise<void> {
    if (busy) return;
    setBusy(true);
    const body = { ...held, ...wish };
    const isKept = await succeeds('keepSportNotices', { body });
    if (isKept) queries.patch('readSportNotices', undefined, () => body);
    setFailed(!isKept);
    setBusy(false);
  }

  return (
    <>
      <ul className="grid" aria-busy={busy}>
        {wishes.map(({ name, label, text }) => (
          <li key={name} className="border-t border-line py-2.5 first:border-0 first:pt-0">
            <Toggle
              label={
                <span className="grid gap-0.5">
                  <span className="font-semibold text-text">{say(label)}</span>
                  <span className="text-13">{say(text)}</span>
                </span>
              }
              checked={held[name]}
              aria-disabled={busy || undefined}
              onChange={({ target }) => void change({ [name]: target.checked })}
            />
          </li>
        ))}
      </ul>
      <div role="status" className="empty:hidden">
        {failed && <Note tone="danger">{say('profile.sportNotices.failed')}</Note>}
      </div>
    </>
  );
}
