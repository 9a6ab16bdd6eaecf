import { whenFetched } from '../../page/index.ts';

/** What a filled slip is made of. An empty one is a few words: the rest comes with the first click on the page. */
export const loadFilled = () => whenFetched(() => import('./SlipFilled.tsx'));
