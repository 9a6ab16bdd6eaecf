import type { StaffPermission, StaffState } from '@halley/contract';
import { createContext, useContext } from 'react';

export type OpenState = Extract<StaffState, { state: 'open' }>;

export interface Session {
  state: StaffState;
  /** Asks the server anew. */
  reload(): Promise<void>;
}

export const SessionContext = createContext<Session>({
  state: { state: 'signed_out' },
  reload: async () => undefined,
});

export function useSession(): Session {
  return useContext(SessionContext);
}

/** The member who is signed in. Only for pages behind the door. */
export function useStaff(): OpenState & { may(permission: StaffPermission): boolean; reload(): Promise<void> } {
  const { state, reload } = useSession();
  if (state.state !== 'open') throw new Error('this page is behind the door');
  return { ...state, reload, may: (permission) => state.permissions.includes(permission) };
}
