/** In this language, else in the one it is a variant of, else in English. */
export function wordsIn<Words>(texts: Readonly<Record<string, Words>> & { en: Words }, locale: string): Words {
  const said = Object.entries<Words>(texts);
  const [language = ''] = locale.split('-');
  const found =
    said.find(([written]) => written === locale) ?? said.find(([written]) => written.split('-')[0] === language);
  return found?.[1] ?? texts.en;
}
