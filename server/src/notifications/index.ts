export { createNotifications, type Notifications, sendBroadcast } from './create-notifications.ts';
export { Message } from './message.ts';
export { usualPushHosts } from './push/push-address.ts';
export { newPrivateKey, pushKeyOf } from './push/push-request.ts';
export { notificationsRoom } from './room.ts';
