export { catalogOf, messagesOf } from './catalog.server.ts';
export { sayIn } from './say.server.ts';
