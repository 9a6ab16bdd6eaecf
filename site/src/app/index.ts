export { askEscapeAfterReload } from './escape-on-logout.ts';
export { platformOf } from './platform.ts';
