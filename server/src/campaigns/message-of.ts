import { type CampaignContent, type CampaignWords, campaignLanguages } from '@halley/contract';
import { layOutMail, type Mail } from '../kit/mail/index.ts';

type Language = (typeof campaignLanguages)[number];

/** The language of the house that is nearest to a player's. */
export function languageFor(language: string): Language {
  return (
    campaignLanguages.find((one) => one === language) ??
    campaignLanguages.find((one) => one.slice(0, 2) === language.slice(0, 2)) ??
    'en'
  );
}

export const wordsFor = ({ words }: CampaignContent, language: string): CampaignWords => words[languageFor(language)];

const ends: Record<Language, { why: string; unsubscribe: string }> = {
  en: {
    why: 'You get this mail because you asked for offers. Play only with money you can do without.',
    unsubscribe: 'No more offers by mail',
  },
  de: {
    why: 'Du bekommst diese Mail, weil du Angebote haben wolltest. Spiel nur mit Geld, das du entbehren kannst.',
    unsubscribe: 'Keine Angebote mehr per Mail',
  },
  'fr-CA': {
    why: 'Vous recevez ce courriel parce que vous avez demandé nos offres. Ne jouez que l’argent dont vous pouvez vous passer.',
    unsubscribe: 'Ne plus recevoir d’offres par courriel',
  },
  no: {
    why: 'Du får denne e-posten fordi du ba om tilbud. Spill bare for penger du kan unnvære.',
    unsubscribe: 'Ikke flere tilbud på e-post',
  },
  it: {
    why: 'Ricevi questa mail perché hai chiesto le nostre offerte. Gioca solo denaro di cui puoi fare a meno.',
    unsubscribe: 'Non voglio più offerte via mail',
  },
};

interface MailAsked {
  content: CampaignContent;
  language: string;
  publicUrl: string;
  /** The page on which the player ends mails of this kind, and the address mail programs call. */
  unsubscribe: { page: string; oneClick: string };
  /** The image that tells that the mail was opened. */
  image?: string | undefined;
}

/** A mail as its recipient sees it. */
export function mailOf({ content, language, publicUrl, unsubscribe, image }: MailAsked): Omit<Mail, 'to'> {
  const own = languageFor(language);
  const { title, text, button } = content.words[own];
  const { why, unsubscribe: label } = ends[own];
  const laidOut = layOutMail({
    language: own,
    subject: title,
    heading: title,
    paragraphs: text.split(/\n{2,}/),
    button: { label: button, url: `${publicUrl}${content.path}` },
    footer: why,
    unsubscribe: { label, url: unsubscribe.page },
    image,
  });
  return { ...laidOut, unsubscribeUrl: unsubscribe.oneClick };
}

/** A message of the notice centre and of pushes: which language it is in is decided there. */
export function noticeOf({ words, path }: CampaignContent) {
  const every = (part: keyof CampaignWords) =>
    Object.fromEntries(campaignLanguages.map((language) => [language, words[language][part]]));
  return { title: every('title'), text: every('text'), button: { title: every('button'), path } };
}
