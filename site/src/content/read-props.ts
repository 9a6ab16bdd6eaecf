export interface Question {
  question: string;
  answer: string;
  /** What it is about; empty where the page does not sort its questions. */
  group: string;
}

type Props = Readonly<Record<string, unknown>> | null;

/** What a page's JSON says of questions and answers. Whatever is not one is left out: an operator wrote it by hand. */
export function readFaq(props: Props): Question[] {
  const list = props?.faq;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const { question, answer, group } = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<Question>;
    return isText(question) && isText(answer) ? [{ question, answer, group: isText(group) ? group : '' }] : [];
  });
}

/** A short text in front of the page's own. */
export function readLead(props: Props): string {
  return isText(props?.lead) ? props.lead : '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
