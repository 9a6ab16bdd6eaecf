import type { GameHistoryItem, PlayedRoundRecord, StudioRound } from '@halley/contract';
import { Button, Dialog, Facts, linkClass, Money, Skeleton } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { LocalTime, SiteLink } from '../../page/index.ts';
import { Loaded, useQuery } from '../../query/index.ts';
import { tellRound } from '../read-round.ts';
import { flatten } from './flatten.ts';
import { RoundNet, RoundStake } from './RoundParts.tsx';

export interface OpenedRound {
  round: GameHistoryItem;
  /** A game of the house shows its rounds again itself; of others there is what their studio told. */
  game: { id: string; identifier: string } | undefined;
}

/** A round as it was recorded: money, choice, result, and what is needed to check it. */
export function RoundDialog({ round, game, onClosed }: OpenedRound & { onClosed: () => void }) {
  const { say, tag } = useSpeech();
  const money = (cents: number) => <Money cents={cents} currency={round.currency} locale={tag} />;
  return (
    <Dialog title={say('history.round.title', { game: round.title })} onClosed={onClosed}>
      <div className="grid gap-5">
        <Facts
          facts={[
            { name: say('history.time'), value: <LocalTime at={round.created_at} /> },
            { name: say('history.stake'), value: <RoundStake round={round} /> },
            { name: say('history.win'), value: money(round.total_wins) },
            { name: say('history.net'), value: <RoundNet round={round} /> },
            { name: say('history.round.bet'), value: String(round.bet_id) },
          ]}
        />
        {game ? <Recorded round={round} gameId={game.id} /> : <Told round={round} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {game && (
            <Button icon="play" asChild>
              <SiteLink href={`/play/${game.identifier}?mode=real&replay=${round.round_id}`}>
                {say('history.round.watch')}
              </SiteLink>
            </Button>
          )}
          {game && (
            <SiteLink href="/fairness" className={linkClass}>
              {say('history.round.check')}
            </SiteLink>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Recorded({ round, gameId }: { round: GameHistoryItem; gameId: string }) {
  const query = useQuery('replayRound', { params: { game: gameId, round: round.round_id } });
  return (
    <Loaded query={query} name="replayRound" skeleton={<Skeleton className="h-64 rounded-sm" />}>
      {(recorded) => <Record recorded={recorded} gameId={gameId} title={round.title} />}
    </Loaded>
  );
}

function Record({ recorded, gameId, title }: { recorded: StudioRound; gameId: string; title: string }) {
  const { say, tag } = useSpeech();
  const { fair } = recorded;
  const money = (cents: number) => <Money cents={cents} currency={recorded.currency} locale={tag} />;
  return (
    <>
      <Facts
        facts={[
          ...toldFacts(recorded),
          { name: say('history.round.before'), value: money(recorded.balance_before_cents) },
          { name: say('history.round.after'), value: money(recorded.balance_cents) },
          {
            name: say('history.game'),
            value: say('history.round.version', { game: title, version: recorded.game_version }),
          },
          { name: say('history.round.id'), value: <Code>{recorded.round_id}</Code> },
        ]}
      />
      <section className="grid gap-2.5">
        <h2 className="title-card">{say('history.round.proof')}</h2>
        <dl className="grid gap-2.5">
          <Proof name={say('history.round.hash')}>{fair.server_seed_hash}</Proof>
          <Proof name={say('history.round.serverSeed')}>{fair.server_seed ?? say('history.round.sealed')}</Proof>
          <Proof name={say('history.round.clientSeed')}>{fair.client_seed}</Proof>
          <Proof name={say('history.round.nonce')}>{String(fair.nonce)}</Proof>
        </dl>
      </section>
    </>
  );

  function toldFacts(round: StudioRound) {
    const { choice, result } = tellRound(gameId, round, { say, tag });
    return [
      ...(choice === undefined ? [] : [{ name: say('history.round.choice'), value: choice }]),
      ...(result === undefined ? [] : [{ name: say('history.round.outcome'), value: result }]),
    ];
  }
}

/** A game of another house: what its studio told about the round, and where it shows it again. */
function Told({ round }: { round: GameHistoryItem }) {
  const query = useQuery('readPlayedRound', { params: { round: round.round_id } });
  return (
    <Loaded query={query} name="readPlayedRound" skeleton={<Skeleton className="h-40 rounded-sm" />}>
      {(told) => <ToldRecord told={told} />}
    </Loaded>
  );
}

function ToldRecord({ told }: { told: PlayedRoundRecord }) {
  const { say, tag } = useSpeech();
  const money = (cents: number) => <Money cents={cents} currency={told.currency} locale={tag} />;
  const { choices, outcome, game_version: version, replay_url: replayUrl } = told;
  const said = (name: string, value: unknown) =>
    value === null || value === undefined ? [] : [{ name, value: <Document value={value} /> }];
  return (
    <>
      <Facts
        facts={[
          ...said(say('history.round.choice'), choices),
          ...said(say('history.round.outcome'), outcome),
          { name: say('history.round.before'), value: money(told.balance_before_cents) },
          { name: say('history.round.after'), value: money(told.balance_after_cents) },
          {
            name: say('history.game'),
            value: version ? say('history.round.version', { game: told.title, version }) : told.game,
          },
          { name: say('history.round.id'), value: <Code>{told.round_id}</Code> },
        ]}
      />
      {choices === null && outcome === null && (
        <p className="text-13 text-text-faint">{say('history.round.notTold')}</p>
      )}
      {replayUrl !== null && /^https?:\/\//.test(replayUrl) && (
        <div>
          <Button icon="external" asChild>
            <a href={replayUrl} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
              {say('history.round.atStudio')}
            </a>
          </Button>
        </div>
      )}
    </>
  );
}

/** What a studio wrote, as plain text: names and values, whatever its shape. */
function Document({ value }: { value: unknown }) {
  return (
    <span className="grid justify-items-end gap-0.5 wrap-anywhere">
      {flatten(value).map(([path, text]) => (
        <span key={path}>{path ? `${path}: ${text}` : text}</span>
      ))}
    </span>
  );
}

function Proof({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-13 text-text-faint">{name}</dt>
      <dd>
        <Code>{children}</Code>
      </dd>
    </div>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <span className="font-mono text-13 break-all">{children}</span>;
}
