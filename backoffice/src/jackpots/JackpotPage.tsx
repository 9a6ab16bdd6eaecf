import type { JackpotCheck, StaffJackpotFile, StaffJackpotLevel } from '@halley/contract';
import { Button, Card, Facts, Money, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call, inWords, useDeed } from '../api/index.ts';
import { linkClass, ResourcePage, showTime, TableSection } from '../console/index.ts';
import { words } from '../words/index.ts';
import { JackpotState } from './JackpotState.tsx';
import { jackpotActions } from './jackpot-actions.tsx';
import { jackpotWords } from './words.ts';

export function JackpotPage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <ResourcePage
      read="readStaffJackpot"
      input={{ params: { id } }}
      title={(jackpot) => jackpot?.name ?? jackpotWords.title}
      badge={({ state }) => <JackpotState state={state} />}
      back={{ to: '/jackpots', label: jackpotWords.back }}
      actions={jackpotActions}
      sections={[
        { show: ({ state }) => state === 'retiring' && <Note tone="warn">{jackpotWords.retiring}</Note> },
        { show: ({ state }) => state === 'retired' && <Note>{jackpotWords.retired}</Note> },
        { show: (file) => <Levels jackpot={file} /> },
        {
          show: (file) => (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <Card>
                <JackpotFacts jackpot={file} />
              </Card>
              <Seals jackpot={file} />
            </div>
          ),
        },
        { show: (file) => <Wins jackpot={file} /> },
      ]}
    />
  );
}

type Rules = StaffJackpotLevel['next'];

function Levels({ jackpot: { levels, currency } }: { jackpot: StaffJackpotFile }): ReactNode {
  const heads = jackpotWords.levelColumns;
  const money = (cents: number) => <Money cents={cents} currency={currency} locale="en" />;
  const bounds = (rules: Rules) => (
    <span>
      {money(rules.seed_amount_cents)} – {money(rules.ceiling_amount_cents)}
    </span>
  );
  const isSame = ({ running, next }: StaffJackpotLevel) =>
    running?.contribution_ppm === next.contribution_ppm &&
    running.seed_amount_cents === next.seed_amount_cents &&
    running.ceiling_amount_cents === next.ceiling_amount_cents;
  return (
    <TableSection
      title={jackpotWords.levels}
      empty={words.none}
      rows={levels}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', head: heads.name, cell: ({ name }) => name },
        {
          key: 'amount',
          head: heads.amount,
          align: 'right',
          cell: ({ running }) => (running ? money(running.amount_cents) : jackpotWords.over),
        },
        { key: 'cycle', head: heads.cycle, align: 'right', cell: ({ running }) => running?.cycle ?? words.none },
        {
          key: 'rate',
          head: heads.rate,
          align: 'right',
          cell: ({ running }) => (running ? jackpotWords.ppm(running.contribution_ppm) : words.none),
        },
        {
          key: 'bounds',
          head: heads.bounds,
          align: 'right',
          cell: ({ running }) => (running ? bounds(running) : words.none),
        },
        {
          key: 'next',
          head: heads.next,
          cell: (level) =>
            !level.running ? (
              words.none
            ) : isSame(level) ? (
              jackpotWords.same
            ) : (
              <span>
                {jackpotWords.ppm(level.next.contribution_ppm)}, {bounds(level.next)}
              </span>
            ),
        },
        { key: 'drops', head: heads.drops, align: 'right', cell: ({ drops }) => drops },
        { key: 'last', head: heads.last, cell: (level) => showTime(level.last_dropped_at), from: 'lg' },
      ]}
    />
  );
}

function JackpotFacts({ jackpot }: { jackpot: StaffJackpotFile }): ReactNode {
  const { facts } = jackpotWords;
  return (
    <Facts
      className="text-13 [&_dd]:wrap-anywhere"
      facts={[
        { name: facts.currency, value: jackpot.currency },
        { name: facts.stakes, value: jackpot.allowed_currencies.join(', ') },
        { name: facts.games, value: jackpot.games.join(', ') || facts.allGames },
        { name: facts.opened, value: showTime(jackpot.created_at) },
        { name: facts.waiting, value: jackpot.waiting_stakes },
      ]}
    />
  );
}

function Seals({ jackpot }: { jackpot: StaffJackpotFile }): ReactNode {
  const { busy, error, run } = useDeed();
  const [check, setCheck] = useState<JackpotCheck>();
  const look = () => run(async () => setCheck(await call('checkJackpot', { params: { id: String(jackpot.id) } })));
  return (
    <section className="grid gap-3">
      <h2 className="title-card">{jackpotWords.seals}</h2>
      <p className="text-13 text-text-soft">{jackpotWords.checkText}</p>
      <div>
        <Button size="small" icon="shield" loading={busy} onClick={look}>
          {jackpotWords.check}
        </Button>
      </div>
      <div role="status" className="grid gap-2">
        {error !== undefined && <Note tone="danger">{inWords(error)}</Note>}
        {check?.levels.map(({ identifier, drops, holds, faults }) => (
          <Note key={identifier} tone={holds ? 'win' : 'danger'}>
            {holds ? jackpotWords.holds(identifier, drops) : `${identifier}: ${faults.join(' ')}`}
          </Note>
        ))}
      </div>
      <details className="text-13">
        <summary className="min-h-11 content-center">{jackpotWords.hash}</summary>
        <dl className="grid gap-2">
          {jackpot.levels.map(
            ({ id, name, running }) =>
              running && (
                <div key={id} className="grid gap-0.5">
                  <dt className="font-bold">{name}</dt>
                  <dd className="break-all text-text-soft">
                    <code>{running.server_seed_hash}</code>
                  </dd>
                  <dd className="break-all text-text-faint">
                    {jackpotWords.nextHash}: <code>{running.next_server_seed_hash}</code>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </details>
    </section>
  );
}

function Wins({ jackpot }: { jackpot: StaffJackpotFile }): ReactNode {
  const heads = jackpotWords.winColumns;
  return (
    <TableSection
      title={jackpotWords.wins}
      empty={jackpotWords.noWins}
      rows={jackpot.wins}
      rowKey={({ level, cycle }) => `${level} ${cycle}`}
      columns={[
        { key: 'at', head: heads.at, cell: (win) => showTime(win.at) },
        { key: 'level', head: heads.level, cell: ({ level }) => level },
        { key: 'cycle', head: heads.cycle, align: 'right', cell: ({ cycle }) => cycle },
        {
          key: 'player',
          head: heads.player,
          cell: ({ player_id: player }) => (
            <Link to={`/players/${player}`} className={linkClass}>
              {player}
            </Link>
          ),
        },
        { key: 'game', head: heads.game, cell: ({ game }) => game, from: 'md' },
        {
          key: 'amount',
          head: heads.amount,
          align: 'right',
          cell: (win) => <Money cents={win.amount_cents} currency={jackpot.currency} locale="en" />,
        },
        {
          key: 'paid',
          head: heads.paid,
          align: 'right',
          cell: (win) => <Money cents={win.paid_amount_cents} currency={win.paid_currency} locale="en" />,
        },
      ]}
    />
  );
}
