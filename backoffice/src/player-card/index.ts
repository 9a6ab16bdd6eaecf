export { NotesCard } from './NotesCard.tsx';
export { PlayerCard } from './PlayerCard.tsx';
export { RelatedList } from './RelatedList.tsx';
export { SumsTable } from './SumsTable.tsx';
export { cardWords } from './words.ts';
