import type { Queryable } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import type { AuthProvider } from './auth-provider.ts';
import type { FlowCookie } from './flow-cookie.ts';

/** What the actions of this folder work with. */
export interface Social {
  ports: IdentityPorts;
  providers: ReadonlyMap<string, AuthProvider>;
  flowCookie: FlowCookie;
  /** How many ways lead into the account besides those of other houses. */
  otherWaysIn(db: Queryable, playerId: number): Promise<number>;
}

/** Where a player connects and cuts off other accounts. */
export const securityPage = '/profile/security';
