import { type PromotionLanguage, type PromotionRule, promotionLanguages } from '@halley/contract';

interface WordFault {
  key: string;
  detail: string;
}

type Patterns = Readonly<Record<PromotionLanguage, RegExp>>;

/** The name of the thing, wherever it is offered: spins that cost no stake. */
const freeSpins: Patterns = {
  en: /\bfree[ -]?spins?\b/gi,
  de: /\bfreispiel(e|en)?\b/gi,
  'fr-CA': /\btours? gratuits?\b/gi,
  no: /\bgratisspinn(ene)?\b/gi,
  it: /\bgir[io] gratis\b/gi,
};
const free: Patterns = {
  en: /\bfree\b/i,
  de: /\b(gratis|kostenlos\w*|umsonst|geschenkt)\b/i,
  'fr-CA': /\bgratuit\w*\b/i,
  no: /\b(gratis|kostnadsfri\w*)\b/i,
  it: /\b(gratis|gratuit\w+)\b/i,
};
const pressing: Patterns = {
  en: /last chance|hurry|only \d+ left|act now|don.t miss|ends soon/i,
  de: /letzte chance|beeil|nur noch \d+|jetzt oder nie|nicht verpassen/i,
  'fr-CA': /derni[eè]re chance|d[ée]p[êe]che|plus que \d+|ne manque/i,
  no: /siste sjanse|skynd|bare \d+ igjen|ikke g[åa] glipp/i,
  it: /ultima (occasione|possibilit[àa])|affr[eé]tta|solo \d+ rimast|non perdere/i,
};
/** PR-10: nothing is promised to somebody for coming back after a loss. */
const chasing: Patterns = {
  en: /win (it |your money )?back|make up for (your )?loss/i,
  de: /zur[üu]ckgewinn|verlust\w* (wieder )?(aus|gut)/i,
  'fr-CA': /regagne|rattrape/i,
  no: /vinn (det )?tilbake|ta igjen/i,
  it: /rivinc|recupera (le|quanto)/i,
};

/** PR-07, PR-10, PR-12: what a text of a promotion must not say. */
export function wordFaults(texts: PromotionRule['texts'], { asksNothing }: { asksNothing: boolean }): WordFault[] {
  return promotionLanguages.flatMap((language) => {
    const { title, summary } = texts[language];
    const text = `${title}\n${summary}`;
    const faults: WordFault[] = [];
    const say = (key: string) => faults.push({ key, detail: language });
    if (text.includes('!')) say('exclamation');
    if (pressing[language].test(text)) say('pressing');
    if (chasing[language].test(text)) say('chasing');
    if (!asksNothing && free[language].test(text.replace(freeSpins[language], ''))) say('free');
    return faults;
  });
}
