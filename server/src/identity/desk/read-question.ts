/** What somebody typed into the search, as the patterns it may be meant as. */
export interface PlayerQuestion {
  /** An exact id. */
  id: number | null;
  /** Beginnings for LIKE, with its signs made harmless; null where the question cannot be meant so. */
  email: string | null;
  nickname: string | null;
  /** First and last name in either order, or one of them. */
  names: readonly [string, string] | null;
  /** The end of a phone number, backwards. */
  phone: string | null;
}

const shortestPhone = 6;
const longestId = 15;

export function readQuestion(text: string): PlayerQuestion {
  const question = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const digits = question.replace(/\D/g, '');
  const isNumber = /^[+\d][\d\s()/.-]*$/.test(question) && digits !== '';
  const words = question.split(' ');
  const [first = '', second = ''] = words;
  const isName = question !== '' && !isNumber && !question.includes('@') && words.length <= 2;
  return {
    id: /^#?\d+$/.test(question) && digits.length <= longestId ? Number(digits) : null,
    email: question !== '' && !question.includes(' ') ? beginning(question) : null,
    nickname: question !== '' ? beginning(question) : null,
    names: isName ? [beginning(first), beginning(second)] : null,
    phone: isNumber && digits.length >= shortestPhone ? beginning([...national(digits)].toReversed().join('')) : null,
  };
}

/** People type a number with the 0 of their country; it is kept with the country's own digits. */
function national(digits: string): string {
  return digits.replace(/^0+/, '');
}

function beginning(text: string): string {
  return `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
