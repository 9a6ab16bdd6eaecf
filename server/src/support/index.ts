export { createSupport, type Support, type SupportOptions } from './create-support.ts';
export type { SupportDeskRoom } from './desk/create-desk.ts';
export { findLetter, listPastLetters, listPastMessages, type PastMessage } from './past-store.ts';
export { supportRoom } from './room.ts';
