import type { VipStatus } from '@halley/contract';

/** A message of the house in its languages. */
export interface ClubMessage {
  title: Record<string, string>;
  text: Record<string, string>;
  link: string;
}

const nameOf = (status: VipStatus): string => status.slice(0, 1) + status.slice(1).toLowerCase();

/** Said when people have given or taken a status. */
export function statusMessage(status: VipStatus): ClubMessage {
  const name = nameOf(status);
  return {
    title: {
      en: `Your status is ${name} now`,
      de: `Dein Status ist jetzt ${name}`,
      fr: `Votre statut est maintenant ${name}`,
      it: `Ora il tuo stato è ${name}`,
      no: `Statusen din er nå ${name}`,
    },
    text: {
      en: 'A person of the house has decided it. What it gives is on the page of the club.',
      de: 'Das hat ein Mensch unseres Hauses entschieden. Was er bringt, steht auf der Seite des Clubs.',
      fr: 'Une personne de la maison l’a décidé. Ce qu’il apporte est sur la page du club.',
      it: 'L’ha deciso una persona della casa. Che cosa dà è sulla pagina del club.',
      no: 'Et menneske i huset har bestemt det. Hva den gir, står på klubbens side.',
    },
    link: '/vip',
  };
}

/** Said a quarter before a status may be lowered. It asks for nothing. */
export function noticeMessage(status: VipStatus, until: string): ClubMessage {
  const name = nameOf(status);
  return {
    title: {
      en: `About your status ${name}`,
      de: `Zu deinem Status ${name}`,
      fr: `À propos de votre statut ${name}`,
      it: `Sul tuo stato ${name}`,
      no: `Om statusen din ${name}`,
    },
    text: {
      en: `It stays yours at least until ${until}; after that it may become another one. There is nothing you have to do.`,
      de: `Er bleibt dir mindestens bis ${until}; danach kann er ein anderer werden. Du musst nichts tun.`,
      fr: `Il reste à vous au moins jusqu’au ${until}; ensuite, il peut changer. Vous n’avez rien à faire.`,
      it: `Resta tuo almeno fino al ${until}; poi può cambiare. Non devi fare nulla.`,
      no: `Den er din minst til ${until}; etter det kan den bli en annen. Du trenger ikke gjøre noe.`,
    },
    link: '/vip',
  };
}
