import { describe, expect, test } from 'vitest';
import { readAuthProviders } from './auth-provider-settings.ts';
import { readSettings, SettingsError } from './settings.ts';

const google = {
  name: 'google_oauth2',
  type: 'google',
  issuer: 'https://accounts.example',
  client_id: 'halley',
  client_secret: 'not-for-anyones-eyes',
};

describe('AUTH_PROVIDERS', () => {
  test('nobody is let in by others unless the operator says so', () => {
    expect(readSettings({}).authProviders).toEqual([]);
    expect(readSettings({ AUTH_PROVIDERS: '[]' }).authProviders).toEqual([]);
  });

  test('a provider is understood, on this machine also without TLS', () => {
    const local = { ...google, name: 'local', issuer: 'http://127.0.0.1:4400/oidc' };
    const { authProviders } = readSettings({ AUTH_PROVIDERS: JSON.stringify([google, local]) });
    expect(authProviders).toEqual([
      { ...google, scope: 'openid email profile' },
      { ...local, scope: 'openid email profile' },
    ]);
  });

  test.each([
    ['no JSON', '{'],
    ['no list', JSON.stringify(google)],
    ['a name with a slash', JSON.stringify([{ ...google, name: 'a/b' }])],
    ['a plain address', JSON.stringify([{ ...google, issuer: 'http://accounts.example' }])],
    ['an address with a query', JSON.stringify([{ ...google, issuer: 'https://accounts.example?x=1' }])],
    ['a word we do not know', JSON.stringify([{ ...google, clientid: 'x' }])],
    ['no secret', JSON.stringify([{ ...google, client_secret: '' }])],
    ['two of one name', JSON.stringify([google, google])],
    ['no openid in the scope', JSON.stringify([{ ...google, scope: 'email' }])],
  ])('%s stops the start, and the sentence does not hold the secret', (_what, text) => {
    expect(() => readSettings({ AUTH_PROVIDERS: text })).toThrow(SettingsError);
    const read = readAuthProviders(text);
    expect('problem' in read && read.problem).toBeTruthy();
    expect(JSON.stringify(read)).not.toContain('not-for-anyones-eyes');
  });
});
