export { MissingPage } from './MissingPage.tsx';
export { Shell } from './Shell.tsx';
