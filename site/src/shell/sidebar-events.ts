/** What opens and closes the sidebar, from wherever: `window.dispatchEvent(new Event(…))`. */
export const sidebarEvents = { open: 'halley:sidebar-open', close: 'halley:sidebar-close' } as const;

export function openSidebar(): void {
  window.dispatchEvent(new Event(sidebarEvents.open));
}

export function closeSidebar(): void {
  window.dispatchEvent(new Event(sidebarEvents.close));
}
