import type { PublishedProtectionRules } from '@halley/contract';
import { Button, Card } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { dateFormat, type MessageKey, Speaks, useSpeech } from '../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath, SiteLink } from '../page/index.ts';
import type { Route } from './+types/HowWeNoticePage.ts';

export const handle: PageHandle = { ownPrimary: true };

/** The rules by which the house notices that play may be hurting: made from the figures that judge. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'protection'),
    seo: { title: say('protection.seo.title'), description: say('protection.seo.description') },
    published: await site.api.readProtectionRules(),
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function HowWeNoticePage({ loaderData: { messages, published } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <HowWeNotice published={published} />
    </Speaks>
  );
}

type Kind = {
  [Name in keyof PublishedProtectionRules['rules']]: PublishedProtectionRules['rules'][Name] extends { watch: number }
    ? Name
    : never;
}[keyof PublishedProtectionRules['rules']];

const keys = {
  rising_deposits: ['protection.rule.rising_deposits.title', 'protection.rule.rising_deposits.text'],
  chasing: ['protection.rule.chasing.title', 'protection.rule.chasing.text'],
  raising_stakes: ['protection.rule.raising_stakes.title', 'protection.rule.raising_stakes.text'],
  night_play: ['protection.rule.night_play.title', 'protection.rule.night_play.text'],
  failed_cards: ['protection.rule.failed_cards.title', 'protection.rule.failed_cards.text'],
  recalled_cashouts: ['protection.rule.recalled_cashouts.title', 'protection.rule.recalled_cashouts.text'],
  raised_limits: ['protection.rule.raised_limits.title', 'protection.rule.raised_limits.text'],
  long_sessions: ['protection.rule.long_sessions.title', 'protection.rule.long_sessions.text'],
  at_the_limit: ['protection.rule.at_the_limit.title', 'protection.rule.at_the_limit.text'],
} as const satisfies Record<Kind, readonly [MessageKey, MessageKey]>;

export function HowWeNotice({ published: { rules, from } }: { published: PublishedProtectionRules }) {
  const { say, tag } = useSpeech();
  const money = (cents: number) => formatMoney(cents, { currency: 'EUR', locale: tag, decimals: 'when-needed' });
  const number = new Intl.NumberFormat(tag);
  const valuesOf = (kind: Kind) => {
    // Every figure of a rule by the name its words have for it.
    const rule: Record<string, number> = rules[kind];
    return {
      days: rule.days ?? 0,
      usual: money(rule.usual_cents ?? 0),
      minutes: rule.minutes ?? 0,
      lost: money(rule.lost_cents ?? 0),
      percent: number.format(rule.percent ?? 0),
      rounds: rule.rounds ?? 0,
      from: rule.from_hour ?? 0,
      to: rule.to_hour ?? 0,
      zone: rules.time_zone,
    };
  };
  const figure = (kind: Kind, value: number) =>
    kind === 'rising_deposits' ? `${number.format(value)} %` : String(value);
  return (
    <article className="mx-auto grid w-full max-w-4xl gap-6 py-6">
      <header className="grid gap-2">
        <h1 className="title-page">{say('protection.title')}</h1>
        <p className="max-w-[62ch] text-base text-text-soft">{say('protection.lead')}</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-2">
        {(Object.keys(keys) as Kind[]).map((kind) => (
          <li key={kind}>
            <Card className="grid h-full content-start gap-2">
              <h2 className="title-card">{say(keys[kind][0])}</h2>
              <p className="text-text-soft">{say(keys[kind][1], valuesOf(kind))}</p>
              <p className="font-semibold">
                {say('protection.look', {
                  watch: figure(kind, rules[kind].watch),
                  act: figure(kind, rules[kind].act),
                })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <section className="grid max-w-[62ch] gap-3 text-text-soft">
        <h2 className="title-section text-text">{say('protection.then.title')}</h2>
        <p>{say('protection.then.several', { signs: rules.act_from_signs, days: rules.counts_days })}</p>
        <p>{say('protection.then.person', { hours: rules.act_within_hours })}</p>
        <p>{say('protection.then.gifts')}</p>
        <p>{say('protection.then.two')}</p>
        <p className="text-13">
          {say('protection.amounts')}{' '}
          {from !== null &&
            say('protection.since', {
              day: dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(from)),
            })}
        </p>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button asChild look="secondary" icon="limits">
          <SiteLink href="/profile/limits">{say('protection.act')}</SiteLink>
        </Button>
        <Button asChild look="secondary">
          <SiteLink href="/self-test">{say('protection.selfTest')}</SiteLink>
        </Button>
        <Button asChild look="quiet">
          <SiteLink href="/responsible-gaming#help">{say('protection.help')}</SiteLink>
        </Button>
      </div>
    </article>
  );
}
