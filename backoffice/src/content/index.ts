import type { Desk } from '../console/index.ts';
import { ConfigDocumentPage } from './ConfigDocumentPage.tsx';
import { ConfigDocumentsPage } from './ConfigDocumentsPage.tsx';
import { ContentPage } from './ContentPage.tsx';
import { ChangesPage } from './editor/ChangesPage.tsx';
import { ItemPage } from './editor/ItemPage.tsx';
import { ItemsPage } from './editor/ItemsPage.tsx';
import { LinksPage } from './editor/LinksPage.tsx';
import { WordsPage } from './editor/WordsPage.tsx';
import { ImagesPage } from './images/ImagesPage.tsx';

export { FormPart } from './form/FormPart.tsx';

export const contentDesk: Desk = {
  to: '/content',
  label: 'Content',
  icon: 'eye',
  permission: 'content.preview',
  queues: ['content_reviews'],
  pages: [
    { index: true, Component: ChangesPage },
    { path: 'item', Component: ItemPage },
    { path: 'pages', Component: () => ItemsPage({ kinds: ['page', 'snippet', 'list'] }) },
    { path: 'banners', Component: () => ItemsPage({ kinds: ['banner'] }) },
    { path: 'menus', Component: () => ItemsPage({ kinds: ['menu'] }) },
    { path: 'words', Component: WordsPage },
    { path: 'pictures', Component: ImagesPage },
    { path: 'links', Component: LinksPage },
    { path: 'drafts', Component: ContentPage },
    { path: 'documents', Component: ConfigDocumentsPage },
    { path: 'documents/:name', Component: ConfigDocumentPage },
  ],
};
