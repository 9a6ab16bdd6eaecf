import type { Desk } from '../console/index.ts';
import { ConfigDocumentPage } from './ConfigDocumentPage.tsx';
import { ConfigDocumentsPage } from './ConfigDocumentsPage.tsx';
import { ContentPage } from './ContentPage.tsx';

export { FormPart } from './form/FormPart.tsx';

export const contentDesk: Desk = {
  to: '/content',
  label: 'Content',
  icon: 'eye',
  permission: 'content.preview',
  queues: ['content_reviews'],
  pages: [
    { index: true, Component: ContentPage },
    { path: 'documents', Component: ConfigDocumentsPage },
    { path: 'documents/:name', Component: ConfigDocumentPage },
  ],
};
