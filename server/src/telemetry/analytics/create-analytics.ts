import { createHmac } from 'node:crypto';
import {
  type AnalyticsEvent,
  type analyticsCalls,
  analyticsEvents,
  type ConfigDocument,
  type ConfigDocumentName,
  Refusal,
  readConsent,
} from '@halley/contract';
import { isbot } from 'isbot';
import type { Clock, Database, Handlers, Metrics } from '../../kit/index.ts';
import { createEventStore, forgetBatches } from './store-events.ts';
import { checkAnswers, surveyAsked } from './survey.ts';
import { hasReplied, writeReply } from './survey-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const askAgainAfterMs = 30 * dayMs;
const answersKeptMs = 730 * dayMs;

export interface AnalyticsOptions {
  database: Database;
  clock: Clock;
  metrics: Metrics;
  /** Makes pseudonyms of players. */
  key: string;
  readDocument<Name extends ConfigDocumentName>(name: Name): Promise<ConfigDocument<Name>>;
}

export interface Analytics {
  handlers: Handlers<typeof analyticsCalls>;
  /** Forgets days and answers whose time is over. */
  sweep(): Promise<void>;
}

export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { database, clock, key } = options;
  const figures = countEvents(options.metrics);
  const store = createEventStore(database);
  const personOf = (playerId: number) => pseudonymOf(key, playerId);
  const askedNow = async (locale: string) => {
    const [config, surveys] = [
      await options.readDocument('survey-config'),
      await options.readDocument('surveys-config'),
    ];
    return { survey: surveyAsked({ config, surveys }, locale), collector: config.survey_collector_id };
  };

  return {
    handlers: {
      async sendEvents({ body }, { principal, userAgent, header }) {
        const done = { status: 204, body: null } as const;
        if (isbot(userAgent)) {
          figures.drop('bot', body.events.length);
          return done;
        }
        const isAllowed = readConsent(header('cookie')) === 'all';
        const events = body.events.filter(({ name }) => isAllowed || analyticsEvents[name].consent === 'necessary');
        if (events.length < body.events.length) figures.drop('consent', body.events.length - events.length);
        if (events.length === 0) return done;
        const person = principal ? personOf(principal.playerId) : null;
        const isNew = await store({ visit: body.visit, id: body.batch, person, events, now: clock.now() });
        if (isNew) figures.count(events);
        else figures.drop('repeat', events.length);
        return done;
      },

      async readSurvey({ query }, { principal }) {
        const { survey } = await askedNow(query.locale ?? 'en');
        const since = new Date(clock.now().getTime() - askAgainAfterMs);
        const isOver =
          survey &&
          (await hasReplied(database, { survey: survey.survey_id, person: personOf(principal.playerId), since }));
        return { status: 200, body: { survey: survey && !isOver ? survey : null } };
      },

      async answerSurvey({ body }, { principal }) {
        const { survey, collector } = await askedNow('en');
        if (survey?.survey_id !== body.survey_id) throw new Refusal('survey.unknown');
        const answers = body.answers && checkAnswers(survey, body.answers);
        const person = personOf(principal.playerId);
        const reply = { survey: survey.survey_id, person, collector, answers, at: clock.now() };
        // To decline what was answered before changes nothing, and nobody needs to hear of it.
        if (!(await writeReply(database, reply)) && answers) throw new Refusal('survey.already_answered');
        return { status: 204, body: null };
      },
    },
    async sweep() {
      const oldest = new Date(clock.now().getTime() - answersKeptMs).toISOString();
      await forgetBatches(database, clock.now());
      await database.query('delete from telemetry_survey_answer where at < $1', [oldest]);
    },
  };
}

function countEvents(metrics: Metrics) {
  const events = metrics.counter('halley_telemetry_events', 'Events of pages that were kept', ['name']);
  const dropped = metrics.counter('halley_analytics_dropped', 'Events of pages that were thrown away', ['reason']);
  const seconds = metrics.histogram(
    'halley_web_vital_seconds',
    'How fast pages were for visitors',
    ['metric'],
    [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
  );
  const shift = metrics.histogram(
    'halley_web_vital_cls',
    'How much pages moved',
    [],
    [0.01, 0.02, 0.05, 0.1, 0.25, 0.5],
  );
  return {
    drop: (reason: 'bot' | 'consent' | 'repeat', times: number) => dropped.inc({ reason }, times),
    count(kept: readonly AnalyticsEvent[]) {
      for (const event of kept) {
        events.inc({ name: event.name });
        if (event.name !== 'web_vital') continue;
        const { metric, value } = event.payload;
        if (metric === 'CLS') shift.observe(value);
        else seconds.observe({ metric }, value / 1000);
      }
    },
  };
}

/** The same name for the same player as long as the key is the same; nobody without the key can go back. */
function pseudonymOf(key: string, playerId: number): string {
  return createHmac('sha256', key).update(String(playerId)).digest('base64url').slice(0, 22);
}
