import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { words } from '../words/index.ts';

export function AuditTabs({ current }: { current: 'trail' | 'exports' }): ReactNode {
  return (
    <TabLinks
      label={words.trail.title}
      links={[
        { href: '/audit', label: words.trail.title, current: current === 'trail' },
        { href: '/audit/exports', label: words.exports.title, current: current === 'exports' },
      ]}
    />
  );
}
