import type { Desk } from '../console/index.ts';
import { BrandPage } from './BrandPage.tsx';
import { BrandsPage } from './BrandsPage.tsx';
import { NewBrandPage } from './NewBrandPage.tsx';

export const brandsDesk: Desk = {
  to: '/brands',
  label: 'Brands',
  icon: 'star',
  permission: 'brands.manage',
  pages: [
    { index: true, Component: BrandsPage },
    { path: 'new', Component: NewBrandPage },
    { path: ':id', Component: BrandPage },
    { path: ':id/:step', Component: BrandPage },
  ],
};
