/** A sentence before it has a language: which one, and what it is about. */
export interface Explained {
  key: string;
  values: Readonly<Record<string, string | number>>;
}
