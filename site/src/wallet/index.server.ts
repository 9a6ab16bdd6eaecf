export { playCurrency } from './play-currency.server.ts';
