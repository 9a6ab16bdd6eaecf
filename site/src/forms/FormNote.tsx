import { Note } from '@halley/ui/Card.tsx';

/** What is wrong with the form as a whole. The place is there before the words, so that they are read out. */
export function FormNote({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <Note tone="danger">{text}</Note>}</div>;
}
