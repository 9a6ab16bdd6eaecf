import type { PageContext } from '@halley/contract';
import { brandStyle, themeColour } from './brand-style.server.ts';

type Brand = Pick<PageContext['brand'], 'colours' | 'icons'>;

/** What the head of a page says of a brand; nothing where it looks like the house does. */
export function brandHead({ colours, icons }: Brand) {
  const { version } = brandStyle(colours);
  const tab = icons.find(({ purpose }) => purpose === 'any');
  const home = icons.find(({ type, sizes }) => type === 'image/png' && Number.parseInt(sizes, 10) >= 152);
  return {
    ...(version !== undefined && { style: `/brand.css?v=${version}`, colour: themeColour(colours) }),
    ...(tab && {
      icons: [
        { rel: 'icon', href: tab.src, type: tab.type },
        ...(home ? [{ rel: 'apple-touch-icon', href: home.src, type: home.type }] : []),
      ],
    }),
  };
}
