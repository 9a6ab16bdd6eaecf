export {
  call,
  codeOf,
  fetchFile,
  type Input,
  inWords,
  type Output,
  onAnswer,
  onChange,
  refusalText,
  saveFile,
} from './client.ts';
export { type Loaded, useDeed, useRead } from './use-read.ts';
