import type { Database } from '../../../kit/index.ts';
import { freePort } from '../../../kit/testing/free-port.ts';
import { shared } from '../../../kit/testing/shared.ts';
import type { IdentityOptions } from '../../index.ts';
import { endIdentity, type TestIdentity, testIdentity } from '../../testing/test-identity.ts';
import { type Person, startTestProvider, type TestProvider } from './test-provider.ts';
import { createTraveller, type Traveller } from './test-traveller.ts';

export interface TestSocial extends TestIdentity {
  home: string;
  provider: TestProvider;
  /** A further house, of the name `other`. */
  other: TestProvider;
  traveller(): Traveller;
  /** Somebody new over there. */
  person(change?: Partial<Person>): Person;
  close(): Promise<void>;
}

let count = 0;

/** The room behind real connections, and two real providers beside it. */
export async function openTestSocial(
  database: Database,
  options: Partial<IdentityOptions> & { demo?: boolean } = {},
): Promise<TestSocial> {
  const port = await freePort();
  const home = `http://127.0.0.1:${port}`;
  const redirectUris = [`${home}/auth/google_oauth2/callback`, `${home}/auth/other/callback`];
  const [provider, other] = await Promise.all([
    startTestProvider({ redirectUris }),
    startTestProvider({ redirectUris, name: 'other' }),
  ]);
  const room = await testIdentity(database, {
    publicUrl: home,
    social: { providers: [provider.settings, other.settings], keys: ['5'.repeat(64)] },
    ...options,
  });
  await room.app.listen({ host: '127.0.0.1', port });
  return {
    ...room,
    home,
    provider,
    other,
    traveller: () => createTraveller(home),
    person(change = {}) {
      count += 1;
      const sub = `person-${count}`;
      const person = { sub, email: `${sub}@mail.example`, email_verified: true, name: `Person ${count}`, ...change };
      provider.people.set(sub, person);
      other.people.set(sub, person);
      return person;
    },
    async close() {
      await endIdentity(room);
      await Promise.all([provider.stop(), other.stop()]);
    },
  };
}

/** One for all tests of a file. */
export function sharedSocial(database: Database): TestSocial {
  return shared(
    () => openTestSocial(database),
    (room) => room.close(),
  );
}
