export { sendBroadcast } from './create-notifications.ts';
export { Message } from './message.ts';

export { newPrivateKey, pushKeyOf } from './push/push-request.ts';
export { notificationsRoom } from './room.ts';
