/** The same line as in phone.css: here the game is the whole screen, and what stands beside it comes when it is asked for. */
const phone = '(max-width: 44.99rem), (orientation: landscape) and (max-height: 30rem)';

export const isPhone = (): boolean => window.matchMedia(phone).matches;
