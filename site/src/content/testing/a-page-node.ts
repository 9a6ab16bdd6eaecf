import type { PageNode } from '@halley/contract';

/** A page as the tree of pages names it. */
export const aPageNode = (path: string, more: Partial<PageNode> = {}): PageNode => ({
  id: path,
  path,
  title: `Title of ${path}`,
  layout: 'default',
  categories: ['page'],
  hidden: false,
  ...more,
});
