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

/** An image of this site, above the text; empty where there is none, or where it is none. */
export function readPicture(props: Props): string {
  return isText(props?.picture) && /^\/(?![/\\])[^\s\\]*$/.test(props.picture) ? props.picture : '';
}

/**
 * Where a promotion stands in time, by its `start_at` and `end_at`: to come, on, or over, and the moment that matters
 * then. Null where it says no time, or none that can be read.
 */
export function promoTimes(props: Props, now: Date): { state: 'future' | 'active' | 'archive'; at: Date } | null {
  const [start, end] = [momentOf(props?.start_at), momentOf(props?.end_at)];
  if (start && now < start) return { state: 'future', at: start };
  if (!end) return null;
  return { state: now <= end ? 'active' : 'archive', at: end };
}

function momentOf(value: unknown): Date | null {
  if (!isText(value)) return null;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
