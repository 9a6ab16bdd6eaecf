import { Card, Icon, type IconName } from '@halley/ui';
import type { MessageKey } from '../i18n/index.ts';
import { useSay } from '../i18n/index.ts';

/** Only what is true today. */
const promises: { icon: IconName; title: MessageKey; text: MessageKey }[] = [
  { icon: 'shield', title: 'lobby.promise.checked', text: 'lobby.promise.checkedText' },
  { icon: 'info', title: 'lobby.promise.odds', text: 'lobby.promise.oddsText' },
  { icon: 'play', title: 'lobby.promise.demo', text: 'lobby.promise.demoText' },
];

export function Promises() {
  const say = useSay();
  return (
    <Card flat className="below-fold">
      <ul className="grid gap-5 md:grid-cols-3 md:gap-8">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon name={icon} size="large" className="mt-0.5 text-ice" />
            <div>
              <h2 className="title-card">{say(title)}</h2>
              <p className="text-text-soft">{say(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
