import { z } from 'zod';

const questionId = z.string().regex(/^[a-z0-9_-]{1,40}$/);
const shownWords = z.string().min(1).max(500);
/** The same words for all, or by language; a language that is missing reads `en`. */
const localised = z.union([
  shownWords,
  z
    .object({ en: shownWords })
    .catchall(shownWords)
    .refine((texts) => Object.keys(texts).length <= 20),
]);

const question = <Words extends z.ZodType>(text: Words) =>
  z.discriminatedUnion('kind', [
    /** From 0 to 10. */
    z.object({ id: questionId, kind: z.literal('scale'), text, low: text, high: text }),
    z.object({
      id: questionId,
      kind: z.literal('choice'),
      text,
      choices: z
        .array(z.object({ id: questionId, text }))
        .min(2)
        .max(10),
    }),
    /** Free words. Never asked for what is personal. */
    z.object({ id: questionId, kind: z.literal('text'), text }),
  ]);

/** As an operator writes them, by id. Which one is asked says `survey-config`. */
export const SurveysConfig = z
  .record(
    z.string().regex(/^[a-z0-9_-]{1,80}$/),
    z.object({
      title: localised,
      questions: z
        .array(question(localised))
        .min(1)
        .max(10)
        .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each question needs an id of its own'),
    }),
  )
  .meta({ id: 'SurveysConfig' });
export type SurveysConfig = z.output<typeof SurveysConfig>;

/** As one player is asked. */
export const Survey = z
  .object({ survey_id: z.string().max(100), title: shownWords, questions: z.array(question(shownWords)).max(10) })
  .meta({ id: 'Survey' });
export type Survey = z.output<typeof Survey>;

/** By question: a number of the scale, the id of a choice, or words. A question may be left out. */
export const SurveyAnswers = z
  .record(questionId, z.union([z.int().min(0).max(10), z.string().max(1_000)]))
  .refine((answers) => Object.keys(answers).length <= 10);
export type SurveyAnswers = z.output<typeof SurveyAnswers>;
