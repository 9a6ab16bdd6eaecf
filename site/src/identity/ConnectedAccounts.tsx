import { Button, buttonClass } from '@halley/ui/Button.tsx';
import { Card, Note } from '@halley/ui/Card.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateFormat, type MessageKey, useSpeech } from '../i18n/index.ts';
import { callApi, type Output, queries, useQuery } from '../query/index.ts';
import { AuthErrorNote } from './AuthErrorNote.tsx';
import { authProviderName } from './provider-name.ts';

type House = Output<'listAuthProviders'>[number];
type Connected = Output<'listConnectedProviders'>[number];

/**
 * Accounts of other houses that open this one: connect and cut off. For the security page, which brings the texts of
 * the room `social`. Nothing is shown where the operator offers none and the player has none.
 */
export function ConnectedAccounts() {
  const { say } = useSpeech();
  const [query] = useSearchParams();
  const houses = useQuery('listAuthProviders').data;
  const { data: connected, error } = useQuery('listConnectedProviders');
  const [told, setTold] = useState<{ text: MessageKey; tone: 'win' | 'danger' }>();
  if (houses?.length === 0 && connected?.length === 0) return null;

  async function cut({ id }: Connected) {
    try {
      const left = await callApi('disconnectProvider', { params: { id: String(id) } });
      queries.set('listConnectedProviders', undefined, left);
      setTold({ text: 'social.connected.gone', tone: 'win' });
    } catch {
      queries.invalidate('listConnectedProviders');
      setTold({ text: 'social.connected.failed', tone: 'danger' });
    }
  }

  return (
    <Card className="grid content-start gap-4">
      <div className="grid gap-1.5">
        <h2 className="title-card">{say('social.connected.title')}</h2>
        <p className="text-text-soft">{say('social.connected.text')}</p>
      </div>
      <AuthErrorNote query={query} houses={houses ?? []} />
      <div role="status">
        {told ? (
          <Note tone={told.tone}>{say(told.text)}</Note>
        ) : (
          query.get('auth') === 'connected' && <Note tone="win">{say('social.connected.done')}</Note>
        )}
      </div>
      {connected ? (
        <List connected={connected} onCut={cut} />
      ) : error === undefined ? (
        <Skeleton className="h-11 rounded-sm" />
      ) : (
        <div className="flex flex-wrap items-center gap-3 text-text-soft">
          {say('social.connected.failed')}
          <Button size="small" onClick={() => queries.invalidate('listConnectedProviders')}>
            {say('social.connected.again')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {(houses ?? []).map((house) => (
          <ConnectLink key={house.name} house={house} />
        ))}
      </div>
    </Card>
  );
}

function ConnectLink({ house }: { house: House }) {
  const { say } = useSpeech();
  // Leaves the site: the router has no part in it.
  return (
    <a href={house.url} className={buttonClass({ look: 'outline' })}>
      {say('social.connected.connect', { house: authProviderName(house.name) })}
    </a>
  );
}

function List({ connected, onCut }: { connected: Connected[]; onCut: (account: Connected) => Promise<void> }) {
  const { say, tag } = useSpeech();
  const [cutting, setCutting] = useState<number>();
  if (connected.length === 0) return <p className="text-text-soft">{say('social.connected.none')}</p>;
  const date = dateFormat(tag, { dateStyle: 'medium' });
  return (
    <ul className="grid gap-3">
      {connected.map((account) => {
        const house = authProviderName(account.type);
        return (
          <li key={account.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="grid min-w-0 gap-0.5">
              <p className="font-bold break-all">
                {house} <span className="font-normal text-text-soft">{account.social_network_account}</span>
              </p>
              <p className="text-13 text-text-faint" suppressHydrationWarning>
                {account.active
                  ? say('social.connected.since', { date: date.format(new Date(account.confirmed_at)) })
                  : say('social.connected.inactive')}
              </p>
              {!account.removable && <p className="text-13 text-text-soft">{say('social.connected.last')}</p>}
            </div>
            {account.removable && (
              <Button
                size="small"
                loading={cutting === account.id}
                aria-label={say('social.connected.cutOf', { house, account: account.social_network_account })}
                onClick={() => {
                  setCutting(account.id);
                  void onCut(account).finally(() => setCutting(undefined));
                }}
              >
                {say('social.connected.cut')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
