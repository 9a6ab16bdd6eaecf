/**
 * The scripts of a guest's first screen, as one file: gzip saves 5 kB against a dozen small ones. A module that is
 * listed here but used elsewhere only costs its bytes; one that is missing costs a request.
 */
const parts = [
  /\/node_modules\/(react|react-dom|scheduler|react-router)\//,
  // Not entry.client: what is in this file runs when the first route is imported, and the entry must run last.
  /\/site\/src\/(root\.tsx|context\/)/,
  /\/site\/src\/i18n\/(?!.*\.server|load-messages)/,
  /\/site\/src\/page\/(PageLinks|Popover|SiteLink|Toasts|UiWords)\.tsx/,
  /\/site\/src\/page\/(current-of|head-icon-class|late|seo|side-item-class|unread|use-handle|when-fetched)\.ts/,
  /\/site\/src\/page\/(guards\/use-is-closed|modals\/(ModalLink|after-paint|modal-address|revalidate)|popups\/open-popup)\.tsx?/,
  /\/site\/src\/lobby\/(Lobby|LobbyBanners|LobbyPage|late-rows)\.tsx?/,
  /\/site\/src\/shell\/(Background|BottomBar|Clock|EntryLink|Header|LanguageMenu|LateScripts|Modals|OfflineHint)\.tsx/,
  /\/site\/src\/shell\/(Progress|Shell|Sidebar|SupportButton|TopNav)\.tsx/,
  /\/site\/src\/shell\/(for-players|hold-clicks|late-footer|request-id|sidebar-events|use-search-keys)\.ts/,
  /\/site\/src\/(session\/(chrome|session)\.ts|consent\/Consent\.tsx)/,
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
 * needs: sixty requests for a few hundred bytes each cost a browser more than their contents. What a page of text is made
 * of comes without either.
 */
export const chunkGroups = [
  { name: 'first-screen', test: isFirstScreen, priority: 4 },
  { name: 'text', test: /\/(site\/src\/page\/CmsHtml|ui\/src\/SectionHead)\.tsx/, priority: 3 },
  // Amounts stand where there are no lists, too.
  { name: 'money', test: /\/(ui\/src\/format-money|contract\/src\/money)\.ts/, priority: 3 },
  { name: 'duties', test: /\/site\/src\/(shell\/BackgroundTasks|page\/live\/LiveLink)\.tsx/, priority: 2 },
  {
    name: 'lists',
    test: /\/site\/src\/(lobby\/LobbyRows|banners\/Slider|shell\/Footer|catalogue\/TileCard)\.tsx/,
    priority: 1,
  },
];
