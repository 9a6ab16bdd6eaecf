import { Badge } from '@halley/ui/Badge.tsx';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useSay, useSpeech } from '../../i18n/index.ts';
import { LocalTime, type TimeFormat } from '../../page/index.ts';
import { callApi, Loaded, type Output, queries, useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { useActions } from './use-actions.ts';

const minutes: TimeFormat = { dateStyle: 'medium', timeStyle: 'short' };

type Session = Output<'listSessions'>[number];

/** Where the account is logged in: each place can be ended, or all but this one. */
export function SessionsCard({ loaded }: { loaded: readonly Session[] | undefined }) {
  const say = useSay();
  const query = useQuery('listSessions', undefined, { initial: loaded as Session[] | undefined });
  const { busy, failed, run } = useActions({});
  const others = (query.data ?? []).filter(({ current }) => !current);

  const end = (name: string, sessions: readonly Session[]) =>
    run(name, async () => {
      for (const { id } of sessions) await endOne(id);
      const left = await callApi('listSessions', undefined);
      if (left) queries.set('listSessions', undefined, left);
      toasts.show({ tone: 'win', title: say('security.sessions.ended', { count: sessions.length }) });
    });

  return (
    <SecurityCard icon="globe" title={say('security.sessions.title')} text={say('security.sessions.text')}>
      <PreviousLogIn />
      <Loaded query={query} name="listSessions" skeleton={<Skeleton className="h-28 rounded-sm" />}>
        {(sessions) => (
          <ul className="grid">
            {[...sessions]
              .sort((a, b) => Number(b.current) - Number(a.current))
              .map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={busy === String(session.id)}
                  onEnd={() => void end(String(session.id), [session])}
                />
              ))}
          </ul>
        )}
      </Loaded>
      {failed && <Note tone="danger">{failed}</Note>}
      {others.length > 1 && (
        <Button
          look="danger"
          className="justify-self-start"
          loading={busy === 'all'}
          onClick={() => void end('all', others)}
        >
          {say('security.sessions.endAll')}
        </Button>
      )}
    </SecurityCard>
  );
}

/** One that has ended by itself meanwhile is as good as ended. */
async function endOne(id: number): Promise<void> {
  try {
    await callApi('endSession', { params: { id: String(id) } });
  } catch (failure) {
    if ((failure as { status?: number }).status !== 404) throw failure;
  }
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { say, tag } = useSpeech();
  const { device, current, ip } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0">
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-bold break-words">
          {device}
          {current && <Badge tone="info">{say('security.sessions.here')}</Badge>}
        </p>
        <p className="text-13 text-text-faint" suppressHydrationWarning>
          {countryName(tag, session.country)} · {ip}
        </p>
        <p className="text-13 text-text-faint">
          {say('security.sessions.seen')} <LocalTime at={session.last_seen_at} format={minutes} />
        </p>
      </div>
      {!current && (
        <Button size="small" loading={busy} aria-label={say('security.sessions.endOne', { device })} onClick={onEnd}>
          {say('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function PreviousLogIn() {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  if (!player?.last_sign_in_at) return null;
  const country = player.last_sign_in_country;
  return (
    <Note>
      {say('security.previous')} <LocalTime at={player.last_sign_in_at} format={minutes} />
      {country && <span suppressHydrationWarning>, {countryName(tag, country)}</span>}. {say('security.previousDoubt')}
    </Note>
  );
}

function countryName(tag: string, code: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
