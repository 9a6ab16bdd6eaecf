export { brandHead } from './brand-head.server.ts';
export { brandStyle, themeColour } from './brand-style.server.ts';
export { authProviderName, inHouse, titled } from './house.server.ts';
