export { knockoutForecast, winsOf } from './knockout-forecast.ts';
export {
  type LeagueForecast,
  leagueForecast,
  type SeasonMatch,
  worthOf,
} from './league-forecast.ts';
export { seasonKeys, seasonMarkets } from './season-markets.ts';
