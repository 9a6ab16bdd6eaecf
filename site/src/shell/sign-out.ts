/** Ends the session, forgets the player, tells other tabs and a parent frame; then the page is loaded anew. */
export async function signOut({ partners = [] }: { partners?: readonly string[] } = {}): Promise<void> {
  const [{ callApi }, { forgetSession }, { tellOtherTabs }, { tellParent }, { askEscapeAfterReload }, { askNextTime }] =
    await Promise.all([
      import('../query/index.ts'),
      import('./forget-session.ts'),
      import('./session-channel.ts'),
      import('../frame/tell-parent.ts'),
      import('../popups/escape-on-logout.ts'),
      import('../identity/sign-in/browser-credentials.ts'),
    ]);
  // A failure is logged; the page forgets the player all the same.
  await callApi('signOut');
  await forgetSession();
  await askNextTime();
  tellOtherTabs();
  tellParent({ type: 'refresh_user' }, partners);
  askEscapeAfterReload();
  window.location.assign(document.querySelector<HTMLAnchorElement>('header a')?.href ?? '/');
}
