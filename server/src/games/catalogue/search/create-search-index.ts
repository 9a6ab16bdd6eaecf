import { plainText, wordsOf } from './plain-text.ts';
import { typingDistance } from './typing-distance.ts';

export interface Searchable<T> {
  value: T;
  title: string;
  /** Who made it: found by it too, behind everything that is found by its title. */
  producer: string;
}

/** How well something was found, the best first. */
export const matchRanks = ['exact', 'prefix', 'words', 'part', 'producer', 'typo'] as const;
type MatchRank = (typeof matchRanks)[number];

export interface SearchIndex<T> {
  /** What is found and how well. Empty text finds nothing. */
  find(text: string): Map<T, MatchRank>;
}

/** Words of a query that are looked at. People type few; the rest could only cost time. */
const mostWords = 8;
const shortestPart = 3;

type WordQuality = 'same' | 'start' | 'part' | 'typo';
const wordQualities: readonly WordQuality[] = ['same', 'start', 'part', 'typo'];

interface Word {
  text: string;
  /** One bit per letter: words that share too few letters need no closer look. */
  letters: number;
  titles: Set<number>;
  producers: Set<number>;
}

export function createSearchIndex<T>(items: readonly Searchable<T>[]): SearchIndex<T> {
  const index = startSearchIndex<T>();
  for (const item of items) index.add(item);
  return index.finish();
}

/**
 * A word index in memory that forgives slips of the finger. Titles are short and their words repeat, so every query
 * word is held against the vocabulary, and most of it is passed over by length and letters alone.
 */
export function startSearchIndex<T>(): { add(item: Searchable<T>): void; finish(): SearchIndex<T> } {
  const values: T[] = [];
  const titles: string[] = [];
  const words = new Map<string, Word>();
  const addWord = (text: string, place: 'titles' | 'producers') => {
    let word = words.get(text);
    if (!word) {
      word = { text, letters: lettersOf(text), titles: new Set(), producers: new Set() };
      words.set(text, word);
    }
    word[place].add(titles.length);
  };
  return {
    add({ value, title, producer }) {
      const plain = plainText(title);
      for (const word of wordsOf(plain)) addWord(word, 'titles');
      for (const word of wordsOf(plainText(producer))) addWord(word, 'producers');
      titles.push(plain);
      values.push(value);
    },
    finish: () => finishIndex({ values, titles, vocabulary: [...words.values()] }),
  };
}

function finishIndex<T>({
  values,
  titles,
  vocabulary,
}: {
  values: T[];
  titles: string[];
  vocabulary: Word[];
}): SearchIndex<T> {
  const joined = titles.map((title) => title.replaceAll(' ', ''));

  /** Of each item the best way in which this word of the query is in it. */
  const lookUp = (asked: string): Found => {
    const found: Found = { titles: new Map(), producers: new Map() };
    const letters = lettersOf(asked);
    for (const word of vocabulary) {
      const quality = compareWords(asked, letters, word);
      if (!quality) continue;
      for (const index of word.titles) keepBest(found.titles, index, quality);
      if (quality !== 'typo') for (const index of word.producers) keepBest(found.producers, index, quality);
    }
    return found;
  };

  return {
    find(text) {
      const query = plainText(text);
      const asked = [...new Set(wordsOf(query))].slice(0, mostWords);
      const found = new Map<T, MatchRank>();
      if (asked.length === 0) return found;
      const inWords = asked.map(lookUp);
      const ranks = new Map<number, MatchRank>();
      for (const index of candidatesOf(inWords)) {
        const rank = rankOf(inWords, index);
        if (rank) ranks.set(index, rank);
      }
      const queryJoined = query.replaceAll(' ', '');
      for (const [index, title] of titles.entries()) {
        // "orbitdice" and "orbit dice" are the same wish.
        if (title === query || joined[index] === queryJoined) ranks.set(index, 'exact');
        else if (title.startsWith(query) || (joined[index] as string).startsWith(queryJoined))
          ranks.set(index, 'prefix');
      }
      for (const [index, rank] of ranks) found.set(values[index] as T, rank);
      return found;
    },
  };
}

interface Found {
  titles: Map<number, WordQuality>;
  producers: Map<number, WordQuality>;
}

/** Every word must be found somewhere, so the rarest word names all that can come out. */
function candidatesOf(inWords: readonly Found[]): Iterable<number> {
  const sizes = inWords.map(({ titles, producers }) => titles.size + producers.size);
  const rarest = inWords[sizes.indexOf(Math.min(...sizes))] as Found;
  return new Set([...rarest.titles.keys(), ...rarest.producers.keys()]);
}

function rankOf(inWords: readonly Found[], index: number): MatchRank | undefined {
  let worst: MatchRank = 'words';
  for (const { titles, producers } of inWords) {
    const rank = rankOfWord(titles.get(index), producers.get(index));
    if (!rank) return undefined;
    if (matchRanks.indexOf(rank) > matchRanks.indexOf(worst)) worst = rank;
  }
  return worst;
}

function rankOfWord(inTitle: WordQuality | undefined, inProducer: WordQuality | undefined): MatchRank | undefined {
  if (inTitle === 'same' || inTitle === 'start') return 'words';
  if (inTitle === 'part') return 'part';
  if (inProducer) return 'producer';
  return inTitle === 'typo' ? 'typo' : undefined;
}

function compareWords(asked: string, letters: number, word: Word): WordQuality | undefined {
  const { text } = word;
  if (text === asked) return 'same';
  if (text.startsWith(asked)) return 'start';
  if (asked.length >= shortestPart && text.includes(asked)) return 'part';
  const most = slipsForgiven(asked.length);
  if (most === 0 || asked.length - text.length > most) return undefined;
  // A slip brings in at most one letter that the word does not have.
  if (bitsIn(letters & ~word.letters) > most) return undefined;
  if (typingDistance(asked, text, most) <= most) return 'typo';
  // Half typed and with a slip: the beginning of the word is what was meant.
  const begun = text.length > asked.length && asked.length > 3;
  return begun && typingDistance(asked, text.slice(0, asked.length), most) <= most ? 'typo' : undefined;
}

/** Short words are left alone: with one letter changed they are another word. */
function slipsForgiven(length: number): number {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
}

function keepBest(found: Map<number, WordQuality>, index: number, quality: WordQuality): void {
  const known = found.get(index);
  if (!known || wordQualities.indexOf(quality) < wordQualities.indexOf(known)) found.set(index, quality);
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) % 31);
  return letters;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
