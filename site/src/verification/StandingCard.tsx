import type { PlayerDocument } from '@halley/contract';
import { Badge, Card, classNames, Icon } from '@halley/ui';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { type RequiredType, requiredTypes, type Standing, type StepState, stepOf } from './standing.ts';
import { needs, stepBadges, typeIcons, typeNames } from './words.ts';

const headings: Record<Standing, { title: MessageKey; text: MessageKey }> = {
  start: { title: 'verification.start.title', text: 'verification.start.text' },
  review: { title: 'verification.review.title', text: 'verification.review.text' },
  again: { title: 'verification.again.title', text: 'verification.again.text' },
  verified: { title: 'verification.verified.title', text: 'verification.verified.text' },
};

const steps: MessageKey[] = ['verification.step.send', 'verification.step.look', 'verification.step.done'];
const reached: Record<Standing, number> = { start: 0, again: 0, review: 1, verified: 2 };

interface StandingCardProps {
  standing: Standing;
  documents: readonly PlayerDocument[];
  verified: boolean;
}

/** Where the player stands: the way as a whole, then what is wanted and how far each of it is. */
export function StandingCard({ standing, documents, verified }: StandingCardProps) {
  const say = useSay();
  const { title, text } = headings[standing];
  return (
    <Card className="grid gap-6">
      <div className="grid gap-1.5" role="status">
        <h2 className="title-card">{say(title)}</h2>
        <p className="max-w-[62ch] text-text-soft">{say(text)}</p>
      </div>
      <Steps standing={standing} />
      <ul className="grid gap-3 md:grid-cols-2">
        {requiredTypes.map((type) => (
          <Need key={type} type={type} state={verified ? 'approved' : stepOf(type, documents)} />
        ))}
      </ul>
    </Card>
  );
}

function Steps({ standing }: { standing: Standing }) {
  const say = useSay();
  const current = reached[standing];
  return (
    <ol className="grid grid-cols-3 gap-2 text-center text-xs sm:text-13">
      {steps.map((label, index) => {
        const isDone = index < current || standing === 'verified';
        const isCurrent = index === current && !isDone;
        return (
          <li
            key={label}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(
              'relative grid content-start justify-items-center gap-2 before:absolute before:top-4 before:right-[calc(50%+1.5rem)] before:h-0.5 before:w-[calc(100%-2.5rem)] before:rounded-full first:before:hidden',
              isDone || isCurrent ? 'before:bg-win' : 'before:bg-surface-4',
            )}
          >
            <span
              className={classNames(
                'relative grid size-8 place-items-center rounded-full font-bold',
                isDone ? 'bg-win text-ink' : isCurrent ? 'bg-ice text-ink' : 'bg-surface-3 text-text-soft',
              )}
            >
              {isDone ? <Icon name="check" size="small" label={say('verification.step.passed')} /> : index + 1}
            </span>
            <span className={isDone || isCurrent ? 'font-semibold' : 'text-text-soft'}>{say(label)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Need({ type, state }: { type: RequiredType; state: StepState }) {
  const say = useSay();
  const badge = stepBadges[state];
  return (
    <li className="flex min-w-0 gap-3 rounded-md bg-surface-2 p-4">
      <Icon name={typeIcons[type]} className="mt-0.5 text-text-faint" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-bold">{say(typeNames[type])}</span>
          <Badge tone={badge.tone}>{say(badge.label)}</Badge>
        </p>
        <p className="text-13 text-text-soft">{say(needs[type])}</p>
      </div>
    </li>
  );
}
