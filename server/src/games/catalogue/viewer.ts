/** Where a visitor is. */
export interface Standing {
  country: string;
  /** Whether somebody there may play for money at all. */
  mayPlay: boolean;
}

/** What a visitor is shown. */
export interface Sight {
  /** Robots and testers see games of every country; they do not play them. */
  seesEverything: boolean;
  showsMysticJackpots: boolean;
}
