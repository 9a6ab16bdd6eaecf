import type { Banner } from '@halley/contract';

/** What the slider draws of a banner: texts are text, addresses are checked, everything is in the visitor's money. */
export interface Slide {
  id: string;
  title: string;
  text: string;
  labels: string[];
  image: string;
  overlay: string | null;
  gradient: [string, string, string, string];
  action: { label: string; href: string } | null;
  /** Opens a popup. */
  second: { label: string; title: string; lead: string; text: string } | null;
  timer: { startMs: number; endMs: number } | null;
  /** The identifier of the jackpot whose prize pool stands beneath the title. */
  jackpot: string | null;
}

export interface SlideOptions {
  currency: string;
  /** Where our own art is in this build. */
  imageOf(address: string): string;
  /** The title of a jackpot by its identifier; undefined: no such jackpot is shown now. */
  jackpotTitleOf(identifier: string): string | undefined;
  /** Whether a part of the house is open: the page a button leads to by kind. */
  isOpen(page: 'tournaments' | 'lotteries'): boolean;
}

/** Null: the jackpot it is about is not there. */
export function slideOf(banner: Banner, { currency, imageOf, jackpotTitleOf, isOpen }: SlideOptions): Slide | null {
  const say = (text: string) => fillIn(text, banner.variables, currency);
  const isJackpot = banner.categories.includes('slider-jackpot');
  const jackpotTitle = isJackpot ? jackpotTitleOf(banner.id) : undefined;
  if (isJackpot && jackpotTitle === undefined) return null;
  const { gradient, button, secondButton, timer } = banner;
  const href = hrefOf(banner, isOpen);
  return {
    id: banner.id,
    title: jackpotTitle ?? say(banner.title.text),
    text: say(banner.description.text),
    labels: banner.labels.map(({ title }) => say(title)).filter(Boolean),
    image: imageOf(banner.image),
    overlay: banner.overlayImage === '' ? null : imageOf(banner.overlayImage),
    gradient: [gradient.colorLeft, gradient.colorLeftCenter, gradient.colorRightCenter, gradient.colorRight],
    action: href === null || button.name === '' ? null : { label: say(button.name), href },
    second: secondButton
      ? {
          label: say(secondButton.name),
          title: say(secondButton.popup.title),
          lead: say(secondButton.popup.secondTitle),
          text: say(secondButton.popup.desc),
        }
      : null,
    timer: timer ? { startMs: Date.parse(timer.start_at), endMs: Date.parse(timer.end_at) } : null,
    jackpot: isJackpot ? banner.id : null,
  };
}

/** `{name}` becomes the value of the visitor's currency, else that of EUR. What nobody gave a value is left out. */
export function fillIn(text: string, variables: Banner['variables'], currency: string): string {
  return text
    .replace(/\{([A-Za-z0-9_]{1,60})\}/g, (_whole, name: string) => {
      const values = variables && Object.hasOwn(variables, name) ? variables[name] : undefined;
      return values?.[currency] ?? values?.EUR ?? '';
    })
    .trim();
}

/** What leads to a part of the house that is not open leads nowhere. */
function hrefOf({ button, url, frontend_identifier: own }: Banner, isOpen: SlideOptions['isOpen']): string | null {
  if (button.type) {
    const page = button.type === 'lottery' ? 'lotteries' : 'tournaments';
    if (!isOpen(page)) return null;
    const name = button.frontendIdentifier ?? own;
    if (button.url || !name) return button.url || '/tournaments';
    return `/${button.type === 'lottery' ? 'lottery' : 'tournaments'}/${encodeURIComponent(name)}`;
  }
  return button.url || url || null;
}
