export { giftsText } from './gift-text.ts';
