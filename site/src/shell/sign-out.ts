/** The page is loaded anew: nothing of the player who left stays in its memory. */
export async function signOut(): Promise<void> {
  const { callApi } = await import('../query/index.ts');
  try {
    await callApi('signOut', undefined);
  } finally {
    window.location.assign(document.querySelector<HTMLAnchorElement>('header a')?.href ?? '/');
  }
}
