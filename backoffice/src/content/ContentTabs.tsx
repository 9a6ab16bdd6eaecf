import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { documentWords } from './document-words.ts';
import { editorWords } from './editor/editor-words.ts';

const tabs = {
  changes: { href: '/content', label: editorWords.tabs.changes },
  pages: { href: '/content/pages', label: editorWords.tabs.pages },
  banners: { href: '/content/banners', label: editorWords.tabs.banners },
  menus: { href: '/content/menus', label: editorWords.tabs.menus },
  words: { href: '/content/words', label: editorWords.tabs.words },
  pictures: { href: '/content/pictures', label: editorWords.tabs.pictures },
  links: { href: '/content/links', label: editorWords.tabs.links },
  drafts: { href: '/content/drafts', label: documentWords.tabs.drafts },
  documents: { href: '/content/documents', label: documentWords.tabs.documents },
} as const;

export function ContentTabs({ current }: { current: keyof typeof tabs }): ReactNode {
  return (
    <TabLinks
      label={documentWords.tabs.label}
      links={Object.entries(tabs).map(([name, tab]) => ({ ...tab, current: name === current }))}
    />
  );
}
