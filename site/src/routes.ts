import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('lobby/LobbyPage.tsx'),
  route('login', 'identity/LoginRoute.tsx'),
  route('sign-in', 'identity/LoginRoute.tsx', { id: 'sign-in' }),
  route('registration', 'identity/RegistrationRoute.tsx'),
  route('sign-up', 'identity/RegistrationRoute.tsx', { id: 'sign-up' }),
  route('profile', 'identity/ProfilePage.tsx'),
  route('users', 'identity/ProfilePage.tsx', { id: 'users' }),
  route('producers/:producer', 'games/ProducerPage.tsx'),
  route('play/:producer/:name', 'games/GamePage.tsx'),
  route('play/:producer/:name/rules', 'games/RulesPage.tsx'),
  route('fairness', 'games/FairnessPage.tsx'),
  route('terms-and-conditions', 'content/TermsPage.tsx'),
  route('oops', 'shell/OopsPage.tsx'),
  route('demo/ui', 'shell/GalleryPage.tsx'),
  route('messages/:file', 'i18n/messages-route.ts'),
  route('*', 'shell/MissingPage.tsx'),
] satisfies RouteConfig;
