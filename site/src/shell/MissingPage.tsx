import { data } from 'react-router';

/** Every address that no page has: a real 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function MissingPage() {
  return null;
}
