import { Logo } from '@halley/ui';
import type { ReactNode } from 'react';
import type { MessageKey } from '../i18n/index.ts';
import { useSay } from '../i18n/index.ts';
import { openPopup } from '../popups/open-popup.ts';
import { SiteLink } from './SiteLink.tsx';
import { useRootData } from './session.ts';

const games: [string, MessageKey][] = [
  ['/', 'shell.nav.lobby'],
  ['/producers/halley-studio', 'shell.nav.originals'],
  ['/play/halley-studio/orbit-dice', 'shell.nav.orbitDice'],
];
const help: [string, MessageKey][] = [
  ['/fairness', 'shell.nav.fairness'],
  ['/play/halley-studio/orbit-dice/rules', 'shell.footer.diceRules'],
  ['/payments', 'shell.footer.payments'],
  ['/terms-and-conditions', 'shell.footer.terms'],
];

export function Footer() {
  const say = useSay();
  const install = useRootData()?.flags.on.install_app;
  return (
    <footer className="below-fold mx-auto mt-10 max-w-content px-gutter pb-28 text-13 text-text-soft lg:pb-16">
      <div className="grid gap-8 border-t border-line pt-8">
        <div className="grid grid-cols-2 gap-6 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <div className="col-span-full grid content-start gap-2 lg:col-span-1">
            <Logo />
            <p className="max-w-[34ch]">{say('shell.footer.promise')}</p>
          </div>
          <Column title={say('shell.footer.games')} links={games} />
          <Column title={say('shell.footer.help')} links={help}>
            <button
              type="button"
              className="py-1.25 text-left hover:text-text"
              onClick={() => void openPopup('support')}
            >
              {say('shell.footer.support')}
            </button>
            {install && (
              <button
                type="button"
                className="py-1.25 text-left hover:text-text"
                onClick={() => void openPopup('install')}
              >
                {say('shell.footer.install')}
              </button>
            )}
          </Column>
          <div className="col-span-full grid content-start gap-2 lg:col-span-1">
            <h2 className={headClass}>{say('shell.footer.care')}</h2>
            <p>{say('shell.footer.careText')}</p>
          </div>
        </div>
        <div className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full font-extrabold text-text inset-ring-2 inset-ring-line-strong">
            18+
          </span>
          <p className="max-w-[80ch] text-xs text-text-faint">{say('shell.footer.operator')}</p>
        </div>
      </div>
    </footer>
  );
}

const headClass = 'font-display text-sm font-semibold text-text';

function Column({ title, links, children }: { title: string; links: [string, MessageKey][]; children?: ReactNode }) {
  const say = useSay();
  return (
    <nav aria-label={title} className="grid content-start gap-1">
      <h2 className={headClass}>{title}</h2>
      {links.map(([href, label]) => (
        <SiteLink key={href} href={href} className="py-1.25 hover:text-text">
          {say(label)}
        </SiteLink>
      ))}
      {children}
    </nav>
  );
}
