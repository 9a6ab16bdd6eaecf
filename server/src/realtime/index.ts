export type { PublishOutcome } from './brokers/broker.ts';
export type { CentrifugoOptions } from './brokers/centrifugo.ts';
export { createRealtime, type Realtime, type RealtimeOptions, type RealtimeStats } from './create-realtime.ts';
export type { Limits } from './limits.ts';
export type { RealtimeClock, RealtimeLog } from './ports.ts';
export { type RealtimeRoom, realtimeRoom, type Tell } from './room.ts';
export { type Subscription, type SubscriptionInput, subscriptionFor } from './subscription.ts';
export { socketPath } from './upgrade.ts';
