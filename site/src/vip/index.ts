export { VipWidget } from './VipWidget.tsx';
