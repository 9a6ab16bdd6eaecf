export { type Content, createContent } from './create-content.ts';
export { ContentRefused } from './items/check-item.ts';
export { publishItem } from './publish-item.ts';
