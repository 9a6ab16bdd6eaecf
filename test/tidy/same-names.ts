import { type Complaint, isTypeScript, type Rule } from './repository.ts';

/** Rooms that only screens have: the ground pages stand on, and pages made of several features. */
const screensOnly: Readonly<Record<string, readonly string[]>> = {
  'site/src': [
    ...['analytics', 'app', 'banners', 'brand', 'catalogue', 'consent', 'context', 'forms', 'frame', 'i18n', 'lobby'],
    ...['page', 'preview', 'profile', 'query', 'scripts', 'search', 'seo', 'session', 'shell', 'storage', 'survey'],
    'hub',
  ],
  'backoffice/src': [
    ...['account', 'api', 'console', 'players', 'providers', 'returns', 'session', 'shell', 'sign-in', 'words'],
    ...['brands', 'my-work', 'overview', 'player-card', 'testing'],
  ],
};

/** A feature has the name its room has in the server, so that one word finds it on every side. */
export const featuresHaveOneName =
  (serverRooms: readonly string[]): Rule =>
  (files) =>
    Object.entries(screensOnly).flatMap(([folder, own]) => {
      const inside = files.filter(({ path }) => path.startsWith(`${folder}/`) && isTypeScript(path));
      const rooms = new Set(inside.flatMap(({ path }) => /^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1] ?? []));
      const complain = (room: string, message: string): Complaint => ({
        rule: 'same',
        path: inside.find(({ path }) => path.startsWith(`${folder}/${room}/`))?.path ?? folder,
        message,
      });
      return [
        ...[...rooms]
          .filter((room) => !serverRooms.includes(room) && !own.includes(room))
          .map((room) => complain(room, `the server has no room ${room}: call it as its feature is called there`)),
        ...own
          .filter((room) => serverRooms.includes(room))
          .map((room) => complain(room, 'the server has it too: take it off the list of what only screens have')),
      ];
    });
