export { FundsNote } from './FundsNote.tsx';
export { ProtectionMessages } from './ProtectionMessages.tsx';
export { SelfTestCard } from './SelfTestCard.tsx';
