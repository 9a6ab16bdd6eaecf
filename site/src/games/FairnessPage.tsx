import { Button, Card, Icon, type IconName, linkClass } from '@halley/ui';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { type MessageKey, Speaks, useSay } from '../i18n/index.ts';
import { LotteryDraws } from '../lotteries/index.ts';
import { DrawChecker } from '../loyalty/index.ts';
import { type PageHandle, pageMeta, SiteLink } from '../page/index.ts';
import type { Route } from './+types/FairnessPage.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const say = sayIn(locale);
  return {
    messages: messagesOf(locale, 'fairness', 'wheel'),
    seo: { title: say('fairness.seo.title'), description: say('fairness.seo.description') },
  };
}

export const handle: PageHandle = { ownPrimary: true };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function FairnessPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Fairness />
    </Speaks>
  );
}

const dice = '/play/halley-studio/orbit-dice';
const steps: { icon: IconName; title: MessageKey; text: MessageKey }[] = [
  { icon: 'lock', title: 'fairness.seal.title', text: 'fairness.seal.text' },
  { icon: 'user', title: 'fairness.yours.title', text: 'fairness.yours.text' },
  { icon: 'dice', title: 'fairness.roll.title', text: 'fairness.roll.text' },
  { icon: 'check', title: 'fairness.check.title', text: 'fairness.check.text' },
];

function Fairness() {
  const say = useSay();
  return (
    <article className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="title-page">{say('fairness.title')}</h1>
        <p className="max-w-[62ch] text-base text-text-soft">{say('fairness.text')}</p>
      </header>
      <ol className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ icon, title, text }, index) => (
          <li key={title}>
            <Card className="grid h-full content-start gap-3">
              <span className="flex items-center justify-between">
                <Icon name={icon} size="large" className="text-ice" />
                <span className="text-13 font-bold text-text-faint">{index + 1}</span>
              </span>
              <h2 className="title-card">{say(title)}</h2>
              <p className="text-text-soft">{say(text)}</p>
            </Card>
          </li>
        ))}
      </ol>
      <Card flat className="grid gap-3">
        <h2 className="title-card">{say('fairness.formula.title')}</h2>
        <p className="max-w-[70ch] text-text-soft">{say('fairness.formula.text')}</p>
        <pre className="rounded-10 whitespace-pre-wrap bg-surface-2 p-4 font-mono text-13">
          {'HMAC-SHA256(server seed, client seed : nonce : block)'}
        </pre>
        <p className="max-w-[70ch] text-text-soft">{say('fairness.formula.honest')}</p>
        <div className="flex flex-wrap items-center gap-3 pt-1">
          <Button look="primary" asChild>
            <SiteLink href={`${dice}?mode=demo&verify=1`}>{say('fairness.verifier')}</SiteLink>
          </Button>
          <SiteLink href={`${dice}/rules`} className={linkClass}>
            {say('fairness.diceRules')}
          </SiteLink>
        </div>
      </Card>
      <DrawChecker />
      <LotteryDraws />
    </article>
  );
}
