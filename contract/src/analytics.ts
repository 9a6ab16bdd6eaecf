import { z } from 'zod';
import { defineCalls } from './call.ts';
import { empty } from './schemas.ts';
import { Survey, SurveyAnswers } from './survey.ts';

/** What a visitor must have agreed to before anybody hears of an event. */
export type ConsentClass = 'necessary' | 'statistics' | 'marketing';

/** A name out of our own lists: a route, a game, a method, a banner. Never a word that somebody typed. */
const slug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.:/*?-]{0,99}$/);
const campaign = z.string().min(1).max(200).optional();
const count = z.int().min(0).max(100_000);

interface EventKind<Payload extends z.ZodType = z.ZodType> {
  /** One line for whoever reads the figures. */
  meaning: string;
  consent: ConsentClass;
  payload: Payload;
}

function event<const Shape extends z.ZodRawShape>(meaning: string, shape: Shape, consent: ConsentClass = 'statistics') {
  return { meaning, consent, payload: z.strictObject(shape) } as const satisfies EventKind;
}

/**
 * Every event a page may tell of, and everything it may say. Nobody can be named by one: no address, no amount, nothing
 * that was typed. A new event is a line here; `docs/analytics.md` lists them, and a test keeps the two alike.
 */
export const analyticsEvents = {
  page_view: event('A page was shown. `page` is its route, not its address.', {
    page: slug,
    from: z.enum(['start', 'site', 'search', 'other']).optional(),
  }),
  registration_open: event('The form of a new account was opened.', { from: slug.optional() }),
  registration_step: event('A step of the sign-up was finished.', { step: z.int().min(1).max(9) }),
  registration_done: event('An account was opened.', {}),
  login: event('Somebody came in.', {}),
  logout: event('Somebody left by their own will.', {}),
  cashbox_open: event('The cashier was opened.', { tab: z.enum(['deposit', 'withdraw', 'history', 'accounts']) }),
  deposit_begun: event('A deposit was asked for. Never how much.', { method: slug, currency: slug }),
  deposit_done: event('A deposit has ended, as the cashier saw it.', {
    method: slug,
    currency: slug,
    outcome: z.enum(['success', 'failure', 'pending']),
  }),
  cashout_begun: event('A withdrawal was asked for. Never how much.', { method: slug, currency: slug }),
  game_start: event('A game was opened.', { game: slug, provider: slug, mode: z.enum(['real', 'demo']) }),
  search: event('Something was searched for: how long the words were and how much was found, never the words.', {
    characters: count,
    results: count,
  }),
  promotion_view: event('Banners that were seen, told when the visitor leaves the page.', {
    place: slug,
    banners: z.array(slug).min(1).max(30),
  }),
  promotion_click: event('A banner or promotion was followed.', {
    place: slug,
    banner: slug,
    button: z.enum(['first', 'second', 'picture']).optional(),
  }),
  favourite: event('A game was marked, or the mark taken away.', { game: slug, added: z.boolean() }),
  limit_set: event('A player set, changed or removed a limit of their own. Never how much.', {
    type: slug,
    change: z.enum(['set', 'changed', 'removed']),
  }),
  language_change: event('The language of the page was changed.', { to: slug }),
  notice_click: event('A notification was followed.', { kind: slug }),
  push_answer: event('The question for push messages was answered.', { granted: z.boolean() }),
  chat_open: event('The support chat was opened.', { from: slug.optional() }),
  contact_sent: event('The contact form was sent.', {}),
  utm_set: event(
    'A visit began with the parameters of a campaign.',
    { source: campaign, medium: campaign, campaign, content: campaign, term: campaign, sub_id: campaign },
    'marketing',
  ),
  pwa_open: event('The installed site was opened from a native link.', {}),
  pwa_install: event('The site was installed.', {}),
  install_prompt: event('The hint to install the site was answered.', { outcome: z.enum(['accepted', 'dismissed']) }),
  survey_shown: event('The survey was offered.', { survey: slug }),
  survey_dismissed: event('The survey was declined.', { survey: slug }),
  survey_done: event('The survey was answered. What was said is kept apart from this.', { survey: slug }),
  web_vital: event('How fast and steady a page was for somebody.', {
    metric: z.enum(['LCP', 'CLS', 'INP', 'TTFB']),
    /** Milliseconds; CLS has no unit. */
    value: z.number().min(0).max(600_000),
    page: slug,
  }),
} as const satisfies Record<string, EventKind>;

export type AnalyticsEventName = keyof typeof analyticsEvents;
export type AnalyticsPayload<Name extends AnalyticsEventName> = z.input<(typeof analyticsEvents)[Name]['payload']>;

/** As many as one request brings. A page that has more sends two. */
export const mostEventsAtOnce = 50;

interface SentEvent<Name extends AnalyticsEventName> {
  name: Name;
  payload: z.output<(typeof analyticsEvents)[Name]['payload']>;
  /** When it happened, by the browser's clock. */
  at: number;
}
export type AnalyticsEvent = { [Name in AnalyticsEventName]: SentEvent<Name> }[AnalyticsEventName];

/** One of the catalogue's, with its own payload and nothing besides. */
const AnalyticsEvent = z.discriminatedUnion(
  'name',
  Object.entries(analyticsEvents).map(([name, { payload }]) =>
    z.strictObject({ name: z.literal(name), payload, at: z.int().min(0).max(8_640_000_000_000_000) }),
  ) as never,
) as unknown as z.ZodType<AnalyticsEvent>;

export const analyticsCalls = defineCalls({
  sendEvents: {
    method: 'POST',
    path: '/api-fe/analytics',
    summary: 'Events of a visit, several at once; what the visitor has not agreed to is thrown away',
    who: 'anyone',
    rate: 'telemetry',
    body: z.strictObject({
      /** Made anew with every page load: it joins the events of one look at the site, and nothing else. */
      visit: z.uuid(),
      /** Made by the page, the same when it sends a batch again: what was kept is not kept twice. */
      batch: z.uuid().optional(),
      events: z.array(AnalyticsEvent).min(1).max(mostEventsAtOnce),
    }),
    responses: { 204: empty },
    errors: [],
  },
  readSurvey: {
    method: 'GET',
    path: '/api-fe/survey',
    summary: 'The survey that is asked now, in the visitor’s language; null where there is nothing to ask',
    who: 'player',
    rate: 'read',
    query: z.object({ locale: z.string().max(10).optional() }),
    responses: { 200: z.object({ survey: Survey.nullable() }) },
    errors: [],
  },
  answerSurvey: {
    method: 'POST',
    path: '/api-fe/survey',
    summary: 'Answers of a survey, or that the player does not want to be asked now',
    who: 'player',
    rate: 'write',
    body: z.strictObject({ survey_id: z.string().max(100), answers: SurveyAnswers.nullable() }),
    responses: { 204: empty },
    errors: ['survey.unknown', 'survey.answers_invalid', 'survey.already_answered'],
  },
});
