import { Card } from '@halley/ui/Card.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import type { IconName } from '@halley/ui/icon-names.ts';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';

const steps: { icon: IconName; title: MessageKey; text: MessageKey }[] = [
  { icon: 'jackpot', title: 'jackpots.how.feed.title', text: 'jackpots.how.feed.text' },
  { icon: 'lock', title: 'jackpots.how.seal.title', text: 'jackpots.how.seal.text' },
  { icon: 'check', title: 'jackpots.how.drop.title', text: 'jackpots.how.drop.text' },
  { icon: 'shield', title: 'jackpots.how.check.title', text: 'jackpots.how.check.text' },
];

/** In plain words, with what a player should not hope for. */
export function HowItWorks() {
  const say = useSay();
  return (
    <section aria-labelledby="how" className="grid gap-4">
      <h2 id="how" className="title-section">
        {say('jackpots.how.title')}
      </h2>
      <ol className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <Card className="grid h-full content-start gap-2.5">
              <Icon name={icon} size="large" className="text-cat-jackpot" />
              <h3 className="title-card">{say(title)}</h3>
              <p className="text-text-soft">{say(text)}</p>
            </Card>
          </li>
        ))}
      </ol>
      <p className="max-w-[75ch] text-text-soft">
        {say('jackpots.how.care')}{' '}
        <SiteLink href="/profile/limits" className={linkClass}>
          {say('jackpots.break')}
        </SiteLink>
      </p>
    </section>
  );
}
