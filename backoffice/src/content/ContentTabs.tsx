import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { documentWords } from './document-words.ts';

const { tabs } = documentWords;

export function ContentTabs({ current }: { current: 'drafts' | 'documents' }): ReactNode {
  return (
    <TabLinks
      label={tabs.label}
      links={[
        { href: '/content', label: tabs.drafts, current: current === 'drafts' },
        { href: '/content/documents', label: tabs.documents, current: current === 'documents' },
      ]}
    />
  );
}
