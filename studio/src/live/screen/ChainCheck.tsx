import type { LivePastRound } from '@halley/contract';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { rulesOf } from '../../kit/index.ts';
import { CopyButton, Note, sameJson, useWords } from '../../screen/index.ts';
import { verifyLiveRound } from '../chain.ts';
import type { LiveApi } from './live-api.ts';
import type { LiveParts } from './live-parts.ts';

/** Past rounds, each decided again by this browser from its link. */
export function ChainCheck<Choice, Outcome>(props: { api: LiveApi; parts: LiveParts<Choice, Outcome> }): ReactNode {
  const { api, parts } = props;
  const { text } = useWords();
  const [rounds, setRounds] = useState<LivePastRound[]>([]);
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  useEffect(() => {
    api.listLiveRounds({ params: { table: parts.table }, query: { limit: 20 } }).then(setRounds, () => undefined);
  }, [api, parts.table]);
  const round = rounds.find((each) => each.id === chosen) ?? rounds[0];
  return (
    <div className="grid gap-4">
      <p className="text-text-soft">{text('live.fair.text')}</p>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-13 font-semibold text-text-soft">
          {text('live.fair.round')}
        </label>
        <select
          id={id}
          value={round?.id ?? ''}
          onChange={(event) => setChosen(Number(event.target.value))}
          className="min-h-11 rounded-10 border border-line bg-surface-2 px-3"
        >
          {rounds.map((each) => (
            <option key={each.id} value={each.id}>
              {`${each.id} · ${outcomeIn(parts, each)}`}
            </option>
          ))}
        </select>
      </div>
      {round && <RoundProof round={round} parts={parts} />}
    </div>
  );
}

/** A round that was given back may have none. */
const outcomeIn = <Choice, Outcome>(parts: LiveParts<Choice, Outcome>, { outcome }: LivePastRound): string =>
  outcome === null ? '–' : parts.outcome(outcome as Outcome);

/** What was promised, what was opened, and whether they fit. */
export function RoundProof<Choice, Outcome>(props: {
  round: LivePastRound;
  parts: LiveParts<Choice, Outcome>;
}): ReactNode {
  const { round, parts } = props;
  const { text } = useWords();
  const { proof } = round;
  if (proof.link === null) return null;
  const rules = rulesOf(parts.game, round.version);
  const checked = verifyLiveRound(rules ?? parts.game, { ...proof, link: proof.link });
  const fits = !rules || round.outcome === null || sameJson(checked.outcome, round.outcome);
  const holds = checked.commitmentHolds && checked.reachesTerminal && fits;
  const shown = [
    ['live.fair.link', proof.link],
    ['live.fair.committed', proof.committed],
    ['live.fair.salt', proof.salt],
    ['live.fair.terminal', proof.terminal],
    ['live.fair.number', String(proof.number)],
  ] as const;
  return (
    <div className="grid gap-3">
      <Note tone={holds ? 'plain' : 'warn'}>
        {text(!holds ? 'live.fair.fails' : rules ? 'live.fair.holds' : 'live.fair.linkHolds')}
      </Note>
      <dl className="grid gap-2">
        <div className="flex justify-between gap-3">
          <dt className="text-13 text-text-soft">{text('live.fair.recorded')}</dt>
          <dd className="font-bold">{outcomeIn(parts, round)}</dd>
        </div>
        {shown.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-13 text-text-soft">{text(name)}</dt>
            <dd className="flex items-center gap-2">
              <code className="min-w-0 grow font-mono text-xs break-all text-text-faint">{value}</code>
              <CopyButton value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
