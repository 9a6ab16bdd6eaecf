import Gallery from '@halley/ui/gallery/Gallery.tsx';
import { data } from 'react-router';
import { siteContext } from '../context/index.ts';
import type { PageHandle } from '../page/index.ts';
import type { Route } from './+types/GalleryPage.ts';

export const handle: PageHandle = { noindex: true, bare: true };

/** Every brick in every state; demo mode only. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(siteContext).mode !== 'demo') throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: 'Bricks · Halley' }];

export default Gallery;
