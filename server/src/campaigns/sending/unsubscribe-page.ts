import { escapeHtml } from '../../kit/mail/index.ts';
import { languageFor } from '../message-of.ts';

const words = {
  en: {
    title: 'No more offers?',
    ask: 'We send no more offers by mail, notice or popup. Letters that concern your account still come.',
    button: 'No more offers',
    done: 'Done. You get no more offers. You can change this in your profile at any time.',
    wrong: 'This link is not complete. Open it again from the mail, or change it in your profile.',
  },
  de: {
    title: 'Keine Angebote mehr?',
    ask: 'Wir schicken dir keine Angebote mehr, weder per Mail noch als Hinweis oder Fenster. Was dein Konto betrifft, kommt weiterhin.',
    button: 'Keine Angebote mehr',
    done: 'Erledigt. Du bekommst keine Angebote mehr. Ändern kannst du das jederzeit in deinem Profil.',
    wrong: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail oder ändere es in deinem Profil.',
  },
  'fr-CA': {
    title: 'Ne plus recevoir d’offres?',
    ask: 'Nous ne vous enverrons plus d’offres par courriel, notification ou fenêtre. Ce qui concerne votre compte continuera d’arriver.',
    button: 'Ne plus recevoir d’offres',
    done: 'C’est fait. Vous ne recevrez plus d’offres. Vous pouvez le modifier à tout moment dans votre profil.',
    wrong: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis le courriel ou modifiez ce choix dans votre profil.',
  },
  no: {
    title: 'Ingen flere tilbud?',
    ask: 'Vi sender deg ikke flere tilbud på e-post, som varsel eller vindu. Det som gjelder kontoen din, kommer fortsatt.',
    button: 'Ingen flere tilbud',
    done: 'Ferdig. Du får ingen flere tilbud. Du kan endre det når som helst i profilen din.',
    wrong: 'Denne lenken er ikke fullstendig. Åpne den igjen fra e-posten, eller endre det i profilen din.',
  },
  it: {
    title: 'Niente più offerte?',
    ask: 'Non ti invieremo più offerte via mail, avviso o finestra. Ciò che riguarda il tuo conto continuerà ad arrivare.',
    button: 'Niente più offerte',
    done: 'Fatto. Non riceverai più offerte. Puoi cambiare idea in qualsiasi momento nel tuo profilo.',
    wrong: 'Questo link non è completo. Aprilo di nuovo dalla mail o cambia la scelta nel tuo profilo.',
  },
};

/** Plain, without a script: it must open in every mail program, also for whoever is logged in nowhere. */
export function unsubscribePage(
  state: 'ask' | 'done' | 'wrong',
  { token, accepted }: { token: string; accepted: string | undefined },
): string {
  const language = languageFor((accepted ?? 'en').slice(0, 2).toLowerCase());
  const say = words[language];
  const form =
    state === 'ask'
      ? `<form method="post" action="/unsubscribe/${encodeURIComponent(token)}"><button>${escapeHtml(say.button)}</button></form>`
      : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(say.title)}</title></head>
<body><main><h1>${escapeHtml(say.title)}</h1><p role="status">${escapeHtml(say[state])}</p>${form}</main></body></html>
`;
}
