export { ProtectionMessages } from './ProtectionMessages.tsx';
