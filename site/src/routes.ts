import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('lobby/LobbyPage.tsx')] satisfies RouteConfig;
