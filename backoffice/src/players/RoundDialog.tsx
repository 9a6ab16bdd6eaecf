import type { PlayerRoundFile } from '@halley/contract';
import { Dialog, Facts, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { Loading, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { Replay } from './Replay.tsx';
import { roundWords as own } from './round-words.ts';
import { toldLines } from './told-lines.ts';

interface RoundDialogProps {
  playerId: string;
  round: { id: string; title: string };
  onClosed: () => void;
}

/** A round as it was recorded: money, choice, result, and what is needed to check it. */
export function RoundDialog({ playerId, round, onClosed }: RoundDialogProps): ReactNode {
  const file = useRead('readPlayerRound', { params: { id: playerId, round: round.id } });
  return (
    <Dialog title={own.title(round.title)} onClosed={onClosed}>
      <Loading from={file}>{(loaded) => <RoundFile round={loaded} />}</Loading>
    </Dialog>
  );
}

function RoundFile({ round }: { round: PlayerRoundFile }): ReactNode {
  const { facts } = own;
  const money = (cents: number) => <Money cents={cents} currency={round.currency} locale="en" />;
  const { fair, told } = round;
  const choice = toldLines(round.choice ?? told?.choices);
  const outcome = toldLines(round.outcome ?? told?.outcome);
  const version = told?.game_version ?? String(round.game_version);
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { name: facts.at, value: showTime(round.opened_at) },
          { name: facts.closed, value: round.closed_at ? showTime(round.closed_at) : own.states.open },
          {
            name: facts.stake,
            value:
              round.free_stake_cents === undefined ? (
                money(round.stake_cents)
              ) : (
                <>
                  {words.player.freeRoundAt} {money(round.free_stake_cents)}
                </>
              ),
          },
          { name: facts.win, value: money(round.win_cents) },
          { name: facts.before, value: money(round.balance_before_cents) },
          { name: facts.after, value: money(round.balance_after_cents) },
          { name: facts.state, value: own.states[round.state] },
          { name: facts.version, value: version },
          { name: facts.code, value: <Code>{round.game}</Code> },
          { name: facts.id, value: <Code>{round.id}</Code> },
        ]}
      />
      <Told title={own.choice} lines={choice} />
      <Told title={own.steps} lines={toldLines(round.steps)} />
      <Told title={own.outcome} lines={outcome} />
      {choice.length === 0 && outcome.length === 0 && <p className="text-13 text-text-soft">{own.nothingTold}</p>}
      {round.actions.length > 0 && (
        <section className="grid gap-2">
          <h2 className="title-card">{own.actions}</h2>
          <ol className="grid gap-2 text-13">
            {round.actions.map(({ kind, amount_cents, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
              <li key={index} className="flex justify-between gap-4">
                <span>
                  {kind === null ? own.unknownAction : own.actionKinds[kind]}{' '}
                  <span className="text-text-soft">{showTime(at)}</span>
                </span>
                {money(amount_cents)}
              </li>
            ))}
          </ol>
        </section>
      )}
      {fair && (
        <section className="grid gap-2">
          <h2 className="title-card">{own.fair}</h2>
          <p className="text-13 text-text-soft">{own.fairText}</p>
          <dl className="grid gap-2 text-13">
            {(Object.keys(own.seeds) as (keyof typeof own.seeds)[]).map((name) => (
              <div key={name}>
                <dt className="text-xs text-text-faint">{own.seeds[name]}</dt>
                <dd>{fair[name] === undefined ? own.sealed : <Code>{String(fair[name])}</Code>}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Replay told={told} />
    </div>
  );
}

function Told({ title, lines }: { title: string; lines: readonly [string, string][] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="title-card">{title}</h2>
      <dl className="grid gap-1.5 text-13">
        {lines.map(([name, text]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-text-soft">{name}</dt>
            <dd className="text-right font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Code({ children }: { children: ReactNode }): ReactNode {
  return <code className="text-2xs break-all">{children}</code>;
}
