export { QueuesContext, useLiveQueues, useQueues } from './queues.ts';
export { SessionContext, useSession, useStaff } from './staff-state.ts';
export { usePresence, useRepeated } from './use-presence.ts';
