import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Addresses of modals: opened directly, main lies beneath. */
const overMain = [
  'sign-in',
  'sign-up',
  'login',
  'registration',
  'remind',
  'new-password',
  'email-verify',
  'confirmation',
  'cashbox',
  'dashboard',
  'deposit',
  'accounts/:id/deposit',
  'deposit-bonus',
  'deposit-fast',
  'withdraw',
  'search',
].map((path) => route(path, 'modals/OverMain.tsx', { id: path }));

/** Older addresses, still in mails and bookmarks. */
const moved = ['accounts/history', 'profile/password/edit', 'profile/confirmation'].map((path) =>
  route(path, 'shell/moved-route.ts', { id: path }),
);

export default [
  index('lobby/LobbyPage.tsx'),
  ...overMain,
  ...moved,
  route('profile', 'profile/ProfilePage.tsx'),
  route('users', 'profile/ProfilePage.tsx', { id: 'users' }),
  route('profile/level', 'profile/LevelPage.tsx'),
  route('profile/security', 'profile/security/SecurityPage.tsx'),
  route('profile/promocode', 'profile/PromocodePage.tsx'),
  route('profile/subscriptions', 'profile/SubscriptionsPage.tsx'),
  route('profile/games-history', 'profile/GamesHistoryPage.tsx'),
  route('profile/gifts', 'gifts/GiftsPage.tsx'),
  route('profile/verification', 'verification/VerificationPage.tsx'),
  route('profile/limits', 'limits/LimitsPage.tsx'),
  route('profile/limits/confirm', 'limits/ConfirmLimitPage.tsx'),
  route('sport/login', 'sportsbook/SportPage.tsx', { id: 'sport/login' }),
  route('sport/registration', 'sportsbook/SportPage.tsx', { id: 'sport/registration' }),
  route('sport/:section?', 'sportsbook/SportPage.tsx'),
  route('games', 'catalogue/ListPage.tsx', { id: 'games' }),
  route('random-game', 'catalogue/random-route.ts'),
  route('pokies/:slug', 'catalogue/ListPage.tsx', { id: 'pokies' }),
  route('live/:slug', 'catalogue/ListPage.tsx', { id: 'live' }),
  route('slots', 'catalogue/ListPage.tsx', { id: 'slots' }),
  route('categories/:slug', 'catalogue/ListPage.tsx', { id: 'categories' }),
  route('producers/:producer/:page?', 'catalogue/ListPage.tsx', { id: 'producers' }),
  route('favorite-games', 'catalogue/FavouritesPage.tsx'),
  route('play/:producer/:name', 'games/GamePage.tsx'),
  route('play/:producer/:name/rules', 'games/RulesPage.tsx'),
  route('fairness', 'games/FairnessPage.tsx'),
  route('jackpots', 'jackpots/JackpotsPage.tsx'),
  route('terms-and-conditions', 'content/TermsPage.tsx'),
  ...['notifications', 'rocket-mart'].map((path) => route(path, 'shell/NotYetPage.tsx', { id: path })),
  route('oops', 'shell/OopsPage.tsx'),
  route('ffc', 'shell/FlagsPage.tsx'),
  route('demo/ui', 'shell/GalleryPage.tsx'),
  route('manifest.webmanifest', 'app/manifest-route.ts'),
  route('consent', 'consent/answer-route.ts'),
  route('messages/:file', 'i18n/messages-route.ts'),
  // The page of a jackpot. Every address above wins over it.
  route(':identifier', 'jackpots/JackpotPage.tsx'),
  route('*', 'shell/MissingPage.tsx'),
] satisfies RouteConfig;
