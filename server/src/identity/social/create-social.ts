import type { socialCalls } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import type { AuthProviderSettings, Handlers, Keys, MountOptions } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { countOwnWaysIn } from '../sign-in/ways-in-store.ts';
import { createFlowCookie } from './flow-cookie.ts';
import { socialHandlers } from './handlers.ts';
import { mountAuth } from './mount-auth.ts';
import { createOidcProvider } from './oidc-provider.ts';
import type { Social } from './social.ts';

export interface SocialOptions {
  providers: readonly AuthProviderSettings[];
  /** Seal what the browser remembers on its way. */
  keys: Keys;
  secureCookies: boolean;
}

export interface SocialDoor {
  handlers: Handlers<typeof socialCalls>;
  /** The redirects at `/auth/:provider`. */
  mount(app: FastifyInstance, options: Pick<MountOptions, 'authenticate' | 'rateLimits'>): void;
}

/** Coming in with an account of another house. */
export function createSocial(ports: IdentityPorts, options: SocialOptions): SocialDoor {
  const { clock, publicUrl } = ports;
  const providers = options.providers.map((settings) =>
    createOidcProvider({ settings, clock, redirectUri: new URL(`/auth/${settings.name}/callback`, publicUrl).href }),
  );
  const social: Social = {
    ports,
    providers: new Map(providers.map((provider) => [provider.name, provider])),
    flowCookie: createFlowCookie({ keys: options.keys, secure: options.secureCookies, clock }),
    otherWaysIn: countOwnWaysIn,
  };
  return { handlers: socialHandlers(social), mount: (app, mount) => mountAuth(app, social, mount) };
}
