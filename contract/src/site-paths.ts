/**
 * Addresses that the site answers by itself, beside the pages an operator writes: what links of content are judged
 * against. A test of the site compares it with its routes.
 */
export const sitePaths: readonly string[] = `
sign-in sign-up login registration remind new-password email-verify confirmation cashbox dashboard deposit
accounts/:id/deposit deposit-bonus deposit-fast withdraw search accounts/history profile/password/edit
profile/confirmation profile users profile/level profile/security profile/promocode profile/subscriptions
profile/games-history profile/history profile/statements profile/gifts referral bonus-balance profile/verification profile/limits
profile/limits/confirm sport/login sport/registration sport/events/:id sport/how sport/bets sport/settings
sport/live/:sport? sport/leagues/:id sport/calendar/:day? sport/results/:day? sport/multi sport/outside sport/favourites
sport/:section? games random-game pokies/:slug live/:slug slots categories/:slug producers/:producer/:page?
favorite-games play/:producer/:name play/:producer/:name/rules how-we-notice self-test profile/source-of-funds fairness fair/draws/:id lottery/:slug action/:slug?
achievements jackpots payments notifications oops ffc demo/ui brand.css manifest.webmanifest version.json sign-out
consent messages/:file art/banners/:file robots.txt sitemap.xml sitemaps/:file support promotions promo/:slug
rocket-mart/:tab? activity-hub rocketmart-wheel rocketmart-wheel/segments rocket-chance tournaments tournaments/all
tournaments/producers tournaments/lotteries tournaments/actions tournaments/live tournaments/achievements
tournaments/:slug vip rocketplay-adventure`
  .trim()
  .split(/\s+/);

const patterns = sitePaths.map(patternOf);

/** `/sport/live/football`: whether the site answers at a path, by its own routes. */
export function isSitePath(path: string): boolean {
  return path === '/' || patterns.some((pattern) => pattern.test(path));
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return `/${part.replaceAll('.', '\\.')}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${parts.join('')}/?$`);
}
