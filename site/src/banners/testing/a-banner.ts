import type { Banner } from '@halley/contract';

/** A banner for everybody, at the top of main. */
export function aBanner(more: Partial<Banner> = {}): Banner {
  return {
    id: 'a-banner',
    categories: ['slider-index-top'],
    title: { text: 'A title' },
    description: { text: 'A text', size: '' },
    gradient: { colorLeft: '#101010', colorLeftCenter: '#202020', colorRightCenter: '#303030', colorRight: '#404040' },
    labels: [],
    button: { name: 'Look', url: '/games' },
    image: '/art/banners/bridge.svg',
    overlayImage: '',
    order: {},
    ...more,
  };
}
