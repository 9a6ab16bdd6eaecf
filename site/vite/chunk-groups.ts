/**
 * The scripts of a guest's first screen, as one file: gzip saves 5 kB against a dozen small ones. A module that is
 * listed here but used elsewhere only costs its bytes; one that is missing costs a request.
 */
const parts = [
  /\/node_modules\/(react|react-dom|scheduler|react-router)\//,
  // Not entry.client: what is in this file runs when the first route is imported, and the entry must run last.
  /\/site\/src\/(root|site-context)\.tsx?/,
  /\/site\/src\/i18n\/(?!.*\.server|load-messages)/,
  /\/site\/src\/modals\/(ModalLink|after-paint|Modals|modal-address|revalidate)\.tsx?/,
  /\/site\/src\/lobby\/(Lobby|LobbyBanners|LobbyPage|late-rows)\.tsx?/,
  /\/site\/src\/shell\/(Background|BottomBar|Clock|EntryLink|Header|LanguageMenu|LateScripts|SupportButton|TopNav)\.tsx/,
  /\/site\/src\/shell\/(OfflineHint|PageLinks|Popover|Progress|Shell|Sidebar|SiteLink|Toasts|UiWords)\.tsx/,
  /\/site\/src\/shell\/(chrome|current-of|for-players|head-icon-class|hold-clicks|late|late-footer|request-id|seo)\.ts/,
  /\/site\/src\/shell\/(session|side-item-class|sidebar-events|use-handle|when-fetched)\.ts/,
  /\/site\/src\/support\/unread\.ts/,
  /\/site\/src\/(guards\/use-is-closed|search\/use-search-keys)\.ts/,
  /\/site\/src\/(consent\/Consent|popups\/open-popup)\.tsx?/,
  /\/ui\/src\/(Badge|Button|Card|Icon|LoadingBar|Logo|Ui|class-names|fonts)\.tsx?/,
  /\/ui\/src\/art\/brand\.ts/,
  // The table of calls goes with the client that makes them, not with the lobby.
  /\0(rolldown|vite|virtual(?!:halley-routes))/,
  /^virtual:react-router/,
];

function isFirstScreen(id: string): boolean {
  return parts.some((part) => part.test(id));
}

/**
 * What every page loads soon after its first screen, and what every list of games is made of, each with all that it
 * needs: sixty requests for a few hundred bytes each cost a browser more than their contents.
 */
export const chunkGroups = [
  { name: 'first-screen', test: isFirstScreen, priority: 3 },
  { name: 'duties', test: /\/site\/src\/shell\/(Duties|LiveLink)\.tsx/, priority: 2 },
  {
    name: 'lists',
    test: /\/site\/src\/(lobby\/LobbyRows|banners\/Slider|shell\/Footer|catalogue\/TileCard)\.tsx/,
    priority: 1,
  },
];
