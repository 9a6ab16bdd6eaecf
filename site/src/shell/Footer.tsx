import { classNames, Icon } from '@halley/ui';
import type { ReactNode } from 'react';
import { Kept, openPopup, SiteLink } from '../page/index.ts';
import { type ChromeLink, type FooterData, useChrome, useRootData } from '../session/index.ts';
import { BrandName } from './BrandName.tsx';

/** The foot of every page, as the server has read it. Drawn when it comes near. */
export function Footer() {
  const footer = useChrome().footer;
  const install = useRootData()?.flags.on.install_app;
  return (
    <Kept name="foot" of={[footer, install]}>
      <Foot footer={footer} install={install} />
    </Kept>
  );
}

function Foot({ footer, install }: { footer: FooterData | null; install: boolean | undefined }) {
  if (!footer) return null;
  const { words } = footer;
  return (
    <footer className="below-fold mx-auto mt-10 w-full max-w-content px-gutter pb-28 text-13 text-text-soft lg:pb-16">
      <div className="grid gap-8 border-t border-line pt-8">
        <div className="grid grid-cols-2 gap-6 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <div className="col-span-full grid content-start justify-items-start gap-3 lg:col-span-1">
            <BrandName />
            <p className="max-w-[34ch]">{words.promise}</p>
            <Contacts footer={footer} />
          </div>
          <Column title={words.information} links={footer.information}>
            <a href="#cookies" className="py-1.25 hover:text-text">
              {words.cookies}
            </a>
          </Column>
          <Column title={words.help} links={footer.help}>
            {install && (
              <button
                type="button"
                className="py-1.25 text-left hover:text-text"
                onClick={() => void openPopup('install')}
              >
                {words.install}
              </button>
            )}
          </Column>
          <div className="col-span-full grid content-start justify-items-start gap-2 lg:col-span-1">
            <h2 className={headClass}>{words.care}</h2>
            <p>{words.careText}</p>
            <SiteLink href="/profile/limits" className="py-1 font-bold text-ice hover:underline">
              {words.setLimit}
            </SiteLink>
          </div>
        </div>
        {footer.awards.length > 0 && (
          <Carousel
            title={words.awards}
            all={{ href: '/awards', text: words.showAll }}
            // Begun in this very page, a break is known to the page before the server draws it anew.
            className="[html[data-excluded]_&]:hidden"
          >
            {footer.awards.map(({ title, note, image }) => (
              <li
                key={title + note}
                className="flex shrink-0 snap-start items-center gap-3 rounded-lg bg-surface-1 px-4 py-3"
              >
                {image ? (
                  <img src={image} alt="" width={40} height={40} loading="lazy" className="size-10 object-contain" />
                ) : (
                  <Icon name="achievements" className="text-cat-vip" />
                )}
                <span className="grid">
                  <b className="text-text">{title}</b>
                  <span className="text-xs">{note}</span>
                </span>
              </li>
            ))}
          </Carousel>
        )}
        {footer.providers.length > 0 && (
          <Carousel title={words.providers}>
            {footer.providers.map(({ href, text }) => (
              <li key={href} className="snap-start">
                <SiteLink
                  href={href}
                  className="flex min-h-11 items-center rounded-10 bg-surface-1 px-4 font-semibold whitespace-nowrap hover:bg-surface-2 hover:text-text"
                >
                  {text}
                </SiteLink>
              </li>
            ))}
          </Carousel>
        )}
        <Payments footer={footer} />
        <section aria-label={words.trust}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {footer.trust.map(({ href, text, icon }) => (
              <li key={text} className="flex items-center gap-2">
                <Icon name={icon} size="small" className="text-ice" />
                {href ? (
                  <SiteLink href={href} className="py-1.5 hover:text-text">
                    {text}
                  </SiteLink>
                ) : (
                  <span className="py-1.5">{text}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
        <div className="flex items-start gap-3">
          <span
            role="img"
            aria-label={words.age}
            className="grid size-10 shrink-0 place-items-center rounded-full font-extrabold text-text inset-ring-2 inset-ring-line-strong"
          >
            {footer.age}+
          </span>
          <p className="max-w-[80ch] text-xs text-text-faint">{footer.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

const headClass = 'font-display text-sm font-semibold text-text';
const roundClass =
  'grid size-11 place-items-center rounded-10 bg-surface-3 text-text-soft hover:bg-surface-4 hover:text-text';

/** The ways to people: chat, mail, telephone where the language has one, and the house elsewhere. */
function Contacts({ footer: { words, email, phone, socials } }: { footer: FooterData }) {
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        <li>
          <a href="#chat" aria-label={words.chat} className={roundClass}>
            <Icon name="chat" />
          </a>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`} aria-label={`${words.mail}: ${email}`} className={roundClass}>
              <Icon name="mail" />
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+0-9]/g, '')}`} className={classNames(roundClass, 'w-auto px-3')}>
              <span className="flex items-center gap-2 font-semibold">
                <Icon name="phone" label={words.phone} />
                {phone}
              </span>
            </a>
          </li>
        )}
      </ul>
      {socials.length > 0 && (
        <ul aria-label={words.socials} className="flex flex-wrap gap-2">
          {socials.map(({ name, icon, url }) => (
            <li key={url}>
              <a href={url} aria-label={name} target="_blank" rel="noopener noreferrer" className={roundClass}>
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Payments({ footer: { words, payments } }: { footer: FooterData }) {
  if (payments.length === 0) return null;
  return (
    <nav aria-label={words.payments}>
      <ul className="flex flex-wrap gap-2">
        {payments.map(({ text, icon }) => (
          <li key={text}>
            <SiteLink
              href="/cashbox"
              className="flex h-11 items-center gap-2 rounded-10 bg-surface-1 px-3.5 text-xs font-semibold hover:bg-surface-2 hover:text-text"
            >
              <Icon name={icon} size="small" />
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CarouselProps {
  title: string;
  all?: ChromeLink;
  className?: string;
  children: ReactNode;
}

/** A row that is swiped or scrolled. */
function Carousel({ title, all, className, children }: CarouselProps) {
  return (
    <section aria-label={title} className={classNames('grid gap-3', className)}>
      <div className="flex items-center justify-between">
        <h2 className={headClass}>{title}</h2>
        {all && (
          <SiteLink href={all.href} className="py-1 font-bold text-ice hover:underline">
            {all.text}
          </SiteLink>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul tabIndex={0} className="bleed flex snap-x snap-proximity gap-2 overflow-x-auto scrollbar-none py-1">
        {children}
      </ul>
    </section>
  );
}

function Column({ title, links, children }: { title: string; links: ChromeLink[]; children?: ReactNode }) {
  return (
    <nav aria-label={title} className="grid content-start gap-1">
      <h2 className={headClass}>{title}</h2>
      {links.map(({ href, text }) => (
        <SiteLink key={href} href={href} className="py-1.25 hover:text-text">
          {text}
        </SiteLink>
      ))}
      {children}
    </nav>
  );
}
