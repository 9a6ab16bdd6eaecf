/** Ends the session, forgets the player, tells other tabs and a parent frame; then the page is loaded anew. */
export async function signOut({ partners = [] }: { partners?: readonly string[] } = {}): Promise<void> {
  const [{ callApi }, { forgetSession }, { leaving }, { tellOtherTabs }, { tellParent }] = await Promise.all([
    import('../query/index.ts'),
    import('./forget-session.ts'),
    import('./leaving.ts'),
    import('./session-channel.ts'),
    import('../frame/tell-parent.ts'),
  ]);
  // A failure is logged; the page forgets the player all the same.
  await callApi('signOut');
  await forgetSession();
  await Promise.all(leaving.signedOut.map((act) => act()));
  tellOtherTabs();
  tellParent({ type: 'refresh_user' }, partners);
  window.location.assign(document.querySelector<HTMLAnchorElement>('header a')?.href ?? '/');
}
