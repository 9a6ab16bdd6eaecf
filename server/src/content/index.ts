export { changeItem, type ItemChange } from './change-item.ts';

export { createEditorDesk, type Editor, type EditorDesk } from './changes/editor-desk.ts';
export { createDocumentDesk, type DocumentDesk, type DocumentEditor } from './documents/document-desk.ts';
export { FolderRefused, readFolder } from './folder/read-folder.ts';
export { writeFolder } from './folder/write-folder.ts';
export { createImageDesk, type ImageDesk } from './images/image-desk.ts';
export { exportItems, importItems } from './import-items.ts';
export { ContentRefused } from './items/check-item.ts';
export { type ItemName, parseName as itemNamed } from './items/item-names.ts';
export { historyOf, listItems } from './list-items.ts';
export { createPreviewDesk, type PreviewDesk } from './preview/preview-desk.ts';
export { type ContentRoom, contentRoom } from './room.ts';
export { shipContent } from './ship-content.ts';
export { knownMessages } from './words/known-messages.ts';
