/** Where a visitor is. */
export interface Standing {
  country: string;
  /** Whether somebody there may play for money at all. */
  mayPlay: boolean;
  /** Whether this visitor may play for fun: a guest only where an account could be opened, as on the page (GUARD-04). */
  mayTry: boolean;
}

/** What a visitor is shown. */
export interface Sight {
  /** Robots and testers see games of every country; they do not play them. */
  seesEverything: boolean;
  showsMysticJackpots: boolean;
}
