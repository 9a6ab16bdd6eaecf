import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The few words bricks say themselves. The site passes them translated; the defaults are English. */
export interface UiText {
  close: string;
  back: string;
  loading: string;
  showPassword: string;
  hidePassword: string;
  notices: string;
  tryDemo: string;
  seeAll: string;
  play: (name: string) => string;
  demoOf: (name: string) => string;
  /** The arrows of a row. */
  before: string;
  after: string;
  /** Short units of a timer: "1 d 04 h". */
  days: string;
  hours: string;
}

export const englishText: UiText = {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notices: 'Notices',
  tryDemo: 'Try demo',
  seeAll: 'See all',
  play: (name) => `Play ${name}`,
  demoOf: (name) => `Try demo: ${name}`,
  before: 'Earlier in the row',
  after: 'Further in the row',
  days: 'd',
  hours: 'h',
};

export type UiLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** How a brick makes a link. The site passes its router's link, so that bricks know no router. */
export type UiLink = ComponentType<UiLinkProps>;

function PlainLink(props: UiLinkProps): ReactNode {
  return <a {...props} />;
}

const UiContext = createContext<{ text: UiText; Link: UiLink }>({ text: englishText, Link: PlainLink });

export interface UiProviderProps {
  text?: Partial<UiText>;
  link?: UiLink;
  children: ReactNode;
}

export function UiProvider({ text, link, children }: UiProviderProps): ReactNode {
  const above = useContext(UiContext);
  return <UiContext value={{ text: { ...above.text, ...text }, Link: link ?? above.Link }}>{children}</UiContext>;
}

export function useUi(): { text: UiText; Link: UiLink } {
  return useContext(UiContext);
}
