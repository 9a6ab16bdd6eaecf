import { type QuestName, type QuestSize, questSizes, readQuestName } from '@halley/contract/quests';
import { Button, Field, IconButton, Select } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../../../api/index.ts';
import { contestWords as own } from '../../contest-words.ts';
import { firstLevelOf, type StepFields, stepsAreRounds } from '../../rule/contest-fields.ts';
import { emptyReward } from '../../rule/reward-fields.ts';
import { Part } from '../Part.tsx';
import { Gifts } from './Gifts.tsx';
import { useContest } from './use-contest.ts';

/** Levels of a quest, or the one step of an achievement, each with its gifts. */
export function LevelsPart(): ReactNode {
  const { fields, contest, put, change, faultAt } = useContest();
  const { steps } = contest;
  const set = (place: number, part: Partial<StepFields>) =>
    put({ steps: steps.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const isRounds = stepsAreRounds(contest);
  const isQuest = fields.kind === 'quest';
  /** Every level is given once: so often may a player have it. */
  const setSteps = (all: readonly StepFields[], identifier = contest.identifier) =>
    change({ contest: { ...contest, identifier, steps: all }, perPlayer: String(all.length) });
  return (
    <Part number={3} title={own.levelsTitle}>
      {isQuest && <FromMap onSteps={setSteps} />}
      {faultAt('trigger.reaches') && <p className="text-13 text-danger">{faultAt('trigger.reaches')}</p>}
      {steps.map((step, place) => {
        const name = own.level(firstLevelOf(fields.kind) + place);
        return (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: levels have no name but their number
            key={place}
            aria-label={name}
            className="grid gap-2 border-t border-line pt-3"
          >
            <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
              <Field
                label={`${name}: ${own.at}`}
                suffix={isRounds ? own.roundsUnit : contest.currency}
                inputMode="decimal"
                autoComplete="off"
                error={faultAt(`trigger.reaches.${place}.at`)}
                value={step.at}
                onChange={(event) => set(place, { at: event.target.value })}
              />
              {steps.length > 1 && (
                <IconButton
                  icon="trash"
                  size="small"
                  className="mt-8"
                  label={own.remove(name)}
                  onClick={() => setSteps(steps.toSpliced(place, 1))}
                />
              )}
            </div>
            <Gifts
              at={`trigger.reaches.${place}.rewards`}
              rewards={step.rewards}
              most={5}
              currencies={fields.currencies}
              faultAt={faultAt}
              onRewards={(rewards) => set(place, { rewards })}
            />
          </section>
        );
      })}
      {isQuest && steps.length < 50 && (
        <div>
          <Button size="small" look="outline" icon="plus" onClick={() => setSteps([...steps, emptyStep])}>
            {own.addLevel}
          </Button>
        </div>
      )}
    </Part>
  );
}

const emptyStep: StepFields = { at: '', rewards: [{ ...emptyReward, type: 'points', chargeable: '10' }] };

const named = (size: QuestSize, { slug, isTest }: Pick<QuestName, 'slug' | 'isTest'>) =>
  `quest--${size}--${slug}${isTest ? '--ffc' : ''}`;

/** A size of map, with the thresholds that the house's document has for it; gifts that stand already stay at their level. */
function FromMap({ onSteps }: { onSteps: (steps: readonly StepFields[], identifier: string) => void }): ReactNode {
  const { contest } = useContest();
  const { busy, run } = useDeed();
  const [told, setTold] = useState<string>();
  const quest = readQuestName(contest.identifier);
  const take = (size: QuestSize) =>
    run(async () => {
      try {
        const { levels } = await call('readContestBasis', { query: { currency: contest.currency } });
        // The first level of a map is where everybody stands: there is nothing to reach.
        const marks = levels[size].filter((threshold) => threshold > 0);
        onSteps(
          marks.map((mark, index) => ({ ...(contest.steps[index] ?? emptyStep), at: String(mark) })),
          size === quest.size ? contest.identifier : named(size, quest),
        );
        setTold(own.mapTaken(marks.length));
      } catch (error) {
        setTold(inWords(error));
      }
    });
  return (
    <div className="grid items-end gap-3 @xl:grid-cols-[1fr_auto]">
      <Select
        label={own.mapSize}
        value={quest.size}
        disabled={busy}
        options={questSizes.map((value) => ({ value, label: own.mapSizes[value] }))}
        onChange={(event) => take(event.target.value as QuestSize)}
      />
      <Button size="small" look="outline" loading={busy} onClick={() => take(quest.size)}>
        {own.mapAgain}
      </Button>
      <p role="status" className="text-xs text-text-faint">
        {told ?? own.mapHint}
      </p>
    </div>
  );
}
