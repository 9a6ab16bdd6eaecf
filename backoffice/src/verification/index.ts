import type { Desk } from '../console/index.ts';
import { ReviewPage } from './ReviewPage.tsx';

export const verificationDesk: Desk = {
  to: '/documents',
  label: 'Documents',
  icon: 'shield',
  permission: 'documents.review',
  queues: ['documents'],
  pages: [{ index: true, Component: ReviewPage }],
};
