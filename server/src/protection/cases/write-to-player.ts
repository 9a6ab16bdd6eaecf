import type { ProtectionTemplate } from '@halley/contract';
import { invariant, type Tx } from '../../kit/index.ts';
import { languageOfLocale, languages, layOutMail } from '../../kit/mail/index.ts';
import type { ProtectionPorts } from '../ports.ts';
import type { Case } from './case-store.ts';
import { insertContact } from './contact-store.ts';
import { pageOf, words } from './message-words.ts';

interface Written {
  of: Pick<Case, 'id' | 'playerId'>;
  template: ProtectionTemplate;
  ownWords?: string | undefined;
  by: string;
}

/** In the player's language: kept on the site, told as a notice and sent by mail. */
export async function writeMessage(
  { clock, identity, notify, queueMail, publicUrl }: Omit<ProtectionPorts, 'database'>,
  tx: Tx,
  { of: { id: caseId, playerId }, template, ownWords, by }: Written,
): Promise<void> {
  const player = await identity.readPlayer(playerId, tx);
  invariant(player, 'a case has a player');
  const language = languageOfLocale(player.language);
  const { said, buttons, footer } = words[language];
  const { title, text } = said[template];
  const whole = ownWords ? `${text}\n\n${ownWords}` : text;
  const contact = { caseId, playerId, channel: 'message', isFromPlayer: false, template, title, said: whole } as const;
  const id = await insertContact(tx, { ...contact, by, at: clock.now() });
  const inAll = (part: 'title' | 'text') =>
    Object.fromEntries(languages.map((other) => [other, words[other].said[template][part]]));
  await notify(tx, {
    key: `protection:${id}`,
    kind: 'service',
    playerIds: [playerId],
    message: { title: inAll('title'), text: inAll('text'), link: pageOf[template] },
  });
  await queueMail(tx, {
    to: player.email,
    ...layOutMail({
      language,
      subject: title,
      heading: title,
      paragraphs: [text, ...(ownWords ? [ownWords] : [])],
      button: buttonOf(template, buttons, publicUrl),
      footer,
    }),
  });
}

/** To the limits, unless it is about money. */
function buttonOf(template: ProtectionTemplate, labels: { limits: string; funds: string }, publicUrl: string) {
  const isFunds = template === 'funds' || template === 'funds_accepted';
  const path = isFunds ? pageOf[template] : '/profile/limits';
  return { label: isFunds ? labels.funds : labels.limits, url: new URL(path, publicUrl).toString() };
}
