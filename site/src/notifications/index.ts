export { HeaderNotices } from './HeaderNotices.tsx';
export { headerNotices, type Notice, notices } from './store.ts';
