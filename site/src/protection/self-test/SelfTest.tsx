import {
  type SelfTestAnswer,
  type SelfTestQuestion,
  type SelfTestResult,
  selfTestAnswers,
  selfTestQuestions,
  selfTestResult,
} from '@halley/contract/self-test';
import { Button, Card } from '@halley/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { succeeds } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { Result } from './Result.tsx';
import { answerTexts, questionTexts } from './self-test-words.ts';

type Answers = Partial<Record<SelfTestQuestion, SelfTestAnswer>>;

/** The answers are of this page alone: they go nowhere, and are gone with it. */
export function SelfTest() {
  const say = useSay();
  const player = usePlayer();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [isAsked, setAsked] = useState(false);
  const [result, setResult] = useState<SelfTestResult>();
  const [isCounted, setCounted] = useState(false);
  const top = useRef<HTMLElement>(null);
  // What was clicked is gone, and the focus with it.
  useEffect(() => {
    if (result) top.current?.focus();
  }, [result]);
  const open = selfTestQuestions.filter((question) => answers[question] === undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const found = selfTestResult(answers);
    if (!found) {
      form.current?.querySelector<HTMLInputElement>(`input[name="${open[0]}"]`)?.focus();
      return;
    }
    setResult(found);
    if (player) void succeeds('noteSelfTest', { body: { result: found } }).then(setCounted);
  }

  function again() {
    setAnswers({});
    setAsked(false);
    setResult(undefined);
    setCounted(false);
  }

  return (
    <article ref={top} tabIndex={-1} className="mx-auto grid w-full max-w-3xl scroll-mt-24 gap-6 py-6 outline-none">
      <header className="grid gap-2">
        <h1 className="title-page">{say('selftest.title')}</h1>
        <p className="max-w-[62ch] text-base text-text-soft">{say('selftest.lead')}</p>
        <p className="max-w-[62ch] text-13 text-text-soft">
          {say('selftest.private')} {player && say('selftest.kept')}
        </p>
      </header>
      {result ? (
        <Result result={result} isCounted={isCounted} onAgain={again} />
      ) : (
        <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
          <ol className="grid gap-3">
            {selfTestQuestions.map((question) => (
              <li key={question}>
                <Question
                  question={question}
                  answer={answers[question]}
                  isMissing={isAsked && answers[question] === undefined}
                  onAnswer={(answer) => setAnswers((given) => ({ ...given, [question]: answer }))}
                />
              </li>
            ))}
          </ol>
          <p role="alert" className="text-13 text-danger empty:hidden">
            {isAsked && open.length > 0 && say('selftest.missing', { left: open.length })}
          </p>
          <Button type="submit" look="primary" size="large" className="justify-self-start">
            {say('selftest.submit')}
          </Button>
        </form>
      )}
    </article>
  );
}

interface QuestionProps {
  question: SelfTestQuestion;
  answer: SelfTestAnswer | undefined;
  isMissing: boolean;
  onAnswer: (answer: SelfTestAnswer) => void;
}

function Question({ question, answer, isMissing, onAnswer }: QuestionProps) {
  const say = useSay();
  return (
    <Card className={isMissing ? 'inset-ring inset-ring-danger' : ''}>
      <fieldset className="grid gap-3">
        <legend className="pb-1 font-semibold">{say(questionTexts[question])}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {selfTestAnswers.map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-surface-2 px-3 text-13 text-text-soft has-checked:bg-surface-4 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-ice"
            >
              <input
                type="radio"
                name={question}
                value={value}
                checked={answer === value}
                onChange={() => onAnswer(value)}
                className="m-0 size-4 shrink-0 appearance-none rounded-full inset-ring inset-ring-control outline-none checked:inset-ring-5 checked:inset-ring-ice"
              />
              {say(answerTexts[value])}
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
