import type { Survey, SurveyAnswers } from '@halley/contract';
import { Button } from '@halley/ui';
import { controlClass } from '@halley/ui/FieldFrame.tsx';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { track } from '../analytics/index.ts';
import { useSay } from '../i18n/index.ts';
import { callApi } from '../query/index.ts';

type Question = Survey['questions'][number];

const scale = Array.from({ length: 11 }, (_, number) => number);
const longestWords = 1_000;

export interface SurveyWidgetProps {
  survey: Survey;
  onDone: () => void;
}

/** Beside the page, not over it: it takes no focus and covers nothing that is needed. To decline is as easy as to answer. */
export default function SurveyWidget({ survey, onDone }: SurveyWidgetProps) {
  const say = useSay();
  const id = useId();
  const [answers, setAnswers] = useState<SurveyAnswers>({});
  const [state, setState] = useState<'asks' | 'sends' | 'thanks' | 'failed'>('asks');
  const { survey_id } = survey;
  useEffect(() => track('survey_shown', { survey: survey_id }), [survey_id]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sends') return;
    setState('sends');
    try {
      await callApi('answerSurvey', { body: { survey_id, answers } });
      track('survey_done', { survey: survey_id });
      setState('thanks');
    } catch {
      setState('failed');
    }
  }

  function decline() {
    track('survey_dismissed', { survey: survey_id });
    // Whether or not it is heard, the visitor is left alone.
    void callApi('answerSurvey', { body: { survey_id, answers: null } }).catch(() => undefined);
    onDone();
  }

  const answer = (question: string, value: number | string) => setAnswers((given) => ({ ...given, [question]: value }));
  return (
    <section
      aria-labelledby={id}
      className="fixed right-gutter bottom-[calc(var(--bottombar-height)+env(safe-area-inset-bottom)+0.5rem)] z-bottombar grid max-h-[70dvh] w-[min(24rem,calc(100vw-2*var(--gutter)))] gap-3 overflow-y-auto rounded-lg bg-surface-3 p-4 shadow-3 lg:bottom-4"
    >
      <h2 id={id} className="text-base font-bold">
        {state === 'thanks' ? say('survey.thanks') : survey.title}
      </h2>
      <p role="status" className="sr-only">
        {state === 'thanks' && say('survey.thanks')}
      </p>
      {state === 'thanks' ? (
        <Button look="outline" size="small" onClick={onDone} className="justify-self-start">
          {say('survey.close')}
        </Button>
      ) : (
        <form onSubmit={send} className="grid gap-4">
          {survey.questions.map((question) => (
            <Asked key={question.id} question={question} value={answers[question.id]} onAnswer={answer} />
          ))}
          {state === 'failed' && (
            <p role="alert" className="text-13 text-danger">
              {say('survey.failed')}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              size="small"
              look="outline"
              disabled={Object.values(answers).every((one) => one === '')}
            >
              {say('survey.send')}
            </Button>
            <Button look="outline" size="small" onClick={decline}>
              {say('survey.notNow')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

interface AskedProps {
  question: Question;
  value: number | string | undefined;
  onAnswer: (question: string, value: number | string) => void;
}

function Asked({ question, value, onAnswer }: AskedProps) {
  const name = useId();
  const { id, text } = question;
  if (question.kind === 'text') {
    return (
      <label className="grid gap-1.5 text-sm font-semibold">
        {text}
        <textarea
          rows={3}
          maxLength={longestWords}
          value={value ?? ''}
          onChange={({ target }) => onAnswer(id, target.value)}
          className={`${controlClass} h-auto py-2 text-base font-normal`}
        />
      </label>
    );
  }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{text}</legend>
      {question.kind === 'scale' ? (
        <>
          <div className="grid grid-cols-11 gap-1">
            {scale.map((number) => (
              <label
                key={number}
                className="relative grid h-9 cursor-pointer place-items-center rounded-sm bg-surface-2 text-sm tabular-nums has-checked:bg-ice has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ice"
              >
                <input
                  type="radio"
                  name={name}
                  checked={value === number}
                  onChange={() => onAnswer(id, number)}
                  aria-label={scaleName(number, question)}
                  className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-sm outline-none"
                />
                <span aria-hidden="true">{number}</span>
              </label>
            ))}
          </div>
          <p aria-hidden="true" className="flex justify-between text-xs text-text-soft">
            <span>{question.low}</span>
            <span>{question.high}</span>
          </p>
        </>
      ) : (
        question.choices.map((choice) => (
          <label key={choice.id} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
            <input
              type="radio"
              name={name}
              checked={value === choice.id}
              onChange={() => onAnswer(id, choice.id)}
              className="m-0 size-5 shrink-0 appearance-none rounded-full bg-surface-2 inset-ring inset-ring-control checked:bg-ink checked:inset-ring-6 checked:inset-ring-ice"
            />
            {choice.text}
          </label>
        ))
      )}
    </fieldset>
  );
}

/** What stands at the ends belongs to their numbers. */
function scaleName(number: number, { low, high }: { low: string; high: string }): string {
  if (number === 0) return `0, ${low}`;
  return number === 10 ? `10, ${high}` : String(number);
}
