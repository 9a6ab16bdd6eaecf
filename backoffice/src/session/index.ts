export { QueuesContext, UnreadContext, useLiveQueues, useQueues, useUnread } from './queues.ts';
export { SessionContext, useSession, useStaff } from './staff-state.ts';
export { usePresence, useRepeated } from './use-presence.ts';
