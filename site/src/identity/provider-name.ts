/** `google_oauth2` is Google to people. */
export function authProviderName(name: string): string {
  return name
    .replace(/_(oauth2|oidc|openid)$/, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
