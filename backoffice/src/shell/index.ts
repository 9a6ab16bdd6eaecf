export { MissingPage } from './MissingPage.tsx';
export { RenewedPage } from './RenewedPage.tsx';
export { Shell } from './Shell.tsx';
