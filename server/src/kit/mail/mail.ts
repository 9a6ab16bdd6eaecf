/** An e-mail as rooms write it; the sender's address is a setting. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sender's name, where it is not that of the settings; the address is, unless it is said too. */
  fromName?: string;
  fromAddress?: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** Where one click, of a person or of their mail program (RFC 8058), ends mails of this kind. */
  unsubscribeUrl?: string;
  /** Advertising for this player: whether they still want it is asked once more when it leaves, however long it waited. */
  offersTo?: number;
}

/** An e-mail that waits to be sent; base64. */
export interface SealedMail {
  sealed: string;
}
