import { Refusal, type Survey, type SurveyAnswers, type SurveyConfig, type SurveysConfig } from '@halley/contract';

type Localised = SurveysConfig[string]['title'];

/** `fr-CA` reads `fr-CA`, then `fr`, then `en`. */
function speak(words: Localised, locale: string): string {
  if (typeof words === 'string') return words;
  const known = (code: string) => (Object.hasOwn(words, code) ? words[code] : undefined);
  return known(locale) ?? known(locale.split('-')[0] ?? '') ?? words.en;
}

/** The survey that is asked now, in one language; undefined where none is. */
export function surveyAsked(
  { config, surveys }: { config: SurveyConfig; surveys: SurveysConfig },
  locale: string,
): Survey | undefined {
  const survey = Object.hasOwn(surveys, config.survey_id) ? surveys[config.survey_id] : undefined;
  if (!config.is_enable_widget || !survey) return undefined;
  const say = (words: Localised) => speak(words, locale);
  return {
    survey_id: config.survey_id,
    title: say(survey.title),
    questions: survey.questions.map((question) => {
      const { id } = question;
      const text = say(question.text);
      if (question.kind === 'scale')
        return { id, kind: 'scale', text, low: say(question.low), high: say(question.high) };
      if (question.kind === 'text') return { id, kind: 'text', text };
      return {
        id,
        kind: 'choice',
        text,
        choices: question.choices.map((choice) => ({ id: choice.id, text: say(choice.text) })),
      };
    }),
  };
}

/** Only what was asked, in the way it was asked; something at least. */
export function checkAnswers(survey: Survey, answers: SurveyAnswers): SurveyAnswers {
  const said = Object.entries(answers).filter(([, answer]) => answer !== '');
  const isAnswer = ([id, answer]: [string, number | string]) => {
    const question = survey.questions.find((one) => one.id === id);
    if (question?.kind === 'scale') return typeof answer === 'number';
    if (question?.kind === 'choice') return question.choices.some((choice) => choice.id === answer);
    return question?.kind === 'text' && typeof answer === 'string';
  };
  if (said.length === 0 || !said.every(isAnswer)) throw new Refusal('survey.answers_invalid');
  return Object.fromEntries(said);
}
