export { readJackpotPage } from './read-jackpot-page.server.ts';
export { readStrip } from './read-strip.server.ts';
