/** What players see of their gifts round every page. */
export { GiftsLink } from './GiftsLink.tsx';
