import type { ContestKind } from '@halley/contract';
import { readQuestName } from '@halley/contract/quests';
import { Checkbox, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { contestWords as own } from '../../contest-words.ts';
import { isContest } from '../../rule/contest-templates.ts';
import { AmountsField } from '../AmountsField.tsx';
import { Currencies } from '../Currencies.tsx';
import { Part, rowClass } from '../Part.tsx';
import { builderWords } from '../words.ts';
import { ContestField } from './ContestField.tsx';
import { Rates } from './Rates.tsx';
import { TicketFields } from './TicketFields.tsx';
import { useContest } from './use-contest.ts';

const named = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

/** What counts, for whom, in which money; of a lottery, how tickets are had. */
export function ContestPart(): ReactNode {
  const { fields, contest, change, put } = useContest();
  const kind: ContestKind = isContest(fields.kind) ? fields.kind : 'tournament';
  const quest = kind === 'quest' ? readQuestName(contest.identifier) : undefined;
  return (
    <Part number={2} title={own.title}>
      <ContestField
        name="identifier"
        at="contest.identifier"
        label={own.identifier}
        hint={`${own.identifierHints[kind]} ${own.identifierAlone}`}
      />
      {quest && <p className="text-13 text-text-soft">{own.questName(quest.size, quest.slug, quest.isTest)}</p>}
      <Currencies />
      <ContestField
        name="currency"
        at="contest.currency"
        label={own.currency}
        options={fields.currencies.map((value) => ({ value, label: value }))}
      />
      {fields.budgetCurrency !== contest.currency && (
        <Note tone="warn">
          {own.budgetIsIn(contest.currency)}{' '}
          <button
            type="button"
            className="font-bold underline"
            onClick={() => change({ budgetCurrency: contest.currency })}
          >
            {own.budgetTake}
          </button>
        </Note>
      )}
      <Rates />
      {kind === 'lottery' ? <TicketFields /> : <MeterFields kind={kind} />}
      {kind === 'tournament' && (
        <>
          <Checkbox
            label={own.teams}
            checked={contest.hasTeams}
            onChange={(event) => put({ hasTeams: event.target.checked })}
          />
          {contest.hasTeams && (
            <div className={rowClass}>
              <ContestField
                name="teamNames"
                at="contest.teams.names"
                label={own.teamNames}
                hint={own.teamNamesHint}
                className="@xl:col-span-2"
                as="area"
              />
              <ContestField name="teamBy" at="contest.teams.by" label={own.teamBy} options={named(own.teamBys)} />
              <ContestField name="teamBest" at="contest.teams.best" label={own.teamBest} as="number" />
            </div>
          )}
        </>
      )}
    </Part>
  );
}

function MeterFields({ kind }: { kind: ContestKind }): ReactNode {
  const { fields, contest, put, faultAt } = useContest();
  const at = kind === 'tournament' ? 'trigger.rank' : 'trigger.meter';
  const counted = named(own.ofs).filter(
    ({ value }) => kind === 'tournament' || value === 'stake' || (kind === 'achievement' && value === 'rounds'),
  );
  return (
    <>
      <div className={rowClass}>
        <ContestField
          name="of"
          at={at}
          label={own.of}
          options={counted}
          {...(kind === 'tournament' &&
            contest.of in own.strategies && {
              hint: own.strategy(own.strategies[contest.of as keyof typeof own.strategies]),
            })}
        />
        <ContestField
          name="joining"
          at={`${at}.from`}
          label={own.joining}
          className="@xl:col-span-2"
          options={named(own.joinings)}
        />
        <ContestField name="money" at={`${at}.money`} label={own.money} options={named(own.moneys)} />
        {kind === 'tournament' && (
          <>
            <ContestField
              name="gamesTakenLimit"
              at="contest.gamesTakenLimit"
              label={own.gamesTakenLimit}
              placeholder={builderWords.noLimit}
              as="number"
            />
            <ContestField
              name="producer"
              at="contest.producer"
              label={own.producer}
              hint={own.producerHint}
              placeholder={builderWords.any}
              className="@xl:col-span-2"
            />
          </>
        )}
        <AmountsField
          at={`${at}.stakeAtLeast`}
          label={own.leastStake}
          placeholder={own.anyStake}
          amounts={contest.stakeAtLeast}
          currencies={fields.currencies}
          faultAt={faultAt}
          onAmounts={(stakeAtLeast) => put({ stakeAtLeast })}
        />
      </div>
      <div className="grid gap-3 @xl:grid-cols-3">
        <ContestField
          name="collections"
          at={`${at}.games.collections`}
          label={own.onlyCollections}
          hint={builderWords.lines}
          as="area"
        />
        <ContestField name="games" at={`${at}.games.games`} label={own.onlyGames} hint={builderWords.lines} as="area" />
        <ContestField name="not" at={`${at}.games.not`} label={own.notGames} hint={builderWords.lines} as="area" />
      </div>
    </>
  );
}
