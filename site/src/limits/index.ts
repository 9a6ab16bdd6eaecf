export { DepositBlock, useDepositBlock } from './DepositBlock.tsx';
export { LimitProposal } from './LimitProposal.tsx';
export { PlaySettingsForm } from './PlaySettingsForm.tsx';
