import { type Desk, page } from '../console/index.ts';

export { FormPart } from './form/FormPart.tsx';
export { CropDialog } from './images/CropDialog.tsx';
export { ImagePick } from './images/ImagePick.tsx';
export { useWarning } from './use-warning.ts';

export const contentDesk: Desk = {
  to: '/content',
  label: 'Content',
  icon: 'eye',
  permission: 'content.preview',
  queues: ['content_reviews'],
  pages: [
    { index: true, lazy: page(() => import('./editor/ChangesPage.tsx'), 'ChangesPage') },
    { path: 'item', lazy: page(() => import('./editor/ItemPage.tsx'), 'ItemPage') },
    { path: 'pages', lazy: page(() => import('./editor/ItemsPage.tsx'), 'PagesPage') },
    { path: 'banners', lazy: page(() => import('./editor/ItemsPage.tsx'), 'BannersPage') },
    { path: 'menus', lazy: page(() => import('./editor/ItemsPage.tsx'), 'MenusPage') },
    { path: 'words', lazy: page(() => import('./editor/WordsPage.tsx'), 'WordsPage') },
    { path: 'pictures', lazy: page(() => import('./images/ImagesPage.tsx'), 'ImagesPage') },
    { path: 'links', lazy: page(() => import('./editor/LinksPage.tsx'), 'LinksPage') },
    { path: 'drafts', lazy: page(() => import('./ContentPage.tsx'), 'ContentPage') },
    { path: 'documents', lazy: page(() => import('./ConfigDocumentsPage.tsx'), 'ConfigDocumentsPage') },
    { path: 'documents/:name', lazy: page(() => import('./ConfigDocumentPage.tsx'), 'ConfigDocumentPage') },
  ],
};
