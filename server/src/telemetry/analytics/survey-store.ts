import type { SurveyAnswers } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

export interface SurveyReply {
  survey: string;
  person: string;
  collector: string;
  /** Null: not now. */
  answers: SurveyAnswers | null;
  at: Date;
}

/** Whether this person has answered, or said "not now" since the given time. */
export async function hasReplied(
  db: Queryable,
  { survey, person, since }: { survey: string; person: string; since: Date },
): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from telemetry_survey_answer
     where survey = $1 and person = $2 and (answers is not null or at > $3)`,
    [survey, person, since.toISOString()],
  );
  return rows.length > 0;
}

/** An answer stays; "not now" gives way to an answer, never the other way round. False: there was an answer. */
export async function writeReply(db: Queryable, reply: SurveyReply): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into telemetry_survey_answer (survey, person, collector, at, answers) values ($1, $2, $3, $4, $5)
     on conflict (survey, person) do update
       set collector = excluded.collector, at = excluded.at, answers = excluded.answers
       where telemetry_survey_answer.answers is null`,
    [
      ...[reply.survey, reply.person, reply.collector, reply.at.toISOString()],
      reply.answers === null ? null : JSON.stringify(reply.answers),
    ],
  );
  return rowCount === 1;
}
